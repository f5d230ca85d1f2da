import { type Solution, solveMatrix } from '@naos/bots';
import type { FastRandom } from '@naos/engine';
import { COMMITS, type CommitMove } from '../rules/moves.ts';
import type { AtonState, Side } from '../rules/state.ts';
import { countsOf, HANDS, handIndex } from './hands.ts';
import { Position } from './position.ts';
import { possibleRows, roundTable } from './table.ts';

const ITERATIONS = 60;

/** The round between two known hands: their rows, and the equilibrium between just these. */
export interface TwoHands {
  readonly rows: readonly [readonly number[], readonly number[]];
  readonly solution: Solution;
}

/** Solves the round as if both hands lay open before the rows are chosen: quicker than over all hands, and as varied. */
export function twoHands(state: AtonState, weights: Float32Array): TwoHands {
  const { sides } = state;
  const rowsOf = (side: Side): readonly number[] => HANDS[handIndex(side.hand)]?.rows ?? [];
  const rows = [rowsOf(sides[0]), rowsOf(sides[1])] as const;
  const red = [{ weight: 1, actions: rows[0] }];
  const blue = [{ weight: 1, actions: rows[1] }];
  const known = (side: Side) => ({
    sure: [],
    pool: countsOf([...side.hand, ...side.deck]),
    deck: side.deck.length,
    bottom: [],
  });
  const payoff = roundTable(
    weights,
    Position.of(state),
    [known(sides[0]), known(sides[1])],
    [possibleRows(red), possibleRows(blue)],
  );
  const size = COMMITS.length;
  const solution = solveMatrix(
    { payoff, rows: size, columns: size, rowTypes: red, columnTypes: blue },
    { iterations: ITERATIONS },
  );
  return { rows, solution };
}

/** A row drawn from a mix. */
export function drawRow(rows: readonly number[], mix: Float64Array | undefined, random: FastRandom): CommitMove {
  let left = random.next() / 0x1_0000_0000;
  const found = rows.findIndex((_row, i) => {
    left -= mix?.[i] ?? 0;
    return left < 0;
  });
  const move = COMMITS[rows[Math.max(0, found)] ?? -1];
  if (move === undefined) throw new RangeError('A hand without rows can not be committed.');
  return move;
}
