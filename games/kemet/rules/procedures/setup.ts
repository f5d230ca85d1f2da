import type { Procedure, Seat, Table } from '@naos/engine';
import { boardOf, DISTRICTS_PER_CITY } from '../content/areas.ts';
import { COLOURS } from '../content/colours.ts';
import { RULES, setupFor } from '../content/constants.ts';
import { WHOLE_DECK } from '../content/interventions.ts';
import { SILVER_TILES } from '../content/powers.ts';
import { TILES } from '../content/tiles.ts';
import { firstDistrict } from '../control.ts';
import { drawToHand } from '../hands.ts';
import { GARRISON, type KemetMove, raise, TAKE } from '../moves.ts';
import { manned } from '../notation.ts';
import { CARD_STREAM, CITY_STREAM, COLOUR_STREAM, type KemetState, NONE, ORDER_STREAM } from '../state.ts';
import type { SetupTask } from '../tasks.ts';
import { settle } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { build, hasColour, mayStart, pyramidsOf } from './build.ts';
import { hasArt, takeTile } from './buy.ts';
import { asks, does } from './steps.ts';

/** 5.1. */
function drawColours(table: Table<Kemet>): void {
  const { state } = table;
  const bag = COLOURS.map((_, colour) => colour);
  table.shuffle(COLOUR_STREAM, bag);
  table.learned();
  for (const colour of bag.slice(0, setupFor(state.seats).colors)) state.colours |= 1 << colour;
  table.tell({ kind: 'colours', colours: state.colours });
}

/** 5.2, 5.3: with two players no second copies and no Act of God. */
function layOut({ state }: Table<Kemet>): void {
  const { removeDuplicates } = setupFor(state.seats);
  for (const { index, colour, copies } of TILES) {
    if ((state.colours & (1 << colour)) === 0) continue;
    state.offer[index] = !removeDuplicates ? copies : SILVER_TILES.includes(index) ? 0 : 1;
  }
}

/** 5.4, 5.7: Diversion is in every hand from the start and never in the deck. */
function dealCards(table: Table<Kemet>): void {
  const { state } = table;
  state.deck = WHOLE_DECK.slice();
  table.shuffle(CARD_STREAM, state.deck);
  for (let seat = 0; seat < state.seats; seat++) drawToHand(table, seat, RULES.startDiCards);
}

/** 5.5: cities not picked before the start are dealt at random. */
function dealCities(table: Table<Kemet>): void {
  const { state } = table;
  const free = boardOf(state.seats).cities.filter((city) => state.lord[city] === NONE);
  table.shuffle(CITY_STREAM, free);
  if (free.length > 0) table.learned();
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.city[seat] === NONE) state.city[seat] = free.pop() as number;
    state.lord[state.city[seat] as number] = seat;
    table.tell({ kind: 'city', seat, city: state.city[seat] as number });
  }
}

/** 5.8. */
function drawOrder(table: Table<Kemet>): void {
  const { order } = table.state;
  table.shuffle(ORDER_STREAM, order);
  table.learned();
  table.tell({ kind: 'order', order: order.slice() });
}

/** The player whose turn of a setup step it is; NONE after the last. */
function forward(state: KemetState, task: SetupTask): Seat {
  return state.order[task.turn] ?? NONE;
}

function backward(state: KemetState, task: SetupTask): Seat {
  return state.order[state.seats - 1 - task.turn] ?? NONE;
}

function garrison(table: Table<Kemet>, seat: Seat, without: number): void {
  const areas = manned(without);
  for (const area of areas) settle(table.state, seat, area, RULES.startTroopSize);
  const { supply } = table.state;
  supply[seat] = (supply[seat] as number) - RULES.startTroopSize * areas.length;
  table.tell({ kind: 'garrison', seat, areas });
}

/** 5.10: parts left must still find pyramids of at most two levels. */
function foundations(state: KemetState, task: SetupTask): readonly KemetMove[] {
  const seat = forward(state, task);
  const first = firstDistrict(state, seat);
  const after = setupFor(state.seats).pyramids - pyramidsOf(state, seat) - 1;
  const moves: KemetMove[] = [];
  for (let district = first; district < first + DISTRICTS_PER_CITY; district++) {
    if ((state.height[district] as number) > 0) continue;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (!mayStart(state, seat, colour)) continue;
      for (let level = 1; level <= Math.min(task.parts, RULES.pyramidStartMaxLevel); level++) {
        if (task.parts - level <= after * RULES.pyramidStartMaxLevel) moves.push(raise(district, colour, level));
      }
    }
  }
  return moves;
}

/** 5.12: level-1 tiles in the colours of the player's pyramids. */
function startingTiles(state: KemetState, seat: Seat): readonly KemetMove[] {
  return TAKE.filter((_, index) => {
    const tile = TILES[index];
    if (tile === undefined || tile.level !== 1 || state.offer[index] === 0) return false;
    return hasColour(state, seat, tile.colour) && !hasArt(state, seat, index);
  });
}

/** Chapter 5. */
export const setupProcedure: Procedure<Kemet, SetupTask> = [
  does('colours', drawColours),
  does('tiles', layOut),
  does('cities', dealCities),
  does('cards', dealCards),
  does('order', drawOrder),
  asks('place troops', {
    who: forward,
    moves: (state, task) => {
      const first = firstDistrict(state, forward(state, task));
      return GARRISON.slice(first, first + DISTRICTS_PER_CITY);
    },
    chosen: (table, task, move, seat) => {
      if (move.do !== 'garrison') return;
      garrison(table, seat, move.without);
      task.turn++;
      table.again();
    },
  }),
  does('pyramids', (_, task) => {
    task.turn = 0;
  }),
  asks('place pyramids', {
    who: forward,
    moves: foundations,
    facts: (_, task) => ({ parts: task.parts }),
    whyNot: (_, __, move) => (move.do === 'raise' ? { rule: '5.10', why: 'foundations' } : null),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'raise') return;
      build(table, seat, move.district, move.colour, move.level, 0);
      task.parts -= move.level;
      if (task.parts === 0) {
        task.parts = RULES.pyramidPartsAtStart;
        task.turn++;
      }
      table.again();
    },
  }),
  does('starting tiles', (_, task) => {
    task.turn = 0;
  }),
  asks('choose a starting tile', {
    who: backward,
    moves: (state, task) => startingTiles(state, backward(state, task)),
    whyNot: (_, __, move) => (move.do === 'take' ? { rule: '5.12', why: 'starting-tile' } : null),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'take') return;
      task.turn++;
      table.again();
      takeTile(table, seat, move.tile, 0, 'start');
    },
  }),
];
