import { type Pool, yardsticksOf } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { type Aton, aton } from '../rules/index.ts';
import { scoreBoard, totalsOf } from '../rules/scoring.ts';
import { type AtonState, sideOf } from '../rules/state.ts';

/** A priest on the board is worth a little beyond what it earns now. */
const PRIEST = 0.3;

/** The score, what a scoring would pay as the board stands, and a little for every priest on it. */
function advice(state: AtonState, seat: Seat): number {
  const [red, blue] = totalsOf(scoreBoard(state.board));
  const priests = state.board.filter((owner) => owner === seat).length;
  return sideOf(state, seat).score + (seat === 0 ? red : blue) + PRIEST * priests;
}

/** Cards are committed for a whole round: it has to end before its worth shows. */
function settled({ sides: [red, blue] }: AtonState, { agenda }: Aton['view']): boolean {
  return agenda.at(-1)?.do !== 'round' || (red.row.length === 0 && blue.row.length === 0);
}

export const yardsticks: Pool<Aton> = yardsticksOf(aton, { advice, settled, misread: 8, playouts: 6500 });
