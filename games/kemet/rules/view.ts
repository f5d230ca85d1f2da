import { copyAgenda, type GameView, type Seat, type Viewer } from '@naos/engine';
import { ATTACKER, against, DEFENDER, type Side, seatOf, sideOf } from './battle-sums.ts';
import { KINDS } from './content/interventions.ts';
import { SPY } from './content/powers.ts';
import { battleHandOf } from './counts.ts';
import { countBeasts } from './creatures.ts';
import { handSize } from './hands.ts';
import { owns } from './ownership.ts';
import { type BySide, type KemetState, NONE, type Realm } from './state.ts';
import type { BattleTask, KemetTask } from './tasks.ts';

/** What only its owner sees (17.3, 17.4, 17.6). */
export interface OwnSecrets {
  readonly battleHand: number;
  readonly faceDown: number;
  /** Divine intervention cards by kind. */
  readonly hand: readonly number[];
  /** Cards drawn with Vision while one is being chosen. */
  readonly vision: readonly number[];
  /** What this seat has committed so far: NONE while open. */
  readonly played: number;
  readonly dropped: number;
  readonly added: readonly number[];
}

/** What a viewer may know (chapter 17). */
export interface KemetView extends Realm, GameView {
  readonly seats: number;
  readonly agenda: readonly KemetTask[];
  /** For each seat: battle cards in hand or face down, which others can't tell apart, and how many are in hand. */
  readonly unseen: readonly number[];
  readonly battleCards: readonly number[];
  /** Numbers of divine intervention cards: in each hand, in the deck, drawn with Vision. */
  readonly cards: readonly number[];
  readonly deckSize: number;
  readonly visionSize: number;
  /** Cards on the table once revealed: played battle cards and added kinds of both sides. */
  readonly shown: Readonly<BySide>;
  readonly shownAdded: readonly number[];
  /** The card that this viewer has seen through Spy, or NONE. */
  readonly spied: number;
  readonly own: OwnSecrets | null;
}

/** The battle under way, or null. */
export function battleOf(agenda: readonly KemetTask[]): BattleTask | null {
  for (const task of agenda) if (task.do === 'battle') return task;
  return null;
}

/** What a viewer may know, built up from nothing. */
export function view(state: KemetState, viewer: Viewer): KemetView {
  const battle = battleOf(state.agenda);
  const hidden = !state.revealed;
  return {
    ...openTable(state),
    viewer,
    agenda: copyAgenda(state.agenda),
    unseen: state.battleHand.map((hand, seat) => hand | (state.faceDown[seat] ?? 0)),
    battleCards: state.battleHand.map(countBeasts),
    cards: state.battleHand.map((_, seat) => handSize(state, seat)),
    deckSize: state.deck.length,
    visionSize: state.vision.reduce((sum, count) => sum + count, 0),
    shown: hidden ? [NONE, NONE] : [...state.played],
    shownAdded: hidden ? new Array<number>(2 * KINDS).fill(0) : state.added.slice(),
    spied: viewer === null || battle === null ? NONE : spiedBy(state, battle, viewer),
    own: viewer === null ? null : ownSecrets(state, battle, viewer),
  };
}

/** Everything that lies open, copied. */
function openTable(state: KemetState): Realm {
  return {
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    lap: state.lap,
    winner: state.winner,
    colours: state.colours,
    city: state.city.slice(),
    lord: state.lord.slice(),
    order: state.order.slice(),
    nextOrder: state.nextOrder.slice(),
    offer: state.offer.slice(),
    tiles: state.tiles.slice(),
    tamer: state.tamer.slice(),
    lair: state.lair.slice(),
    holder: state.holder.slice(),
    units: state.units.slice(),
    raiders: state.raiders.slice(),
    height: state.height.slice(),
    colour: state.colour.slice(),
    prayer: state.prayer.slice(),
    supply: state.supply.slice(),
    veterans: state.veterans.slice(),
    battleFame: state.battleFame.slice(),
    divineFame: state.divineFame.slice(),
    tokens: state.tokens.slice(),
    spaces: state.spaces.slice(),
    silverAt: state.silverAt.slice(),
    goldOn: state.goldOn.slice(),
    bought: state.bought.slice(),
    acquire: state.acquire.slice(),
    faceUp: state.faceUp.slice(),
    removed: state.removed.slice(),
    pile: state.pile.slice(),
    known: state.known.slice(),
    ready: [...state.ready],
    revealed: state.revealed,
  };
}

/** 13.2.5: from the other side's commitment to the clash. */
function spiedBy(state: KemetState, battle: BattleTask, viewer: Seat): number {
  for (const side of [ATTACKER, DEFENDER] as const) {
    const seen = against(side);
    if (seatOf(battle, side) === viewer && owns(state, viewer, SPY) && state.ready[seen] !== 0 && !state.revealed) {
      return state.played[seen];
    }
  }
  return NONE;
}

function ownSecrets(state: KemetState, battle: BattleTask | null, viewer: Seat): OwnSecrets {
  const fights = battle !== null && (battle.attacker === viewer || battle.defender === viewer);
  const side: Side = battle === null ? ATTACKER : sideOf(battle, viewer);
  const drawing = state.agenda.some((task) => task.do === 'draw' && task.seat === viewer);
  return {
    battleHand: battleHandOf(state, viewer),
    faceDown: state.faceDown[viewer] ?? 0,
    hand: state.hand.slice(viewer * KINDS, (viewer + 1) * KINDS),
    vision: drawing ? state.vision.slice() : new Array<number>(KINDS).fill(0),
    played: fights ? state.played[side] : NONE,
    dropped: fights ? state.dropped[side] : NONE,
    added: fights ? state.added.slice(side * KINDS, (side + 1) * KINDS) : new Array<number>(KINDS).fill(0),
  };
}
