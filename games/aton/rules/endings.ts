import { NOBODY, type Seat, type Table } from '@naos/engine';
import type { AtonState, How } from './state.ts';
import type { Aton } from './vocabulary.ts';

/** Both scores, red's first. */
export function scoresOf(state: AtonState): number[] {
  return [state.sides[0].score, state.sides[1].score];
}

/** Ends the game where it stands (6.1.4, R23). */
export function endWith(table: Table<Aton>, how: How, winner: Seat): void {
  const ending = { how, winner };
  table.state.ending = ending;
  if (table.loud) table.tell({ kind: 'ended', ending, scores: scoresOf(table.state) });
  table.finish();
}

/** Ends the game by score: the higher one wins, equal scores are a draw (5.1.9, 5.1.10, R22). */
export function endByScore(table: Table<Aton>, how: How): void {
  const [red, blue] = table.state.sides;
  endWith(table, how, red.score === blue.score ? NOBODY : red.score > blue.score ? 0 : 1);
}
