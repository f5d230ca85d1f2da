import { at, type Procedure, type Seat, type Table } from '@naos/engine';
import { DISTRICTS_PER_CITY } from '../content/areas.ts';
import { COLOURS } from '../content/colours.ts';
import { BUY_SPACES } from '../content/spaces.ts';
import { sameArt, TILES_OF, type Tile, tileAt } from '../content/tiles.ts';
import { firstDistrict, highestPyramid } from '../control.ts';
import { tileCost } from '../costs.ts';
import { heightOf, mark, prayerOf, take } from '../counts.ts';
import { BUY, DECLINE, type KemetMove } from '../moves.ts';
import { give, owns } from '../ownership.ts';
import { pay } from '../prayer.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { type KemetState, NONE, type Realm } from '../state.ts';
import type { BuyTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks } from './steps.ts';

/** 8.3.1: whether the player already has a tile with this illustration. */
export function hasArt(realm: Realm, seat: Seat, tile: number): boolean {
  for (const other of sameArt(tile)) if (owns(realm, seat, other)) return true;
  return false;
}

/** 8.3.3 to 8.3.5: the highest level of a colour that a token on this buy space (or no space: NONE) opens. */
export function openLevel(realm: Realm, seat: Seat, colour: number, space: number): number {
  if (space === NONE) return highestPyramid(realm, seat, colour, 'any');
  const own = realm.acquire[seat * BUY_SPACES.length + space] === colour;
  return highestPyramid(realm, seat, colour, own ? 'any' : 'foreign');
}

/** A day purchase through a buy space needs a colour not yet bought (8.3.2); gold and night do not mind. */
function colourSpent(realm: Realm, task: BuyTask, colour: number): boolean {
  return task.space !== NONE && ((realm.bought[task.seat] ?? 0) & (1 << colour)) !== 0;
}

function purchases(state: KemetState, task: BuyTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const { seat, space } = task;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const level = colourSpent(state, task, colour) ? 0 : openLevel(state, seat, colour, space);
    if (level === 0) continue;
    for (const tile of at(TILES_OF, colour)) {
      if (tile.level <= level && whyNotTile(state, task, tile.index) === null) moves.push(at(BUY, tile.index));
    }
  }
  if (!task.night) moves.push(DECLINE);
  return moves;
}

/** What forbids a tile, whatever its colour and level. */
function whyNotTile(state: KemetState, { seat, extra }: BuyTask, tile: number): Reason | null {
  if (state.offer[tile] === 0) return hasArt(state, seat, tile) ? 'owned' : 'sold';
  if (hasArt(state, seat, tile)) return 'owned';
  return tileCost(state, seat, tile, extra) > prayerOf(state, seat) ? 'tile-too-dear' : null;
}

/** What forbids the colour and level of a tile to a token on this space (8.3.2 to 8.3.5). */
function whyNotColour(state: KemetState, task: BuyTask, { colour, level }: Tile): Reason | null {
  const { seat, space } = task;
  if (colourSpent(state, task, colour)) return 'colour-bought';
  if (openLevel(state, seat, colour, space) >= level) return null;
  const highest = highestPyramid(state, seat, colour, 'any');
  if (highest < level) {
    if (ownHeight(state, seat, colour) >= level) return 'pyramid-held';
    return highest === 0 ? 'no-such-pyramid' : 'pyramid-too-low';
  }
  return state.acquire[seat * BUY_SPACES.length + space] === NONE ? 'bare-space' : 'wrong-space';
}

/** Height of the own pyramid of a colour, whoever holds its district. */
function ownHeight(state: KemetState, seat: Seat, colour: number): number {
  const first = firstDistrict(state, seat);
  let height = 0;
  for (let district = first; district < first + DISTRICTS_PER_CITY; district++) {
    if (state.colour[district] === colour) height = Math.max(height, heightOf(state, district));
  }
  return height;
}

/** Whether Night Ceremony finds a tile to buy. */
export function canBuyAtNight(state: KemetState, seat: Seat): boolean {
  return purchases(state, { do: 'buy', at: 0, seat, space: NONE, extra: 0, night: true }).length > 0;
}

/** A tile leaves the offer and works at once, for ever (8.3.7). */
export function takeTile(table: Table<Kemet>, seat: Seat, tile: number, cost: number, how: 'start' | 'buy'): void {
  const { state } = table;
  take(state.offer, tile, 1);
  give(state, seat, tile);
  table.tell({ kind: 'tile', seat, tile, cost, how });
  table.begin({ do: 'taken', at: 0, seat, tile });
}

const whyNotBuy = explained<BuyTask>(
  (state, task, move) => {
    if (move.do === 'decline' && !task.night) return null;
    if (move.do !== 'buy') return misplaced(move);
    const tile = tileAt(move.tile);
    if ((state.colours & (1 << tile.colour)) === 0) return 'tile-not-in-play';
    const reason = whyNotTile(state, task, move.tile);
    return reason === 'tile-too-dear'
      ? (whyNotColour(state, task, tile) ?? reason)
      : (reason ?? whyNotColour(state, task, tile));
  },
  (state, { seat, extra }, move, _, reason) => {
    if (move.do !== 'buy') return undefined;
    const { colour, level } = tileAt(move.tile);
    if (reason === 'tile-too-dear')
      return { need: tileCost(state, seat, move.tile, extra), have: prayerOf(state, seat) };
    if (reason === 'pyramid-too-low') return { need: level, have: highestPyramid(state, seat, colour, 'any') };
    return reason === 'no-such-pyramid' ? { need: level } : undefined;
  },
);

/** 8.3; Twin Ceremony (13.4.5) and Night Ceremony (13.3.8) buy without a space. */
export const buy: Procedure<Kemet, BuyTask> = [
  asks('buy', {
    moves: purchases,
    whyNot: whyNotBuy,
    facts: (state, task) => ({ prayer: prayerOf(state, task.seat) }),
    chosen: (table, task, move) => {
      const { seat, extra, night } = task;
      if (move.do !== 'buy') return table.tell({ kind: 'wasted', seat });
      const cost = tileCost(table.state, seat, move.tile, extra);
      pay(table, seat, cost);
      const { bought } = table.state;
      if (!night) mark(bought, seat, 1 << tileAt(move.tile).colour);
      takeTile(table, seat, move.tile, cost, 'buy');
    },
  }),
];
