import { at } from '@naos/engine';
import { MOST_CELLS } from './content/cards.ts';
import { COLOURS, GODS } from './content/colours.ts';
import { CELLS, SUMMIT } from './content/geometry.ts';
import { SPECIALS } from './content/specials.ts';
import { STRIP_PLACES } from './content/strips.ts';
import { FACES } from './content/tiles.ts';
import { KEEP, LEFT, RIGHT } from './state.ts';

/** Pick a side of the goal card. */
interface PickGoals {
  readonly do: 'goals';
  readonly side: number;
}
/** Keep one tile and give the others away; `right` is the second one given with two players, -1 on level II. */
export interface Exchange {
  readonly do: 'exchange';
  readonly keep: number;
  readonly left: number;
  readonly right: number;
}
/** Hummingbird: where the tile in view goes. */
export interface Assign {
  readonly do: 'assign';
  readonly to: number;
}
/** Hummingbird: turn up the tile of a slot. */
interface TurnUp {
  readonly do: 'turn-up';
  readonly slot: number;
}
/** Lay an ornament tile. */
export interface Place {
  readonly do: 'place';
  readonly face: number;
  readonly area: number;
  readonly turn: number;
}
/** Lay a special tile on the summit. */
interface LaySummit {
  readonly do: 'summit';
  readonly special: number;
  readonly up: boolean;
}
/** Place a bonus ornament; the place says its length. */
export interface PlaceStrip {
  readonly do: 'strip';
  readonly colour: number;
  readonly place: number;
}
/** Take the top card of a god's deck as a private one. */
interface TakeDeck {
  readonly do: 'deck';
  readonly god: number;
}
/** Use the chain of this cell and put the marker here. */
export interface Mark {
  readonly do: 'mark';
  readonly cell: number;
}
/** Occupy a set of cells of a god's open card, or of the private one. */
export interface Occupy {
  readonly do: 'occupy';
  readonly card: number;
  readonly cells: number;
}
/** Hummingbird: discard the first special tile; finish the build; end the priest turn. */
interface Plain {
  readonly do: 'decline' | 'done' | 'end';
}

export type TempleMove =
  | PickGoals
  | Exchange
  | Assign
  | TurnUp
  | Place
  | LaySummit
  | PlaceStrip
  | TakeDeck
  | Mark
  | Occupy
  | Plain;

/** Card number of `occupy` that means the player's private card. */
export const PRIVATE = GODS.length;
export const TURNS = 4;
export const MASKS = 1 << MOST_CELLS;

function list<T>(length: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length }, (_, index) => make(index));
}

/** Moves are made once and shared: `moves` of a hot loop only picks them from these tables. */
export const DONE: Plain = { do: 'done' };
export const END: Plain = { do: 'end' };
export const DECLINE: Plain = { do: 'decline' };
export const PICK_GOALS: readonly PickGoals[] = list(2, (side) => ({ do: 'goals', side }));
export const ASSIGN: readonly Assign[] = [KEEP, LEFT, RIGHT].map((to) => ({ do: 'assign', to }));
export const TURN_UP: readonly TurnUp[] = list(3, (slot) => ({ do: 'turn-up', slot }));
export const TAKE_DECK: readonly TakeDeck[] = list(GODS.length, (god) => ({ do: 'deck', god }));
export const MARK: readonly Mark[] = list(CELLS, (cell) => ({ do: 'mark', cell }));
export const OCCUPY: readonly Occupy[] = list((GODS.length + 1) * MASKS, (index) => ({
  do: 'occupy',
  card: Math.floor(index / MASKS),
  cells: index % MASKS,
}));
/** `LAY_SUMMIT[2 * special + (face up ? 1 : 0)]`. */
export const LAY_SUMMIT: readonly LaySummit[] = list(2 * SPECIALS.length, (index) => ({
  do: 'summit',
  special: index >> 1,
  up: (index & 1) === 1,
}));
/** `PLACE[TURNS * (SUMMIT * face + area) + turn]`. */
export const PLACE: readonly Place[] = list(FACES.length * SUMMIT * TURNS, (index) => ({
  do: 'place',
  face: Math.floor(index / (SUMMIT * TURNS)),
  area: Math.floor(index / TURNS) % SUMMIT,
  turn: index % TURNS,
}));
/** `PLACE_STRIP[STRIP_PLACES.length * colour + place]`. */
export const PLACE_STRIP: readonly PlaceStrip[] = list(COLOURS.length * STRIP_PLACES.length, (index) => ({
  do: 'strip',
  colour: Math.floor(index / STRIP_PLACES.length),
  place: index % STRIP_PLACES.length,
}));

const exchanges = new Map<number, Exchange>();
const FACE_BASE = FACES.length + 1;

function exchangeKey(keep: number, left: number, right: number): number {
  return (keep * FACE_BASE + left) * FACE_BASE + right + 1;
}

/** The exchange of these tiles; made at its first mention. */
export function exchange(keep: number, left: number, right: number): Exchange {
  const key = exchangeKey(keep, left, right);
  let move = exchanges.get(key);
  if (move === undefined) {
    move = { do: 'exchange', keep, left, right };
    exchanges.set(key, move);
  }
  return move;
}

export function place(face: number, area: number, turn: number): Place {
  return at(PLACE, TURNS * (SUMMIT * face + area) + turn);
}
export function placeStrip(colour: number, where: number): PlaceStrip {
  return at(PLACE_STRIP, STRIP_PLACES.length * colour + where);
}
export function occupy(card: number, cells: number): Occupy {
  return at(OCCUPY, card * MASKS + cells);
}
export function laySummit(special: number, up: boolean): LaySummit {
  return at(LAY_SUMMIT, 2 * special + (up ? 1 : 0));
}

const PLAIN_KEYS = { decline: 0, done: 1, end: 2 } as const;
const GOALS_KEY = 3;
const ASSIGN_KEY = 5;
const TURN_UP_KEY = 8;
const DECK_KEY = 11;
const SUMMIT_KEY = 16;
const MARK_KEY = 32;
const OCCUPY_KEY = MARK_KEY + CELLS;
const STRIP_KEY = OCCUPY_KEY + OCCUPY.length;
const PLACE_KEY = STRIP_KEY + PLACE_STRIP.length;
const EXCHANGE_KEY = PLACE_KEY + PLACE.length;

/** A whole number that no other move has. */
export function keyOf(move: TempleMove): number {
  switch (move.do) {
    case 'decline':
    case 'done':
    case 'end':
      return PLAIN_KEYS[move.do];
    case 'goals':
      return GOALS_KEY + move.side;
    case 'assign':
      return ASSIGN_KEY + move.to;
    case 'turn-up':
      return TURN_UP_KEY + move.slot;
    case 'deck':
      return DECK_KEY + move.god;
    case 'summit':
      return SUMMIT_KEY + 2 * move.special + (move.up ? 1 : 0);
    case 'mark':
      return MARK_KEY + move.cell;
    case 'occupy':
      return OCCUPY_KEY + move.card * MASKS + move.cells;
    case 'strip':
      return STRIP_KEY + move.colour * STRIP_PLACES.length + move.place;
    case 'place':
      return PLACE_KEY + TURNS * (SUMMIT * move.face + move.area) + move.turn;
    case 'exchange':
      return EXCHANGE_KEY + exchangeKey(move.keep, move.left, move.right);
  }
}
