import { compared, dialled, Meter, type Question, type Ranked } from '@naos/bots';
import { FastRandom, imagined, type Play, type Seat } from '@naos/engine';
import { type Aton, aton } from '../rules/index.ts';
import type { CommitMove } from '../rules/moves.ts';
import { sideOf } from '../rules/state.ts';
import { rateCulls, ratePlacements, rateRemovals } from './plan.ts';
import type { Style } from './style.ts';
import { twoHands } from './two-hands.ts';

/** How the best rows are looked at once more, with what the next round is worth. */
export interface Looking {
  /** Rows that are looked at, and how far behind the best in win chance. */
  readonly width: number;
  readonly margin: number;
  /** Evaluations of the budget that count as one look: a look fills the table between two hands. */
  readonly cost: number;
  /** For how many looks the row's value in this round alone counts. */
  readonly trust: number;
}

/** Draws a row of the other player, who holds these cards. */
type DrawTheirs = (cards: readonly number[], random: FastRandom) => CommitMove;

/** In a look priests are moved one after the other, without a thought of the answer. */
const hasty = (style: Style): Style => ({ ...style, seesReply: false, wholePlacements: false });

function movePriest(play: Play<Aton>, style: Style): void {
  const { state, seat } = play;
  const moves = play.moves(seat);
  const task = state.agenda.at(-1);
  const rated =
    task?.do === 'remove'
      ? rateRemovals(state, task, moves, style)
      : task?.do === 'place'
        ? ratePlacements(state, task, moves, style)
        : rateCulls(state, seat, moves, style);
  const [first, ...others] = rated;
  let best = first;
  for (const one of others) if (one.value > (best?.value ?? 0)) best = one;
  if (best === undefined) throw new RangeError('A player without a move is not asked.');
  play.make(best.move, seat);
}

/** Plays the round to its end; the seat's chance by the next round between the two hands that are dealt for it. */
function chanceAhead(play: Play<Aton>, seat: Seat, style: Style): number {
  while (!play.over) {
    if (play.state.agenda.at(-1)?.do === 'round') {
      const { value } = twoHands(play.state, style.weights).solution;
      return (1 + (seat === 0 ? value : -value)) / 2;
    }
    movePriest(play, style);
  }
  const winner = play.state.ending?.winner ?? -1;
  return winner === seat ? 1 : winner === 1 - seat ? 0 : 0.5;
}

/** The other player's row in an imagined round: it is unknown, even where it lies face down already. */
export function commitTheirs(play: Play<Aton>, other: Seat, draw: DrawTheirs, random: FastRandom): void {
  const side = sideOf(play.state, other);
  if (side.row.length > 0) side.row = draw(side.row, random).row;
  else play.make(draw(side.hand, random), other);
}

/**
 * Looks at the best rows once more: against rows of the other's mix the round is played to its end, and the next one is
 * dealt and solved; the same luck for every row. The budget says how many looks there are; sequential halving deals them out.
 */
export function lookAhead(
  question: Question<Aton>,
  ranked: readonly Ranked<Aton>[],
  style: Style,
  { width, margin, cost, trust }: Looking,
  draw: DrawTheirs,
): readonly Ranked<Aton>[] {
  const { view, seat, seed, budget } = question;
  const sorted = ranked.toSorted((a, b) => b.value - a.value);
  const [best] = sorted;
  if (best === undefined || best.value >= 1 || best.move.do === 'exchange') return ranked;
  const arms = sorted
    .filter(({ move, value }) => move.do !== 'exchange' && value >= best.value - margin)
    .slice(0, width);
  if (arms.length < 2) return ranked;
  const meter = new Meter(question);
  const quick = hasty(style);
  const looked = compared(arms, {
    seed,
    looks: dialled(budget, cost),
    judged: ({ value }) => value,
    trust,
    look: ({ move }, luck) => {
      const play = imagined(aton, view, luck);
      commitTheirs(play, 1 - seat, draw, new FastRandom(luck ^ 0x5eed));
      play.make(move, seat);
      meter.spend();
      return chanceAhead(play, seat, quick);
    },
    goesOn: () => meter.left,
  });
  if (looked === null) return ranked;
  const close = new Map(looked.map(({ arm, value }) => [arm.move, value]));
  const floor = Math.min(...close.values());
  return ranked.map(({ move, value }) => ({ move, value: close.get(move) ?? Math.min(value, floor) }));
}
