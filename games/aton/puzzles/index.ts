import { puzzleShelf } from '@naos/game-module';
import heads from './heads.json' with { type: 'json' };

/** Positions with one clearly best move: `npm run naos -- puzzles aton` found them. */
export const puzzles = puzzleShelf(heads, [
  () => import('./part-1.json', { with: { type: 'json' } }),
  () => import('./part-2.json', { with: { type: 'json' } }),
  () => import('./part-3.json', { with: { type: 'json' } }),
  () => import('./part-4.json', { with: { type: 'json' } }),
  () => import('./part-5.json', { with: { type: 'json' } }),
  () => import('./part-6.json', { with: { type: 'json' } }),
]);
