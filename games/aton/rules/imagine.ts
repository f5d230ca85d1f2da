import { type FastRandom, fastChance } from '@naos/engine';
import { NO_CARDS, STREAMS } from './cards.ts';
import { CARD_VALUES, WHOLE_DECK } from './content/constants.ts';
import type { AtonState, Side } from './state.ts';
import type { AtonTask } from './tasks.ts';
import type { AtonView, SideView } from './view.ts';

/**
 * A complete state that a view allows. Each side's unseen cards are known as a set, so they are shuffled and dealt to the
 * places that the viewer can't see. An opponent who may have exchanged in secret is taken not to have done so.
 */
export function imagine(view: AtonView, random: FastRandom): AtonState {
  return {
    seats: view.seats,
    options: view.options,
    agenda: view.agenda.map(
      (task): AtonTask => (task.do === 'cull' ? { ...task, taken: task.taken.slice() } : { ...task }),
    ),
    chance: fastChance(random.next(), STREAMS.length),
    round: view.round,
    board: view.board.slice(),
    sides: [
      imagineSide(view.sides[0], view.viewer === 0, random),
      imagineSide(view.sides[1], view.viewer === 1, random),
    ],
    revealed: view.revealed,
    ending: view.ending,
  };
}

function imagineSide(side: SideView, own: boolean, random: FastRandom): Side {
  const unseen = unseenCards(side);
  random.shuffle(unseen);
  const hand = side.hand.concat(unseen.splice(0, side.hidden));
  const buried = side.buriedKnown.concat(unseen.splice(0, side.buried - side.buriedKnown.length));
  const faceDown = side.committed && side.row.length === 0;
  if (faceDown) random.shuffle(hand);
  return {
    score: side.score,
    supply: side.supply,
    dead: side.dead,
    token: side.token,
    deck: side.bottom.concat(unseen),
    known: side.bottom.length,
    hand: faceDown ? NO_CARDS : hand,
    traced: own ? side.traced : side.hand,
    row: faceDown ? hand : side.row,
    discard: side.discard,
    buried,
    buriedTraced: side.buriedTraced,
    veil: side.veil,
  };
}

/** All cards of a side that the viewer can't place: the deck above its known bottom, hidden cards in hand, buried ones. */
export function unseenCards(side: SideView): number[] {
  const left: number[] = CARD_VALUES.map((value) => WHOLE_DECK.filter((card) => card === value).length);
  for (const seen of [side.hand, side.row, side.discard, side.bottom, side.buriedKnown]) {
    for (const card of seen) left[card - 1] = (left[card - 1] ?? 0) - 1;
  }
  return CARD_VALUES.flatMap((value) => new Array<number>(left[value - 1] ?? 0).fill(value));
}
