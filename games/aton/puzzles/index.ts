import type { Puzzle } from '@naos/game-module';
import list from './puzzles.json' with { type: 'json' };

/** Positions with one clearly best move: `npm run naos -- puzzles aton` found them. */
export const puzzles: readonly Puzzle[] = list;
