import type { Procedure, Seat, Table } from '@naos/engine';
import { boardOf, DISTRICTS_PER_CITY } from '../content/areas.ts';
import { COLOURS } from '../content/colours.ts';
import { RULES, setupFor } from '../content/constants.ts';
import { WHOLE_DECK } from '../content/interventions.ts';
import { SILVER_TILES } from '../content/powers.ts';
import { TILES, tileAt } from '../content/tiles.ts';
import { firstDistrict, isOwnDistrict } from '../control.ts';
import { heightOf, take } from '../counts.ts';
import { drawToHand } from '../hands.ts';
import { GARRISON, type KemetMove, raise, TAKE } from '../moves.ts';
import { manned } from '../notation.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { CARD_STREAM, CITY_STREAM, COLOUR_STREAM, type KemetState, NONE, ORDER_STREAM } from '../state.ts';
import type { SetupTask } from '../tasks.ts';
import { settle } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { build, hasColour, pyramidsOf, whyNoNew } from './build.ts';
import { takeTile } from './buy.ts';
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
    const picked = state.city[seat] ?? NONE;
    const city = picked === NONE ? (free.pop() ?? NONE) : picked;
    state.city[seat] = city;
    state.lord[city] = seat;
    table.tell({ kind: 'city', seat, city });
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
  take(table.state.supply, seat, RULES.startTroopSize * areas.length);
  table.tell({ kind: 'garrison', seat, areas });
}

function foundations(state: KemetState, task: SetupTask): readonly KemetMove[] {
  const seat = forward(state, task);
  const first = firstDistrict(state, seat);
  const moves: KemetMove[] = [];
  for (let district = first; district < first + DISTRICTS_PER_CITY; district++) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      for (let level = 1; level <= RULES.pyramidStartMaxLevel; level++) {
        if (whyNotFound(state, task, seat, district, colour, level) === null)
          moves.push(raise(district, colour, level));
      }
    }
  }
  return moves;
}

/** 5.10: what forbids a first pyramid; the parts left must still find pyramids of at most two levels. */
function whyNotFound(
  state: KemetState,
  task: SetupTask,
  seat: Seat,
  district: number,
  colour: number,
  level: number,
): Reason | null {
  if (!isOwnDistrict(state, seat, district)) return 'not-your-city';
  if (heightOf(state, district) > 0) return 'one-pyramid';
  const reason = whyNoNew(state, seat, colour);
  if (reason !== null) return reason;
  const { pyramids } = setupFor(state.seats);
  const after = pyramids - pyramidsOf(state, seat) - 1;
  const left = task.parts - level;
  if (level <= RULES.pyramidStartMaxLevel && left >= 0 && left <= after * RULES.pyramidStartMaxLevel) return null;
  return pyramids < DISTRICTS_PER_CITY ? 'foundations-two' : 'foundations-three';
}

/** 5.12: what forbids a starting tile: level 1, in the colour of an own pyramid, still on offer. */
function whyNotTake(state: KemetState, seat: Seat, tile: number): Reason | null {
  const { level, colour } = tileAt(tile);
  if (level !== 1) return 'level-one';
  if ((state.colours & (1 << colour)) === 0) return 'tile-not-in-play';
  if (!hasColour(state, seat, colour)) return 'starting-colour';
  return state.offer[tile] === 0 ? 'starting-sold' : null;
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
    whyNot: explained((state, _, move, seat) => {
      if (move.do !== 'garrison') return misplaced(move);
      return isOwnDistrict(state, seat, move.without) ? null : 'not-your-city';
    }),
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
    whyNot: explained((state, task, move, seat) =>
      move.do === 'raise' ? whyNotFound(state, task, seat, move.district, move.colour, move.level) : misplaced(move),
    ),
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
    moves: (state, task) => TAKE.filter((_, tile) => whyNotTake(state, backward(state, task), tile) === null),
    whyNot: explained((state, _, move, seat) =>
      move.do === 'take' ? whyNotTake(state, seat, move.tile) : misplaced(move),
    ),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'take') return;
      task.turn++;
      table.again();
      takeTile(table, seat, move.tile, 0, 'start');
    },
  }),
];
