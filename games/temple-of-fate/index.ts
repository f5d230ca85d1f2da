import type { GameModule } from '@naos/game-module';
import type { TempleOfFate } from './rules/index.ts';

export const gameModule: GameModule<TempleOfFate> = {
  id: 'temple-of-fate',
  title: { en: 'Temple of Fate', ru: 'Храм судьбы' },
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 60 },
  weight: 2,
  face: {
    accent: 'malachite',
    blurb: {
      en: 'Build a pyramid, link ornaments, send priests to the gods.',
      ru: 'Стройте пирамиду, цепочки и шлите жрецов к богам.',
    },
  },
  source: import.meta.url,
  rules: async () => (await import('./rules/index.ts')).templeOfFate,
  words: async () => (await import('./texts/index.ts')).words,
  board: async () => (await import('./board/index.tsx')).board,
  sketch: async () => (await import('./board/sketch.ts')).sketch,
  bots: async () => (await import('./bot/index.ts')).shelf,
  tutorial: async () => (await import('./tutorial/index.ts')).tutorial,
  statistics: async () => (await import('./statistics.ts')).statistics,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  reasons: async () => (await import('./advice/reasons.ts')).reasons(),
  patterns: async () => (await import('./advice/patterns.ts')).patterns,
  drills: async () => (await import('./drills.ts')).drills,
};
