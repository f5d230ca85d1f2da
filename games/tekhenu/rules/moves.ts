import { at } from '@naos/engine';
import { SIDES_OF_PAYMENT } from './content/goods.ts';
import { CARDS_OF_KIND, MARKET_SLOTS } from './content/market.ts';
import { OSIRIS_SLOTS } from './content/osiris.ts';
import { BUILDING_SPACES, CELLS } from './content/temple.ts';

/** All moves. Every one is made once, below, and shared: lists of them are built in hot loops. */
export type TekhenuMove =
  | { readonly do: 'keep'; readonly kind: number; readonly card: number }
  | { readonly do: 'starting'; readonly card: number }
  | { readonly do: 'destiny'; readonly card: number }
  | { readonly do: 'resolve'; readonly card: number }
  | { readonly do: 'gain'; readonly good: number }
  | { readonly do: 'advance'; readonly marker: number }
  | { readonly do: 'take'; readonly spot: number }
  | { readonly do: 'anubis'; readonly spot: number }
  | { readonly do: 'idle'; readonly spot: number }
  | { readonly do: 'pan'; readonly side: number }
  | { readonly do: 'value'; readonly value: number }
  | { readonly do: 'bless'; readonly card: number }
  | { readonly do: 'bless marker'; readonly card: number; readonly marker: number }
  | { readonly do: 'bless value'; readonly card: number; readonly value: number }
  | { readonly do: 'bless colour'; readonly card: number; readonly colour: number; readonly shift: number }
  | { readonly do: 'bless god'; readonly card: number; readonly god: number }
  | { readonly do: 'act'; readonly god: number; readonly produceFirst: boolean }
  | { readonly do: 'extra'; readonly god: number }
  | { readonly do: 'produce'; readonly good: number }
  | { readonly do: 'statue'; readonly place: number }
  | { readonly do: 'lay'; readonly cell: number }
  | { readonly do: 'turn'; readonly turns: number }
  | { readonly do: 'build'; readonly space: number }
  | { readonly do: 'card'; readonly slot: number }
  | { readonly do: 'refresh'; readonly section: number }
  | { readonly do: 'osiris'; readonly slot: number }
  | { readonly do: 'track'; readonly good: number }
  | { readonly do: 'pay'; readonly own: number; readonly swap: number; readonly gold: number; readonly scribes: number }
  | { readonly do: 'use' }
  | { readonly do: 'decline' }
  | { readonly do: 'done' }
  | { readonly do: 'faith'; readonly net: number }
  | { readonly do: 'upkeep'; readonly paid: number }
  | { readonly do: 'score'; readonly decree: number; readonly symbols: number }
  | { readonly do: 'repeat'; readonly decree: number };

/** Markers of the population track. */
export const POPULATION = 0;
export const HAPPINESS = 1;

/** Statue places: a god's index, or this plus the index of a people statue space. */
export const PEOPLE = 6;

/** Card number of the destiny card among the cards to resolve: after the twelve starting cards. */
export const DESTINY_CARD = 12;

const FACES = 6;
const GODS = 6;

function make<M extends TekhenuMove>(count: number, move: (i: number) => M): readonly M[] {
  return Array.from({ length: count }, (_, i) => move(i));
}

export const KEEP = make(3 * CARDS_OF_KIND, (i) => ({
  do: 'keep',
  kind: Math.floor(i / CARDS_OF_KIND),
  card: i % CARDS_OF_KIND,
}));
export const STARTING_MOVES = make(12, (card) => ({ do: 'starting', card }));
export const DESTINY_MOVES = make(4, (card) => ({ do: 'destiny', card }));
export const RESOLVE = make(13, (card) => ({ do: 'resolve', card }));
export const GAIN = make(4, (good) => ({ do: 'gain', good }));
export const ADVANCE_MOVES = make(2, (marker) => ({ do: 'advance', marker }));
export const TAKE = make(180, (spot) => ({ do: 'take', spot }));
export const TAKE_ANUBIS = make(180, (spot) => ({ do: 'anubis', spot }));
export const TAKE_IDLE = make(180, (spot) => ({ do: 'idle', spot }));
export const PAN = make(2, (side) => ({ do: 'pan', side }));
export const VALUE = make(FACES + 1, (value) => ({ do: 'value', value }));
export const BLESS = make(CARDS_OF_KIND, (card) => ({ do: 'bless', card }));
export const BLESS_MARKER = make(CARDS_OF_KIND * 2, (i) => ({
  do: 'bless marker',
  card: Math.floor(i / 2),
  marker: i % 2,
}));
export const BLESS_VALUE = make(CARDS_OF_KIND * 7, (i) => ({
  do: 'bless value',
  card: Math.floor(i / 7),
  value: i % 7,
}));
/** Index: card * 15 + colour * 3 + shift + 1. */
export const BLESS_COLOUR = make(CARDS_OF_KIND * 15, (i) => ({
  do: 'bless colour',
  card: Math.floor(i / 15),
  colour: Math.floor((i % 15) / 3),
  shift: (i % 3) - 1,
}));
export const BLESS_GOD = make(CARDS_OF_KIND * GODS, (i) => ({
  do: 'bless god',
  card: Math.floor(i / GODS),
  god: i % GODS,
}));
export const ACT = make(GODS, (god) => ({ do: 'act', god, produceFirst: false }));
export const ACT_PRODUCE_FIRST = make(GODS, (god) => ({ do: 'act', god, produceFirst: true }));
export const EXTRA = make(GODS, (god) => ({ do: 'extra', god }));
export const PRODUCE = make(4, (good) => ({ do: 'produce', good }));
export const STATUE = make(PEOPLE + 4, (place) => ({ do: 'statue', place }));
export const LAY = make(CELLS, (cell) => ({ do: 'lay', cell }));
export const TURN = make(4, (turns) => ({ do: 'turn', turns }));
export const BUILD = make(BUILDING_SPACES.length, (space) => ({ do: 'build', space }));
export const CARD = make(MARKET_SLOTS, (slot) => ({ do: 'card', slot }));
export const REFRESH = make(4, (section) => ({ do: 'refresh', section }));
export const OSIRIS_MOVES = make(OSIRIS_SLOTS, (slot) => ({ do: 'osiris', slot }));
export const TRACK = make(4, (good) => ({ do: 'track', good }));
/** Index: four digits to the base of `SIDES_OF_PAYMENT`, own first. */
export const PAY = make(SIDES_OF_PAYMENT ** 4, (i) => ({
  do: 'pay',
  own: Math.floor(i / SIDES_OF_PAYMENT ** 3),
  swap: Math.floor(i / SIDES_OF_PAYMENT ** 2) % SIDES_OF_PAYMENT,
  gold: Math.floor(i / SIDES_OF_PAYMENT) % SIDES_OF_PAYMENT,
  scribes: i % SIDES_OF_PAYMENT,
}));
export const USE: TekhenuMove = { do: 'use' };
export const DECLINE: TekhenuMove = { do: 'decline' };
export const DONE: TekhenuMove = { do: 'done' };
/** Faith to the left (positive) or right, at most 30 either way; index net + 30. */
export const MOST_FAITH = 30;
export const FAITH_MOVES = make(MOST_FAITH * 2 + 1, (i) => ({ do: 'faith', net: i - MOST_FAITH }));
export const UPKEEP_MOVES = make(11, (paid) => ({ do: 'upkeep', paid }));
/** Index: decree * 6 + symbols paid for (decree 304 only). */
export const SCORE = make(CARDS_OF_KIND * 6, (i) => ({ do: 'score', decree: Math.floor(i / 6), symbols: i % 6 }));
export const REPEAT = make(CARDS_OF_KIND, (decree) => ({ do: 'repeat', decree }));

/** The shared payment move of these tokens. */
export function payMove(own: number, swap: number, gold: number, scribes: number): TekhenuMove {
  return at(PAY, ((own * SIDES_OF_PAYMENT + swap) * SIDES_OF_PAYMENT + gold) * SIDES_OF_PAYMENT + scribes);
}
