import type { Features } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { balanceOf, clamped } from '../rules/balance.ts';
import { LENGTH, lossOf, ROW_POINTS, SCORING, SYMBOLS, UPKEEP } from '../rules/content/board.ts';
import { DECREES } from '../rules/content/decrees.ts';
import { BASICS, BREAD, FAITH, GOLD, SCRIBE } from '../rules/content/goods.ts';
import { DISTRICTS, MAJORITY_POINTS } from '../rules/content/osiris.ts';
import { T17 } from '../rules/content/technologies.ts';
import { leaderOf, piecesIn } from '../rules/districts.ts';
import type { Tekhenu, TekhenuState } from '../rules/index.ts';
import { maat } from '../rules/procedures/maat.ts';
import { playerOf } from '../rules/state.ts';
import { alignmentPoints, templeBuildings, templeStatues } from '../rules/temple.ts';
import { worthOf } from '../rules/worth.ts';

const CARDS = 24;
const GODS = 6;

/** A kind of term: its name, the size that brings it to about 1, and what people would give for it, early and late. */
type Row = readonly [name: string, size: number, early: number, late: number];

/** Values by hand are in points; those of scorings are for each scoring to come. */
const ROWS: readonly Row[] = [
  ['points', 20, 1, 1],
  ['district points to come', 6, 0.8, 1],
  ['district pieces', 4, 0.4, 0],
  ['temple points to come', 10, 0.9, 1],
  ['statue points to come', 6, 0.9, 1],
  ['happiness points to come', 9, 0.8, 1],
  ['production points to come', 4, 0.8, 1],
  ['building row points to come', 6, 0.9, 1],
  ['bread missing for upkeep', 3, -0.8, -2],
  ['papyrus', 3, 0.7, 0.2],
  ['bread', 3, 0.7, 0.3],
  ['limestone', 3, 0.7, 0.2],
  ['granite', 3, 0.7, 0.2],
  ['goods beyond four of a kind', 4, -0.3, -0.1],
  ['gold', 3, 1.1, 0.3],
  ['first two scribes', 2, 0.9, 0.2],
  ['more scribes', 2, 0.6, 0.1],
  ['faith', 2, 0.3, 0.3],
  ['papyrus production', 3, 1, 0],
  ['bread production', 3, 1, 0],
  ['limestone production', 3, 1, 0],
  ['granite production', 3, 1, 0],
  ['happiness up to 5', 5, 0.5, 0],
  ['happiness up to 9', 9, 0.3, 0.1],
  ['happiness up to 13', 13, 0.3, 0.1],
  ['happiness', 16, 0.2, 0.05],
  ['population', 16, 0.2, 0.02],
  ['population up to 13', 13, 0.15, 0],
  ['population beyond happiness', 8, 0.05, 0],
  ['gods with a statue', 2, 2, 0],
  ['pillars', 4, 0.8, 0],
  ['buildings', 5, 0.3, 0],
  ['buildings left', 5, 0, 0],
  ['blessings', 3, 1.3, 0.1],
  ['decrees', 2, 2, 0],
  ['decree points', 10, 0.5, 1],
  ['decree symbols', 3, 0.5, 0],
  ['points lost by the balance', 3, -0.8, -1],
  ['distance of the balance', 6, -0.12, -0.15],
  ['excess above balance', 6, -0.05, 0],
  ['dice taken since the last weighing', 4, 0, 0],
  ['place in the order', 2, -0.4, -0.5],
];
/** Technologies, each with its own worth. */
const TECHNOLOGY_VALUE = [3.5, 0.3] as const;

const T = ROWS.length + CARDS;
const terms = new Float32Array(T);
/** What brings each of the terms to about 1. */
export const SIZES = Float32Array.from({ length: T }, (_, i) => 1 / (ROWS[i]?.[1] ?? 1));

/** Turns that a seat has still to take. */
export function turnsLeft(state: TekhenuState, seat: Seat): number {
  const game = state.agenda[0];
  if (state.round === 0 || game?.do !== 'game') return LENGTH.rounds;
  const taken = state.order.indexOf(seat) < game.index && state.turn !== seat ? 1 : 0;
  return LENGTH.rounds - state.round + 1 - taken;
}

function scoringsLeft(state: TekhenuState): number {
  const scoring = state.agenda.find((task) => task.do === 'scoring');
  if (scoring?.do === 'scoring') return scoring.second ? 0 : 1;
  if (state.revealed) return 0;
  // The Maat phase of the first scoring belongs to the round before it until it is over.
  const weighing = state.agenda.find((task) => task.do === 'maat');
  if (weighing?.do === 'maat') return weighing.phase > 2 || (weighing.phase === 2 && weighing.at > SCORED_AT) ? 1 : 2;
  return state.round <= LENGTH.rounds / 2 ? 2 : 1;
}

/** The step of a Maat phase behind its scoring; earlier steps still have it to come. */
const SCORED_AT = maat.findIndex(({ name }) => name === 'scoring');

/** The best worth that a seat holds of each symbol, or that it holds none. */
const bySymbol = new Float64Array(Math.max(...DECREES.map(({ symbol }) => symbol)) + 1);
const NONE = -1;
const NO_DECREES = [0, 0, 0] as const;

/** SPEC 8.3.1: the best three decrees of different symbols as they stand now. */
function decreePoints(state: TekhenuState, seat: Seat): readonly [points: number, symbols: number, count: number] {
  const { decrees } = playerOf(state, seat);
  if (decrees === 0) return NO_DECREES;
  bySymbol.fill(NONE);
  for (let card = 0; card < CARDS; card++) {
    if ((decrees & (1 << card)) === 0) continue;
    const symbol = DECREES[card]?.symbol ?? 0;
    bySymbol[symbol] = Math.max(0, bySymbol[symbol] ?? 0, worthOf(state, seat, card));
  }
  bySymbol.sort();
  let [points, symbols] = [0, 0];
  for (let place = bySymbol.length - 1; symbols < 3 && place >= 0 && bySymbol[place] !== NONE; place--) {
    points += bySymbol[place] ?? 0;
    symbols++;
  }
  return [points, symbols, bits(decrees)];
}

/** What faith can make of a balance. */
function mended(balance: number, faith: number): number {
  return Math.abs(balance) <= faith ? 0 : balance - Math.sign(balance) * faith;
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The terms of a seat as they are, in a list that the next call fills anew. */
export function measure(state: TekhenuState, seat: Seat): Float32Array {
  const p = playerOf(state, seat);
  const { goods, production, happiness, population } = p;
  const scorings = scoringsLeft(state);
  let leads = 0;
  let pieces = 0;
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (leaderOf(state, district) === seat) leads++;
    pieces += piecesIn(state, seat, district);
  }
  let full = 0;
  let surplus = 0;
  for (let good = 0; good < BASICS; good++) {
    if (production[good] === 6) full++;
    if ((goods[good] ?? 0) > 4) surplus += (goods[good] ?? 0) - 4;
  }
  const temple =
    templeBuildings(state, seat) +
    templeStatues(state, seat) +
    alignmentPoints(state, seat) * SCORING.pillarAlignmentVp;
  const due = (p.technologies & T17) !== 0 ? 0 : (UPKEEP[p.buildings] ?? 0);
  let gods = 0;
  for (let god = 0; god < GODS; god++) {
    const place = state.godStatues.indexOf(seat, god * 3);
    if (place !== -1 && place < god * 3 + 3) gods++;
  }
  const balance = mended(balanceOf(p), goods[FAITH] ?? 0);
  const dice = p.left.length + p.right.length + p.under.length;
  const scribes = goods[SCRIBE] ?? 0;
  const [points, symbols, decrees] = decreePoints(state, seat);
  let i = 0;
  terms[i++] = p.vp;
  terms[i++] = leads * MAJORITY_POINTS * scorings;
  terms[i++] = pieces;
  terms[i++] = temple * scorings;
  terms[i++] = (SCORING.statues[p.statues] ?? 0) * scorings;
  terms[i++] = (SYMBOLS[happiness] ?? 0) * SCORING.happinessSymbolVp * scorings;
  terms[i++] = full * SCORING.productionMaxVp * scorings;
  terms[i++] = (ROW_POINTS[p.buildings] ?? 0) * scorings;
  terms[i++] = scorings === 0 ? 0 : Math.max(0, due - (goods[BREAD] ?? 0));
  for (let good = 0; good < BASICS; good++) terms[i++] = goods[good] ?? 0;
  terms[i++] = surplus;
  terms[i++] = goods[GOLD] ?? 0;
  terms[i++] = Math.min(2, scribes);
  terms[i++] = Math.max(0, scribes - 2);
  terms[i++] = goods[FAITH] ?? 0;
  for (let good = 0; good < BASICS; good++) terms[i++] = (production[good] ?? 0) - 2;
  terms[i++] = Math.min(5, happiness);
  terms[i++] = Math.min(9, happiness);
  terms[i++] = Math.min(13, happiness);
  terms[i++] = happiness;
  terms[i++] = population;
  terms[i++] = Math.min(13, population);
  terms[i++] = population - happiness;
  terms[i++] = gods;
  terms[i++] = p.pillars;
  terms[i++] = p.buildings;
  terms[i++] = 10 - p.buildings;
  terms[i++] = bits(p.blessings);
  terms[i++] = decrees;
  terms[i++] = points;
  terms[i++] = symbols;
  terms[i++] = lossOf(clamped(balance)) * (0.4 + 0.15 * dice);
  terms[i++] = Math.abs(clamped(balance)) * (0.4 + 0.15 * dice);
  terms[i++] = p.excess;
  terms[i++] = dice;
  terms[i++] = state.order.indexOf(seat);
  for (let card = 0; card < CARDS; card++) terms[i++] = (p.technologies >> card) & 1;
  return terms;
}

/** In the last turns hopes fade quickly. */
export const LAST_TURNS = 3;

/** The terms of a seat, three times: by how much of the game is left, is gone, and how near its end is. */
function fill(state: TekhenuState, seat: Seat, into: Float32Array): void {
  measure(state, seat);
  const left = turnsLeft(state, seat);
  const early = left / LENGTH.rounds;
  const ending = Math.max(0, 1 - left / LAST_TURNS);
  for (let i = 0; i < T; i++) {
    const value = (terms[i] ?? 0) * (SIZES[i] ?? 0);
    into[i] = value * early;
    into[T + i] = value * (1 - early);
    into[2 * T + i] = value * ending;
  }
}

/** What the terms are, one name each. */
export const TERMS: readonly string[] = Array.from(
  { length: T },
  (_, i) => ROWS[i]?.[0] ?? `technology ${i - ROWS.length + 1}`,
);

/** What the worth of a seat's position is made of. */
export const tekhenuTerms: Features<Tekhenu> = {
  names: ['early', 'late', 'at the end'].flatMap((phase) => TERMS.map((name) => `${name}, ${phase}`)),
  fill,
};

/** What nobody can use after the last turn. */
const WORTHLESS: ReadonlySet<string> = new Set([
  ...['papyrus', 'limestone', 'granite', 'gold', 'first two scribes', 'more scribes', 'blessings', 'technology'],
  ...['goods beyond four of a kind', 'happiness up to 9', 'happiness up to 13', 'happiness', 'population'],
]);

/** Logit of one point of lead, by hand. */
const POINT = 0.12;

/** Weights to begin with, from how people judge a position. */
export function handWeights(): Float32Array {
  return Float32Array.from({ length: 3 * T }, (_, i) => {
    const [name, size, early, late] = ROWS[i % T] ?? ['technology', 1, ...TECHNOLOGY_VALUE];
    const value = i < T ? early : i < 2 * T ? late : WORTHLESS.has(name) ? -late : 0;
    return POINT * size * value;
  });
}
