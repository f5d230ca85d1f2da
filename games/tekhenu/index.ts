import type { GameModule } from '@naos/game-module';
import type { Tekhenu } from './rules/index.ts';

export const gameModule: GameModule<Tekhenu> = {
  id: 'tekhenu',
  title: { en: 'Tekhenu', ru: 'Техену' },
  seats: { min: 1, max: 4 },
  minutes: { min: 60, max: 120 },
  weight: 4,
  face: {
    accent: 'amethyst',
    subtitle: { en: 'Obelisk of the Sun', ru: 'Обелиск Солнца' },
    blurb: {
      en: 'Draft dice in sun and shadow, keep the scales level.',
      ru: 'Берите кубики на свету и в тени, держите весы ровно.',
    },
  },
  source: import.meta.url,
  rules: async () => (await import('./rules/index.ts')).tekhenu,
  words: async () => (await import('./texts/index.ts')).words,
  board: async () => (await import('./board/index.tsx')).board,
  sketch: async () => (await import('./board/sketch.ts')).sketch,
  bots: async () => (await import('./bot/index.ts')).shelf,
  tutorial: async () => (await import('./tutorial/index.ts')).tutorial,
  statistics: async () => (await import('./statistics.ts')).statistics,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  orders: async () => (await import('./orders.ts')).orders,
  reasons: async () => (await import('./advice/reasons.ts')).reasons(),
  patterns: async () => (await import('./advice/patterns.ts')).patterns,
};
