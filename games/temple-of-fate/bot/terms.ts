import type { Features } from '@naos/bots';
import { at, type Seat } from '@naos/engine';
import { leaderOn } from '../rules/cards.ts';
import { survey } from '../rules/chains.ts';
import { CARDS, COUNT, costOf, MOST_CELLS, WHOLE } from '../rules/content/cards.ts';
import { CONTENT, FIRST_COLOUR, PRIEST } from '../rules/content/cells.ts';
import { GODS, SUPREME } from '../rules/content/colours.ts';
import { CELLS, ROUNDS } from '../rules/content/geometry.ts';
import { GOALS } from '../rules/content/goals.ts';
import { goalState } from '../rules/scoring.ts';
import { playerAt, type Temple, type TempleState } from '../rules/state.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';

/** What a seat's position consists of. Each has one weight for the beginning and one for the end of the game. */
const TERM_NAMES = [
  'won points',
  'points of cards led',
  'points of cards that are safe',
  'full points of cards led, by how full they are',
  'full points of cards led',
  'full points of cards contested, by own share',
  'priests on cards, by how full these are',
  'priests on cards',
  'priests in reserve',
  'first two priests in reserve',
  'first four priests in reserve',
  'short strips held',
  'long strips held',
  'private card',
  'goals met',
  'free chains',
  'free chain cells up to 4',
  'free chain cells up to 6',
  'free chain cells up to 9',
  'free chain cells beyond 9',
  'longest free chain',
  'second free chain',
  'reach on the own colours',
  'points within reach',
  'reach on the supreme card',
  'supreme points within reach',
  'loose ornaments',
  'markers under level II',
  'markers under the summit',
  'markers for good',
] as const;

const T = TERM_NAMES.length;

/** Places of the terms. */
const [WON, LED, SAFE, LED_FULL, LED_LARGE, SHARE, ON_FULL, ON] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const [RESERVE, RESERVE_2, RESERVE_4, SHORT, LONG, PRIVATE_CARD, GOAL] = [8, 9, 10, 11, 12, 13, 14] as const;
const [CHAINS, TO_4, TO_6, TO_9, BEYOND, LONGEST, SECOND] = [15, 16, 17, 18, 19, 20, 21] as const;
const [REACH, PRIZE, REACH_SUPREME, PRIZE_SUPREME, LOOSE] = [22, 23, 24, 25, 26] as const;
const [UNDER_2, UNDER_SUMMIT, FOR_GOOD] = [27, 28, 29] as const;

/** Cells that level II (1) and level III (2) cover, else 0. */
const COVERED_BY: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) => {
  const row = Math.floor(cell / 8);
  const col = cell % 8;
  if (row >= 3 && row <= 4 && col >= 3 && col <= 4) return 2;
  return row >= 2 && row <= 5 && col >= 2 && col <= 5 ? 1 : 0;
});

/** Whether a tile will still be laid on this cell: 1 on level II, 2 on the summit, 0 none. Cells of level II know it. */
export function willBeCovered(cell: number, content: number): number {
  const by = COVERED_BY[cell] ?? 0;
  const level = (content >> 3) & 3;
  if (by === 0 || level >= 3) return 0;
  if (level < 2) return 1;
  return by === 2 ? 2 : 0;
}

/** Priest turns that a seat still has, the running one included. */
export function turnsLeft(state: TempleState, seat: Seat): number {
  const later = ROUNDS - state.round;
  const { agenda } = state;
  for (let i = 0; i < agenda.length; i++) {
    const task = agenda[i];
    if (task?.do !== 'round') continue;
    const running = agenda[i + 1];
    if (running?.do === 'turn' && running.seat === seat) return later + 1;
    const place = (seat - state.first + state.seats) % state.seats;
    return later + (place >= task.turns ? 1 : 0);
  }
  return state.round === 0 ? ROUNDS : later;
}

const terms = new Float32Array(T);
const longestOf = new Int8Array(GODS.length);
/** What a chain must pay to complete each card, and the points that the seat would win by it. */
const need = new Int8Array(GODS.length);
const prize = new Float32Array(GODS.length);

/** Cards on the table: who leads, who is present, what a chain of the right colour would have to pay. */
function cardTerms(state: TempleState, seat: Seat): void {
  const { open, stands, seats } = state;
  for (let god = 0; god < GODS.length; god++) {
    const number = open[god] ?? 0;
    need[god] = 99;
    prize[god] = 0;
    if (number < 0) continue;
    const { cells, large, small } = at(CARDS, number);
    let mine = 0;
    let taken = 0;
    let free = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      const owner = stands[god * MOST_CELLS + cell] ?? 0;
      if (owner < 0) free |= 1 << cell;
      else {
        taken++;
        if (owner === seat) mine++;
      }
    }
    const open_ = cells.length - taken;
    const rival = taken === mine ? 0 : mostOfOthers(stands, god, seat, seats);
    need[god] = costOf(number, free);
    if (mine + open_ > rival || (mine + open_ === rival && (free & 1) === 1)) prize[god] = large;
    if (taken === 0) continue;
    const fill = taken / cells.length;
    if (mine === 0) continue;
    terms[ON] = (terms[ON] ?? 0) + mine;
    terms[ON_FULL] = (terms[ON_FULL] ?? 0) + mine * fill;
    if (leaderOn(stands, god) === seat) {
      terms[LED] = (terms[LED] ?? 0) + small;
      terms[LED_LARGE] = (terms[LED_LARGE] ?? 0) + large;
      terms[LED_FULL] = (terms[LED_FULL] ?? 0) + large * fill;
      if (mine > rival + open_) terms[SAFE] = (terms[SAFE] ?? 0) + large;
    } else terms[SHARE] = (terms[SHARE] ?? 0) + (large * mine) / cells.length;
  }
}

function mostOfOthers(stands: readonly number[], god: number, seat: Seat, seats: number): number {
  let most = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    let count = 0;
    for (let cell = 0; cell < MOST_CELLS; cell++) if (stands[god * MOST_CELLS + cell] === other) count++;
    if (count > most) most = count;
  }
  return most;
}

/** Chains that may still be used, and markers that come back or do not. Wants `need` and `prize` of the seat. */
function boardTerms(cells: readonly number[]): void {
  const { first, length, marked } = survey(cells);
  longestOf.fill(0);
  let longest = 0;
  let second = 0;
  let [chains, to4, to6, to9, beyond, loose, under2, underSummit, forGood] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    const content = cells[cell] ?? 0;
    if ((content & PRIEST) !== 0) {
      const by = willBeCovered(cell, content);
      if (by === 1) under2++;
      else if (by === 2) underSummit++;
      else forGood++;
    }
    if (first[cell] !== cell || marked[cell] === 1) continue;
    const l = length[cell] ?? 0;
    if (l === 1) {
      loose++;
      continue;
    }
    chains++;
    to4 += (l > 4 ? 4 : l) - 2;
    if (l > 4) to6 += (l > 6 ? 6 : l) - 4;
    if (l > 6) to9 += (l > 9 ? 9 : l) - 6;
    if (l > 9) beyond += l - 9;
    if (l > longest) {
      second = longest;
      longest = l;
    } else if (l > second) second = l;
    const colour = (content & CONTENT) - FIRST_COLOUR;
    if (l > (longestOf[colour] ?? 0)) longestOf[colour] = l;
  }
  terms[CHAINS] = chains;
  terms[TO_4] = to4;
  terms[TO_6] = to6;
  terms[TO_9] = to9;
  terms[BEYOND] = beyond;
  terms[LONGEST] = longest;
  terms[SECOND] = second;
  terms[LOOSE] = loose;
  terms[UNDER_2] = under2;
  terms[UNDER_SUMMIT] = underSummit;
  terms[FOR_GOOD] = forGood;
  let reach = 0;
  let points = 0;
  for (let god = 0; god < SUPREME; god++) {
    const l = longestOf[god] ?? 0;
    const wanted = need[god] ?? 0;
    reach += l < wanted ? l : wanted;
    if (l >= wanted) points += prize[god] ?? 0;
  }
  const wanted = need[SUPREME] ?? 0;
  terms[REACH] = reach;
  terms[PRIZE] = points;
  terms[REACH_SUPREME] = longest < wanted ? longest : wanted === 99 ? 0 : wanted;
  terms[PRIZE_SUPREME] = longest >= wanted ? (prize[SUPREME] ?? 0) : 0;
}

function ownTerms(state: TempleState, seat: Seat): void {
  const { temple, won, side, privateCard, privateCells } = playerAt(state, seat);
  let points = 0;
  for (let i = 0; i < won.length; i++) points += CARDS[won[i] ?? 0]?.large ?? 0;
  terms[WON] = points;
  const { reserve, held } = temple;
  terms[RESERVE] = reserve;
  terms[RESERVE_2] = reserve > 2 ? 2 : reserve;
  terms[RESERVE_4] = reserve > 4 ? 4 : reserve;
  let short = 0;
  for (let i = 0; i < held.length; i++) if ((held[i] ?? 0) < 4) short++;
  terms[SHORT] = short;
  terms[LONG] = held.length - short;
  if (privateCard >= 0) {
    const card = at(CARDS, privateCard);
    const done = (COUNT[privateCells] ?? 0) / (COUNT[WHOLE[privateCard] ?? 0] ?? 0);
    terms[PRIVATE_CARD] = privateCells === 0 ? 0 : card.small + (card.large - card.small) * done * done;
  }
  if (side >= 0) {
    let goals = 0;
    for (const goal of GOALS[side] ?? []) if (goalState(state, seat, goal).met) goals += goal.points;
    terms[GOAL] = goals;
  }
}

/** Sizes that bring every term to about 1. */
const SCALE = Float32Array.from(
  [10, 5, 10, 10, 10, 10, 4, 4, 10, 2, 4, 2, 2, 5, 5, 8, 8, 4, 4, 4, 8, 6, 16, 10, 8, 8, 12, 4, 2, 4],
  (size) => 1 / size,
);

/** The terms of a seat with so many priest turns to come, each twice: by how much of the game is left and is gone. */
export function fillTerms(state: TempleState, seat: Seat, left: number, into: Float32Array, temple?: Temple): void {
  terms.fill(0);
  cardTerms(state, seat);
  ownTerms(state, seat);
  boardTerms((temple ?? playerAt(state, seat).temple).cells);
  const early = left / ROUNDS;
  for (let i = 0; i < T; i++) {
    const value = (terms[i] ?? 0) * (SCALE[i] ?? 0);
    into[i] = value * early;
    into[T + i] = value * (1 - early);
  }
}

/** Only what a temple's cells decide: a quick sum for comparing thousands of builds of one seat. */
export class BuildWorth {
  private readonly weights = new Float32Array(T);

  /** Prepares for a seat's builds in a state. */
  constructor(state: TempleState, seat: Seat, left: number, weights: Float32Array) {
    terms.fill(0);
    cardTerms(state, seat);
    const early = left / ROUNDS;
    for (let i = 0; i < T; i++) {
      this.weights[i] = ((weights[i] ?? 0) * early + (weights[T + i] ?? 0) * (1 - early)) * (SCALE[i] ?? 0);
    }
  }

  /** What a temple's cells and its reserve add to the worth. */
  of(cells: readonly number[], reserve: number): number {
    boardTerms(cells);
    terms[RESERVE] = reserve;
    terms[RESERVE_2] = reserve > 2 ? 2 : reserve;
    terms[RESERVE_4] = reserve > 4 ? 4 : reserve;
    const { weights } = this;
    let sum = 0;
    for (let i = RESERVE; i <= RESERVE_4; i++) sum += (weights[i] ?? 0) * (terms[i] ?? 0);
    for (let i = CHAINS; i < T; i++) sum += (weights[i] ?? 0) * (terms[i] ?? 0);
    return sum;
  }
}

/** Weights to begin with, from how people judge a position: points, and what may still become points. */
export function handWeights(): Float32Array {
  const early: Readonly<Record<number, number>> = {
    [WON]: 1,
    [LED]: 0.4,
    [SAFE]: 0.25,
    [LED_FULL]: 0.35,
    [LED_LARGE]: 0.1,
    [SHARE]: 0.15,
    [ON_FULL]: 0.6,
    [ON]: 0.5,
    [RESERVE]: 0.5,
    [RESERVE_2]: 0.5,
    [RESERVE_4]: 0.6,
    [SHORT]: 1.2,
    [LONG]: 1.8,
    [PRIVATE_CARD]: 0.8,
    [GOAL]: 0.6,
    [CHAINS]: 0.2,
    [TO_4]: 0.3,
    [TO_6]: 0.4,
    [TO_9]: 0.4,
    [BEYOND]: 0.2,
    [LONGEST]: 0.15,
    [SECOND]: 0.15,
    [REACH]: 0.15,
    [PRIZE]: 0.12,
    [PRIZE_SUPREME]: 0.1,
    [LOOSE]: 0.08,
    [UNDER_2]: 0.9,
    [UNDER_SUMMIT]: 0.7,
  };
  const late: Readonly<Record<number, number>> = {
    [WON]: 1,
    [LED]: 1,
    [SAFE]: 0.1,
    [LED_FULL]: 0.15,
    [SHARE]: 0.03,
    [ON_FULL]: 0.1,
    [RESERVE_2]: 0.2,
    [SHORT]: 1,
    [LONG]: 1,
    [PRIVATE_CARD]: 1,
    [GOAL]: 1,
    [TO_4]: 0.05,
    [TO_6]: 0.1,
    [UNDER_SUMMIT]: 0.1,
  };
  const points = 0.2;
  return Float32Array.from(
    { length: 2 * T },
    (_, i) => (points * ((i < T ? early[i] : late[i - T]) ?? 0)) / (SCALE[i % T] ?? 1),
  );
}

/** The terms as the trainer and the evaluation use them. */
export const templeTerms: Features<TempleOfFate> = {
  names: [...TERM_NAMES.map((name) => `${name}, early`), ...TERM_NAMES.map((name) => `${name}, late`)],
  fill: (state, seat, into) => fillTerms(state, seat, turnsLeft(state, seat), into),
};
