import type { Seat } from '@naos/engine';
import { countOn, leaderOn } from '../rules/cards.ts';
import { survey } from '../rules/chains.ts';
import { CARDS, COUNT, WHOLE } from '../rules/content/cards.ts';
import { colourOf, PRIEST } from '../rules/content/cells.ts';
import { GODS } from '../rules/content/colours.ts';
import { CELLS, ROUNDS } from '../rules/content/geometry.ts';
import { GOALS } from '../rules/content/goals.ts';
import { goalState } from '../rules/scoring.ts';
import { playerAt, type TempleState } from '../rules/state.ts';

/** What the bot believes, in points. */
export interface Beliefs {
  /** A priest in reserve at the end of each round's priest turn, rounds 0 to 6. */
  readonly reserve: readonly number[];
  /** How surely an open card that one leads will be completed, by rounds still to come. */
  readonly completes: readonly number[];
  /** Worth of one cell of an unmarked chain beyond the first, as long as it may still be used. */
  readonly chain: number;
  /** Extra worth of the longest unmarked chain's cells. */
  readonly longest: number;
  /** Share of a priest that a marker is worth which a later level may cover. */
  readonly cover: number;
  readonly strip: number;
}

export const BELIEFS: Beliefs = {
  reserve: [1.3, 1.3, 1.25, 1.15, 1, 0.8, 0.05],
  completes: [0, 0.45, 0.6, 0.7, 0.75, 0.8, 0.85],
  chain: 0.22,
  longest: 0.25,
  cover: 0.5,
  strip: 1.4,
};

/** Cells that level II (1) or level III (2) will cover, else 0. */
const COVERED_BY: readonly number[] = Array.from({ length: CELLS }, (_, cell) => {
  const row = Math.floor(cell / 8);
  const col = cell % 8;
  if (row >= 3 && row <= 4 && col >= 3 && col <= 4) return 2;
  return row >= 2 && row <= 5 && col >= 2 && col <= 5 ? 1 : 0;
});

/** Whether a marker on this cell can still come back, seen from a round in which tiles are built already. */
export function comesBack(cell: number, round: number): boolean {
  const by = COVERED_BY[cell] as number;
  return (by > 0 && round <= 3) || (by === 2 && round <= 5) || (by === 1 && round === 4);
}

/** Chance that a seat ends up with an open card, from the priests on it. */
function share(mine: number, rivals: number, free: number, leads: boolean): number {
  if (mine > rivals + free || (mine === rivals + free && leads && free === 0)) return 1;
  if (mine === 0) return 0;
  if (leads) return mine > rivals + free / 2 ? 0.85 : 0.62;
  return mine + free > rivals ? 0.3 : 0.05;
}

function cardWorth(state: TempleState, seat: Seat, god: number, left: number, beliefs: Beliefs): number {
  const number = state.open[god] as number;
  if (number < 0) return 0;
  const mine = countOn(state.stands, god, seat);
  if (mine === 0) return 0;
  const { cells, large, small } = CARDS[number] as (typeof CARDS)[number];
  let rivals = 0;
  let taken = 0;
  for (let other = 0; other < state.seats; other++) {
    const count = countOn(state.stands, god, other);
    taken += count;
    if (other !== seat && count > rivals) rivals = count;
  }
  const free = cells.length - taken;
  const leads = leaderOn(state.stands, god) === seat;
  const completes = (beliefs.completes[left] as number) ** Math.max(1, free / 1.5);
  const won = share(mine, rivals, free, leads);
  return (
    won * (completes * large + (1 - completes) * small) +
    completes * mine * (beliefs.reserve[ROUNDS - left] as number) * 0.7
  );
}

function privateWorth(state: TempleState, seat: Seat): number {
  const { privateCard, privateCells } = playerAt(state, seat);
  if (privateCard < 0) return 0;
  const { small, large } = CARDS[privateCard] as (typeof CARDS)[number];
  const done = (COUNT[privateCells] as number) / (COUNT[WHOLE[privateCard] as number] as number);
  return privateCells === 0 ? 0.2 : small + (large - small) * 0.2 * done;
}

/** Worth of the chains that a seat may still use, and of the markers that come back. */
function boardWorth(state: TempleState, seat: Seat, left: number, beliefs: Beliefs): number {
  const { cells } = playerAt(state, seat).temple;
  const chains = survey(cells);
  let worth = 0;
  let longest = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const length = chains.length[cell] as number;
    if (length > 1 && chains.marked[cell] === 0) {
      worth += beliefs.chain * (length - 1);
      if (length > longest) longest = length;
    }
    if (
      ((cells[cell] as number) & PRIEST) !== 0 &&
      colourOf(cells[cell] as number) >= 0 &&
      comesBack(cell, state.round)
    ) {
      worth += beliefs.cover * (beliefs.reserve[Math.min(ROUNDS, state.round + 1)] as number);
    }
  }
  return left === 0 ? 0 : worth + beliefs.longest * longest;
}

/** Priest turns that a seat still has, the running one included. */
export function turnsLeft(state: TempleState, seat: Seat): number {
  const rounds = ROUNDS - state.round;
  for (const task of state.agenda) {
    if (task.do !== 'round') continue;
    const order = (seat - state.first + state.seats) % state.seats;
    const own = state.agenda.some((running) => running.do === 'turn' && running.seat === seat);
    return rounds + (own || order >= task.turns ? 1 : 0);
  }
  return rounds + 1;
}

/** What a seat may hope for at the end of the game, in points. */
export function worthInPoints(state: TempleState, seat: Seat, beliefs: Beliefs = BELIEFS): number {
  const { temple, won, side } = playerAt(state, seat);
  const left = Math.min(ROUNDS, turnsLeft(state, seat));
  let worth = 0;
  for (const card of won) worth += CARDS[card]?.large ?? 0;
  for (let god = 0; god < GODS.length; god++) worth += cardWorth(state, seat, god, left, beliefs);
  worth += privateWorth(state, seat);
  worth += temple.reserve * (beliefs.reserve[ROUNDS - left] as number);
  worth += temple.held.length * (left === 0 ? 1 : beliefs.strip);
  worth += boardWorth(state, seat, left, beliefs);
  for (const goal of GOALS[side] ?? [])
    if (goalState(state, seat, goal).met) worth += goal.points * (left === 0 ? 1 : 0.6);
  return worth;
}

/** Points that make a lead of about three to one in chances. */
const LEAD = 6;

/** A seat's chance to win: its worth against the best of the others. */
export function evaluate(state: TempleState, seat: Seat): number {
  const own = worthInPoints(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, worthInPoints(state, other));
  }
  return 1 / (1 + Math.exp(-(own - best) / LEAD));
}
