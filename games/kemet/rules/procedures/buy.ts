import type { Procedure, Seat, Table, WhyNot } from '@naos/engine';
import { BUY_SPACES } from '../content/spaces.ts';
import { SAME_ART, TILES, type Tile, tileAt } from '../content/tiles.ts';
import { highestPyramid } from '../control.ts';
import { tileCost } from '../costs.ts';
import { BUY, DECLINE, type KemetMove } from '../moves.ts';
import { give, owns } from '../ownership.ts';
import { pay } from '../prayer.ts';
import { type KemetState, NONE, type Realm } from '../state.ts';
import type { BuyTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks } from './steps.ts';

/** 8.3.1: whether the player already has a tile with this illustration. */
export function hasArt(realm: Realm, seat: Seat, tile: number): boolean {
  for (const other of SAME_ART[tile] as readonly number[]) if (owns(realm, seat, other)) return true;
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
  return task.space !== NONE && ((realm.bought[task.seat] as number) & (1 << colour)) !== 0;
}

function purchases(state: KemetState, task: BuyTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const { seat, space, extra } = task;
  const purse = state.prayer[seat] as number;
  let colour = NONE;
  let level = 0;
  for (let index = 0; index < TILES.length; index++) {
    const tile = TILES[index] as Tile;
    if (tile.colour !== colour) {
      colour = tile.colour;
      level = colourSpent(state, task, colour) ? 0 : openLevel(state, seat, colour, space);
    }
    if (tile.level > level || state.offer[index] === 0 || hasArt(state, seat, index)) continue;
    if (tileCost(state, seat, index, extra) <= purse) moves.push(BUY[index] as KemetMove);
  }
  if (!task.night) moves.push(DECLINE);
  return moves;
}

/** Whether Night Ceremony finds a tile to buy. */
export function canBuyAtNight(state: KemetState, seat: Seat): boolean {
  return purchases(state, { do: 'buy', at: 0, seat, space: NONE, extra: 0, night: true }).length > 0;
}

/** A tile leaves the offer and works at once, for ever (8.3.7). */
export function takeTile(table: Table<Kemet>, seat: Seat, tile: number, cost: number, how: 'start' | 'buy'): void {
  const { state } = table;
  state.offer[tile] = (state.offer[tile] as number) - 1;
  give(state, seat, tile);
  table.tell({ kind: 'tile', seat, tile, cost, how });
  table.begin({ do: 'taken', at: 0, seat, tile });
}

function whyNotBuy(state: KemetState, task: BuyTask, move: KemetMove): WhyNot | null {
  if (move.do !== 'buy') return null;
  const { seat, space, extra } = task;
  const { colour, level } = tileAt(move.tile);
  if (hasArt(state, seat, move.tile)) return { rule: '8.3.1', why: 'owned' };
  if (state.offer[move.tile] === 0) return { rule: '8.3.1', why: 'sold' };
  if (colourSpent(state, task, colour)) return { rule: '8.3.2', why: 'colour-bought' };
  const highest = highestPyramid(state, seat, colour, 'any');
  if (highest < level) return { rule: '8.3.3', why: 'pyramid-too-low', facts: { need: level, have: highest } };
  if (openLevel(state, seat, colour, space) < level) return { rule: '8.3.4', why: 'wrong-space' };
  return {
    rule: '8.3.6',
    why: 'too-dear',
    facts: { need: tileCost(state, seat, move.tile, extra), have: state.prayer[seat] as number },
  };
}

/** 8.3; Twin Ceremony (13.4.5) and Night Ceremony (13.3.8) buy without a space. */
export const buy: Procedure<Kemet, BuyTask> = [
  asks('buy', {
    moves: purchases,
    whyNot: whyNotBuy,
    facts: (state, task) => ({ prayer: state.prayer[task.seat] as number }),
    chosen: (table, task, move) => {
      const { seat, extra, night } = task;
      if (move.do !== 'buy') return table.tell({ kind: 'wasted', seat });
      const cost = tileCost(table.state, seat, move.tile, extra);
      pay(table, seat, cost);
      const { bought } = table.state;
      if (!night) bought[seat] = (bought[seat] as number) | (1 << tileAt(move.tile).colour);
      takeTile(table, seat, move.tile, cost, 'buy');
    },
  }),
];
