import type { GameView, Seat, Viewer } from '@naos/engine';
import { ATTACKER, against, DEFENDER, type Side, seatOf, sideOf } from './battle-sums.ts';
import { KINDS } from './content/interventions.ts';
import { SPY } from './content/powers.ts';
import { copy } from './copy.ts';
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

/** The open table and nothing besides: a field that is no part of it makes this a type that nothing has. */
export type OpenOnly<T> = T & Readonly<Record<Exclude<keyof T, keyof Realm>, never>>;

/** What a viewer may know: a copy out of which all that is not open is taken by name, or it does not compile. */
export function view(state: KemetState, viewer: Viewer): KemetView {
  const { agenda, chance, battleHand, faceDown, hand, deck, vision, played, dropped, added, ...rest } = copy(state);
  const open: OpenOnly<typeof rest> = rest;
  const battle = battleOf(agenda);
  const hidden = !open.revealed;
  return {
    ...open,
    viewer,
    agenda,
    unseen: battleHand.map((cards, seat) => cards | (faceDown[seat] ?? 0)),
    battleCards: battleHand.map(countBeasts),
    cards: battleHand.map((_, seat) => handSize(state, seat)),
    deckSize: deck.length,
    visionSize: vision.reduce((sum, count) => sum + count, 0),
    shown: hidden ? [NONE, NONE] : played,
    shownAdded: hidden ? new Array<number>(2 * KINDS).fill(0) : added,
    spied: viewer === null || battle === null ? NONE : spiedBy(state, battle, viewer),
    own: viewer === null ? null : ownSecrets(state, battle, viewer),
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
