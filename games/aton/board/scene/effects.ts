import { NOBODY } from '@naos/engine';
import { type Line, line } from '@naos/words';
import {
  CARTOUCHE_1_MULTIPLIER,
  otherOf,
  REMOVAL_OFFSET,
  REMOVAL_STARTS_IN_ROUND,
} from '../../rules/content/constants.ts';
import type { RoundTask } from '../../rules/tasks.ts';
import type { AtonView } from '../../rules/view.ts';
import { roman } from '../../texts/terms.ts';

/** The rule that each cartouche, 1 to 4, follows. */
export const CARTOUCHE_RULE = ['4.4.1', '4.5.1', '4.7.2', '4.7.1'] as const;

/** Who goes first in this round, or NOBODY while the cards are face down, or when an ending came before the order. */
export function firstOf({ agenda, ending, sides }: AtonView): number {
  const round = agenda.find((task): task is RoundTask => task.do === 'round');
  if (round !== undefined || ending === null || ending.how === 'cartouche') return round?.first ?? NOBODY;
  // The game is over and its agenda empty: the cards still tell, but for a tie-break draw (4.5.1, 4.5.2).
  const [red, blue] = sides.map(({ row: [c1 = 0, c2 = 0] }) => 10 * c2 + c1);
  if (red === undefined || blue === undefined || red === blue) return NOBODY;
  return red < blue ? 0 : 1;
}

/** The cartouche that is being carried out now, as seat and number; null between the two turns. */
export function activeCartouche({ agenda }: AtonView): { readonly seat: number; readonly cartouche: number } | null {
  const task = agenda.at(-1);
  if (task?.do === 'remove') return { seat: task.seat, cartouche: 2 };
  if (task?.do === 'place') return { seat: task.seat, cartouche: 4 };
  return null;
}

/** What a card does at a cartouche, in a few words. */
export function effectOf(view: AtonView, seat: number, cartouche: number, card: number): Line {
  switch (cartouche) {
    case 1:
      return pointsEffect(view, seat, card);
    case 2:
      return orderEffect(view, seat, card);
    case 3:
      return line('board.effect.temples', { last: roman(card) });
    default:
      return placementEffect(view, seat, card);
  }
}

function pointsEffect({ revealed, sides }: AtonView, seat: number, card: number): Line {
  if (!revealed) return line('board.effect.against');
  const other = sides[otherOf(seat)]?.row[0] ?? card;
  return line('board.effect.points', { points: CARTOUCHE_1_MULTIPLIER * Math.max(0, card - other) });
}

/** The removal that a card brings; null for none. */
export function removalEffect({ round }: AtonView, card: number): Line | null {
  const number = round < REMOVAL_STARTS_IN_ROUND ? 0 : card + REMOVAL_OFFSET;
  if (number === 0) return null;
  return number < 0 ? line('board.effect.own') : line('board.effect.theirs', { n: number });
}

function orderEffect(view: AtonView, seat: number, card: number): Line {
  const removal = removalEffect(view, card);
  const first = firstOf(view);
  if (first === NOBODY) return removal ?? line('board.effect.nothing');
  const place = first === seat ? 'first' : 'second';
  return removal === null ? line('board.effect.order.only', { place }) : line('board.effect.order', { place, removal });
}

/** How many priests a card places: no more than the supply has (4.7.1), and what is left of them meanwhile. */
export function placementEffect(view: AtonView, seat: number, card: number): Line {
  const task = view.agenda.at(-1);
  if (task?.do === 'place' && task.seat === seat) return line('board.effect.placing', { left: task.left });
  if (hasActed(view, seat)) return line('board.effect.placed');
  return line('board.effect.places', { all: Math.min(card, view.sides[seat]?.supply ?? card) });
}

/** Whether a seat has finished its removal and placement of this round. */
export function hasActed(view: AtonView, seat: number): boolean {
  const { agenda, ending } = view;
  if (ending !== null) {
    // 4.4.4, 4.7.14: a win stops the round where it stands.
    if (ending.how === 'cartouche') return false;
    return ending.how === 'scoring' || ending.how === 'guard' || ending.winner === seat || firstOf(view) === seat;
  }
  const task = agenda.at(-1);
  if (task?.do === 'scoring' || task?.do === 'cull') return true;
  return (task?.do === 'remove' || task?.do === 'place') && task.seat !== seat && firstOf(view) === seat;
}
