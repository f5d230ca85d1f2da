import { compared, dialled, type Meter, type Question, type Ranked, shareOf } from '@naos/bots';
import { FastRandom, imagined, type Play, type Seat } from '@naos/engine';
import { templeOfFate } from '../rules/index.ts';
import type { TempleMove } from '../rules/moves.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { type Counter, type Row, rate } from './rate.ts';
import { chanceNow } from './scene.ts';
import { quickStyle, type Style } from './style.ts';

/** How the best moves are looked at once more: everybody plays on. */
export interface Looking {
  /** Rows that are looked at, and how far behind the best in win chance. */
  readonly width: number;
  readonly margin: number;
  /** Evaluations of the budget that count as one look. */
  readonly cost: number;
  /** For how many looks the judgement of the move itself counts. */
  readonly trust: number;
  /** Ends of rounds looked ahead: 1 is the end of this round. */
  readonly rounds: number;
}

/** Everybody plays on quickly to the end of a round; the seat's chance there. */
function chanceAhead(play: Play<TempleOfFate>, seat: Seat, last: number, style: Style, random: FastRandom): number {
  while (!play.over && play.state.round <= last) {
    const asked = play.seat;
    const moves = play.moves(asked);
    let [best] = moves;
    if (moves.length > 1) {
      let most = Number.NEGATIVE_INFINITY;
      for (const { move, value } of rate(play.state, asked, moves, style, ENDLESS, random.next())) {
        if (value <= most) continue;
        most = value;
        best = move;
      }
    }
    if (best === undefined) throw new RangeError('A player without a move is not asked.');
    play.make(best, asked);
  }
  return play.over ? shareOf(templeOfFate.outcome(play.state), seat) : chanceNow(play.state, seat, style.weights);
}

/** Quick play inside a look is not counted: the look is. */
const ENDLESS: Counter = { spend: () => true, left: true };

/**
 * Looks at the best rows once more: everybody plays on to the end of a round, with other luck in each look and the same luck
 * for every row. The budget says how many looks there are. Moves that no looked-at row begins with stay behind.
 */
export function lookAhead(
  { view, seat, seed, budget }: Question<TempleOfFate>,
  ranked: readonly Ranked<TempleOfFate>[],
  rows: readonly Row[],
  { weights }: Style,
  { width, margin, cost, trust, rounds }: Looking,
  meter: Meter,
): readonly Ranked<TempleOfFate>[] {
  const sorted = rows.toSorted((a, b) => b.value - a.value);
  const [best] = sorted;
  if (best === undefined) return ranked;
  const arms = sorted.filter(({ value }) => value >= best.value - margin).slice(0, width);
  if (arms.length < 2) return ranked;
  const style = quickStyle(weights);
  const last = view.round + rounds - 1;
  const looked = compared(arms, {
    seed,
    looks: dialled(budget, cost),
    judged: ({ value }) => value,
    trust,
    look: ({ moves }, luck) => {
      const play = imagined(templeOfFate, view, luck);
      for (const move of moves) play.make(move, seat);
      meter.spendMany(1);
      return chanceAhead(play, seat, last, style, new FastRandom(luck ^ 0x5eed));
    },
    goesOn: () => meter.left,
  });
  if (looked === null) return ranked;
  const close = new Map<TempleMove, number>();
  for (const { arm, value } of looked) for (const move of arm.moves) if (!close.has(move)) close.set(move, value);
  const floor = Math.min(...close.values());
  return ranked.map(({ move, value }) => ({ move, value: close.get(move) ?? Math.min(value, floor) }));
}
