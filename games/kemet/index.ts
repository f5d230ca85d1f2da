import type { GameModule } from '@naos/game-module';
import type { Kemet } from './rules/index.ts';

export const gameModule: GameModule<Kemet> = {
  id: 'kemet',
  title: { en: 'Kemet', ru: 'Кемет' },
  seats: { min: 2, max: 5 },
  minutes: { min: 60, max: 120 },
  weight: 4,
  face: {
    accent: 'carnelian',
    subtitle: { en: 'Blood and Sand', ru: 'Кровь и песок' },
    blurb: {
      en: 'Raise pyramids, gather powers and march for fame.',
      ru: 'Стройте пирамиды, копите силы и воюйте за славу.',
    },
  },
  source: import.meta.url,
  rules: async () => (await import('./rules/index.ts')).kemet,
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
  advisers: async () => (await import('./advice/index.ts')).advisers,
};
