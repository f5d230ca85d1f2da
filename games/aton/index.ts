import type { GameModule } from '@naos/game-module';
import type { Aton } from './rules/index.ts';

export const gameModule: GameModule<Aton> = {
  id: 'aton',
  title: { en: 'Aton', ru: 'Атон' },
  seats: { min: 2, max: 2 },
  minutes: { min: 20, max: 30 },
  weight: 2,
  face: {
    accent: 'lapis',
    blurb: {
      en: 'Split four cards in secret and fill the temples.',
      ru: 'Тайно разложите карты и займите четыре храма.',
    },
  },
  source: import.meta.url,
  rules: async () => (await import('./rules/index.ts')).aton,
  words: async () => (await import('./texts/index.ts')).words,
  board: async () => (await import('./board/index.tsx')).board,
  sketch: async () => (await import('./board/sketch.ts')).sketch,
  bots: async () => (await import('./bot/index.ts')).shelf,
  tutorial: async () => (await import('./tutorial/index.ts')).tutorial,
  statistics: async () => (await import('./statistics.ts')).statistics,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  reasons: async () => (await import('./advice/reasons.ts')).reasons(),
  patterns: async () => (await import('./advice/patterns.ts')).patterns,
  advisers: async () => (await import('./advice/index.ts')).advisers,
};
