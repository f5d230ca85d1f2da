import type { GameView, Seat, Viewer } from '@naos/engine';
import { copyAgenda } from '@naos/engine';
import { ROUNDS, SUMMIT } from './content/geometry.ts';
import { stripLength } from './content/strips.ts';
import { type Player, playerAt, slotGiver, type Temple, type TempleOptions, type TempleState } from './state.ts';
import type { TempleTask } from './tasks.ts';
import { copyTemple } from './temple.ts';

/** A tile or a special tile that the viewer can't know. */
export const HIDDEN = -1;
/** On the summit: a special tile face down that the viewer can't know (`laid` of the state is never this). */
export const HIDDEN_SUMMIT = -2;

/** A player as a viewer sees it. Bonus ornaments whose colour is hidden stand in `temple.held` as minus their length. */
export interface PlayerView {
  readonly board: number;
  readonly temple: Temple;
  readonly ready: boolean;
  /** Drawn tiles, HIDDEN where the viewer has not seen them; their number is public. */
  readonly drawn: readonly number[];
  readonly looked: number;
  readonly routes: readonly number[];
  /** Tiles to build; HIDDEN where the viewer neither holds nor gave them, or has not seen them. */
  readonly slots: readonly number[];
  readonly turned: number;
  readonly used: number;
  readonly discard: number;
  /** HIDDEN_SIDE while the choice is secret. */
  readonly side: number;
  readonly privateCard: number;
  readonly privateCells: number;
  readonly won: readonly number[];
}

export interface TempleView extends GameView {
  readonly agenda: readonly TempleTask[];
  readonly options: TempleOptions;
  readonly round: number;
  readonly first: Seat;
  readonly stock: number;
  readonly specials: number;
  readonly decks: readonly number[];
  readonly piles: readonly number[];
  readonly open: readonly number[];
  readonly stands: readonly number[];
  readonly players: readonly PlayerView[];
  /** The viewer's own temple as the others still see it while builds are under way. */
  readonly shown: Temple | null;
}

/** What a viewer may know of a state (6.3), with what it knows from the past: tiles it passed on this round. */
export function view(state: TempleState, viewer: Viewer): TempleView {
  const own = viewer === null ? null : playerAt(state, viewer).shown;
  return {
    seats: state.seats,
    viewer,
    agenda: copyAgenda(state.agenda),
    options: state.options,
    round: state.round,
    first: state.first,
    stock: state.stock.length,
    specials: state.specials.length,
    decks: state.decks.map((deck) => deck.length),
    piles: state.piles.map((pile) => pile.length),
    open: state.open.slice(),
    stands: state.stands.slice(),
    players: state.players.map((player, seat) =>
      seat === viewer ? ownPlayer(state, player) : otherPlayer(state, player, seat, viewer),
    ),
    shown: own === null ? null : copyTemple(own),
  };
}

/** The viewer itself: everything it has looked at. */
function ownPlayer(state: TempleState, player: Player): PlayerView {
  const { known, turned, looked } = player;
  return {
    ...openly(player),
    temple: copyTemple(player.temple),
    drawn: player.drawn.map((tile, place) => (place < looked ? tile : HIDDEN)),
    looked,
    routes: player.routes.slice(),
    // A kept tile that was looked at in the exchange is known though it lies face down (11.2.4).
    slots: player.slots.map((tile, slot) => (((turned | (known & 1)) >> slot) % 2 === 1 ? tile : HIDDEN)),
    turned,
    used: player.used,
    discard: player.discardSeen ? player.discard : HIDDEN,
    side: state.options.goals ? player.side : HIDDEN,
  };
}

/** Another player: what lies open, and of its tiles those that the viewer gave and had looked at (6.3.1). */
function otherPlayer(state: TempleState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const gave = (slot: number): boolean => slotGiver(state.seats, state.round, seat, slot) === viewer;
  const choosing = state.agenda.at(-1)?.do === 'goals';
  return {
    ...openly(player),
    temple: publicTemple(player.shown ?? player.temple),
    drawn: state.round === ROUNDS ? publicDraw(state) : player.drawn.map(() => HIDDEN),
    looked: 0,
    routes: [],
    slots: player.slots.map((tile, slot) => (gave(slot) && (player.known >> slot) % 2 === 1 ? tile : HIDDEN)),
    turned: 0,
    used: 0,
    discard: HIDDEN,
    side: choosing ? HIDDEN : player.side,
  };
}

function openly(player: Player): Pick<PlayerView, 'board' | 'ready' | 'privateCard' | 'privateCells' | 'won'> {
  const { board, ready, privateCard, privateCells } = player;
  return { board, ready, privateCard, privateCells, won: player.won.slice() };
}

/** Special tiles in another hand: both until the builds are revealed, whether or not one is laid in secret. */
function publicDraw(state: TempleState): readonly number[] {
  return state.agenda.some((task) => task.do === 'build') ? [HIDDEN, HIDDEN] : [];
}

/** Colours of bonus ornaments in reserve are the owner's (6.3.2), as is the face of a tile laid face down (6.3.3). */
function publicTemple(temple: Temple): Temple {
  const copied = copyTemple(temple);
  copied.held = copied.held.map((strip) => -stripLength(strip));
  const summit = copied.laid[SUMMIT] ?? -1;
  if (summit >= 0 && summit % 2 === 0) copied.laid[SUMMIT] = HIDDEN_SUMMIT;
  return copied;
}
