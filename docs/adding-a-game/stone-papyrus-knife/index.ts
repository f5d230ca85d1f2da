import type { GameModule } from '@naos/game-module';
import type { StonePapyrusKnife } from './rules/index.ts';

/** Each part is loaded only when somebody asks for it: the lobby never loads a board. */
export const gameModule: GameModule<StonePapyrusKnife> = {
  id: 'stone-papyrus-knife',
  title: { en: 'Stone, papyrus, knife', ru: 'Камень, папирус, нож' },
  seats: { min: 2, max: 2 },
  minutes: { min: 2, max: 5 },
  weight: 1,
  rules: async () => (await import('./rules/index.ts')).game,
  words: async () => (await import('./texts/index.ts')).words,
  board: async () => (await import('./board/index.tsx')).board,
  bots: async () => (await import('./bot/index.ts')).bots,
  tutorial: async () => (await import('./tutorial/index.ts')).tutorial,
};
