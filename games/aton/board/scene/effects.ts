import { NOBODY } from '@naos/engine';
import { type Line, line } from '@naos/words';
import {
  CARTOUCHE_1_MULTIPLIER,
  OTHER,
  REMOVAL_OFFSET,
  REMOVAL_STARTS_IN_ROUND,
} from '../../rules/content/constants.ts';
import type { RoundTask } from '../../rules/tasks.ts';
import type { AtonView } from '../../rules/view.ts';
import { roman } from '../../texts/terms.ts';

/** Who goes first in this round, or NOBODY while the cards are face down. */
export function firstOf({ agenda }: AtonView): number {
  const round = agenda.find((task): task is RoundTask => task.do === 'round');
  return round?.first ?? NOBODY;
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
  const other = sides[OTHER[seat] ?? 0]?.row[0] ?? card;
  return line('board.effect.points', { points: CARTOUCHE_1_MULTIPLIER * Math.max(0, card - other) });
}

function orderEffect(view: AtonView, seat: number, card: number): Line {
  const number = view.round < REMOVAL_STARTS_IN_ROUND ? 0 : card + REMOVAL_OFFSET;
  const removal =
    number === 0
      ? line('board.effect.nothing')
      : number < 0
        ? line('board.effect.own')
        : line('board.effect.theirs', { n: number });
  const first = firstOf(view);
  if (first === NOBODY) return removal;
  const place = first === seat ? 'first' : 'second';
  return number === 0 ? line('board.effect.order.only', { place }) : line('board.effect.order', { place, removal });
}

function placementEffect({ agenda }: AtonView, seat: number, card: number): Line {
  const task = agenda.at(-1);
  return task?.do === 'place' && task.seat === seat
    ? line('board.effect.placing', { left: task.left, all: card })
    : line('board.effect.places', { all: card });
}
