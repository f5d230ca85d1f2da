import type { GameView, Viewer } from '@naos/engine';
import { bottomOf, NO_CARDS, sorted } from './cards.ts';
import { BLUE, CARDS_PER_ROUND, RED } from './content/constants.ts';
import type { AtonOptions, AtonState, Ending, Side, Veil } from './state.ts';
import type { AtonTask } from './tasks.ts';

/** One player's side as a viewer knows it: enough to count cards exactly. */
export interface SideView {
  readonly score: number;
  readonly supply: number;
  readonly dead: number;
  readonly token: boolean;
  /** Number of cards in the deck. */
  readonly deck: number;
  /** Known cards at the bottom of the deck, lowest first (3.2.8). */
  readonly bottom: readonly number[];
  /** Cards in hand that the viewer knows: all of his own, the traced ones of the other player. */
  readonly hand: readonly number[];
  /** Further cards in hand or face down on the cartouches. */
  readonly hidden: number;
  readonly committed: boolean;
  /** c1 to c4 where the viewer may see them, otherwise empty. */
  readonly row: readonly number[];
  /** Cards in the discard pile that have been revealed. */
  readonly discard: readonly number[];
  /** Cards given up in an exchange, in the discard pile: how many, and those that the viewer knows. */
  readonly buried: number;
  readonly buriedKnown: readonly number[];
  /** Those of the buried cards that both players know. */
  readonly buriedTraced: readonly number[];
  /** Cards of the owner's hand that the opponent knows; for the owner only. */
  readonly traced: readonly number[];
  /** What the opponent is shown in place of an exchange made in this round; for the owner only. */
  readonly veil: Veil | null;
}

export interface AtonView extends GameView {
  readonly options: AtonOptions;
  readonly agenda: readonly AtonTask[];
  readonly round: number;
  readonly board: readonly number[];
  readonly sides: readonly [SideView, SideView];
  readonly revealed: boolean;
  readonly ending: Ending | null;
}

/** SPEC 3.2: what a viewer may know. */
export function view(state: AtonState, viewer: Viewer): AtonView {
  return {
    seats: state.seats,
    viewer,
    options: state.options,
    agenda: state.agenda.map((task) => (task.do === 'cull' ? { ...task, taken: task.taken.slice() } : { ...task })),
    round: state.round,
    board: state.board.slice(),
    sides: [
      sideView(state.sides[RED], viewer === RED, state.revealed),
      sideView(state.sides[BLUE], viewer === BLUE, state.revealed),
    ],
    revealed: state.revealed,
    ending: state.ending,
  };
}

function sideView(side: Side, own: boolean, revealed: boolean): SideView {
  const seen = {
    score: side.score,
    supply: side.supply,
    dead: side.dead,
    committed: side.row.length > 0,
  };
  if (own) return { ...seen, ...ownCards(side) };
  return { ...seen, ...(side.veil === null ? shownCards(side, revealed) : veiledCards(side.veil)) };
}

type Cards = Omit<SideView, 'score' | 'supply' | 'dead' | 'committed'>;

/** What the owner knows: everything but the order of the deck (3.2.3). */
function ownCards(side: Side): Cards {
  return {
    token: side.token,
    deck: side.deck.length,
    bottom: bottomOf(side),
    hand: sorted(side.hand),
    hidden: 0,
    row: side.row,
    discard: side.discard,
    buried: side.buried.length,
    buriedKnown: sorted(side.buried),
    buriedTraced: sorted(side.buriedTraced),
    traced: sorted(side.traced),
    veil: side.veil,
  };
}

/** What the opponent and spectators know. */
function shownCards(side: Side, revealed: boolean): Cards {
  return {
    token: side.token,
    deck: side.deck.length,
    bottom: bottomOf(side),
    hand: sorted(side.traced),
    hidden: revealed ? 0 : side.hand.length + side.row.length - side.traced.length,
    row: revealed ? side.row : NO_CARDS,
    discard: side.discard,
    buried: side.buried.length,
    buriedKnown: sorted(side.buriedTraced),
    buriedTraced: sorted(side.buriedTraced),
    traced: NO_CARDS,
    veil: null,
  };
}

/** The same after an exchange in this round: as it was after the draw (3.2.6). Nobody exchanges twice, so no card is buried. */
function veiledCards(veil: Veil): Cards {
  return {
    token: true,
    deck: veil.deck,
    bottom: veil.bottom,
    hand: sorted(veil.traced),
    hidden: CARDS_PER_ROUND - veil.traced.length,
    row: NO_CARDS,
    discard: veil.discard,
    buried: 0,
    buriedKnown: NO_CARDS,
    buriedTraced: NO_CARDS,
    traced: NO_CARDS,
    veil: null,
  };
}
