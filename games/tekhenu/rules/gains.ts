import { at } from '@naos/engine';
import { OPENINGS, REWARD_SPACES, REWARDS, TRACK_END } from './content/board.ts';
import { type Amounts, FAITH, POINTS, SCRIBE } from './content/goods.ts';
import { OPEN_AT_SETUP } from './content/market.ts';
import type { Origin, Reason } from './events.ts';
import { openSection } from './market.ts';
import { HAPPINESS, POPULATION } from './moves.ts';
import { isBot, named, playerOf } from './state.ts';
import type { TekhenuTable } from './vocabulary.ts';

/** Victory points won. */
export function score(table: TekhenuTable, seat: number, points: number, reason: Reason): void {
  if (points === 0) return;
  playerOf(table.state, seat).vp += points;
  table.tell({ kind: 'points', seat: named(table.state, seat), points, reason });
}

/** SPEC R35: each loss stops at 0. */
export function lose(table: TekhenuTable, seat: number, points: number, reason: Reason): void {
  const p = playerOf(table.state, seat);
  const lost = Math.min(points, p.vp);
  if (lost === 0) return;
  p.vp -= lost;
  table.tell({ kind: 'lost', seat, points: lost, reason });
}

/** Goods and points from one source. SPEC 9.2.5: the solo opponent takes points and scribes only. */
export function give(table: TekhenuTable, seat: number, amounts: Amounts, from: Origin, reason: Reason): void {
  const { goods } = playerOf(table.state, seat);
  const bot = isBot(table.state, seat);
  let some = false;
  for (let good = 0; good <= FAITH; good++) {
    const n = amounts[good] ?? 0;
    if (n === 0 || (bot && good !== SCRIBE)) continue;
    goods[good] = (goods[good] ?? 0) + n;
    some = true;
  }
  if (some && table.loud) {
    const told = bot ? amounts.map((n, good) => (good === SCRIBE ? n : 0)) : amounts;
    table.tell({ kind: 'gained', seat: named(table.state, seat), goods: told.slice(0, POINTS), from });
  }
  score(table, seat, amounts[POINTS] ?? 0, reason);
}

/** Some of one good. */
export function giveOne(table: TekhenuTable, seat: number, good: number, n: number, from: Origin): void {
  if (n === 0 || (isBot(table.state, seat) && good !== SCRIBE)) return;
  const { goods } = playerOf(table.state, seat);
  goods[good] = (goods[good] ?? 0) + n;
  if (!table.loud) return;
  table.tell({
    kind: 'gained',
    seat: named(table.state, seat),
    goods: goods.map((_, i) => (i === good ? n : 0)),
    from,
  });
}

/** SPEC 2.7, 6.5.7, R11: the population marker; reaching a new space may open market sections. */
export function raisePopulation(table: TekhenuTable, seat: number, steps: number): void {
  const { state } = table;
  const p = playerOf(state, seat);
  const to = Math.min(TRACK_END, p.population + steps);
  const by = to - p.population;
  if (by === 0) return;
  p.population = to;
  table.tell({ kind: 'marker', seat: named(state, seat), marker: POPULATION, by, to });
  while (to >= (OPENINGS[state.open - OPEN_AT_SETUP] ?? TRACK_END + 1)) openSection(table);
}

/** SPEC 2.7.1, 6.10: the happiness marker, never beyond the population, and the rewards it reaches for the first time. */
export function raiseHappiness(table: TekhenuTable, seat: number, steps: number): void {
  const p = playerOf(table.state, seat);
  const to = Math.min(p.population, p.happiness + steps);
  const by = to - p.happiness;
  if (by <= 0) return;
  p.happiness = to;
  table.tell({ kind: 'marker', seat: named(table.state, seat), marker: HAPPINESS, by, to });
  if (isBot(table.state, seat)) return;
  while (to >= (REWARD_SPACES[p.rewards] ?? TRACK_END + 1)) {
    give(table, seat, at(REWARDS, p.rewards), 'happiness', 'happiness');
    p.rewards++;
    if (p.rewards === REWARD_SPACES.length) {
      p.extraDue = true;
      takeExtraWhenDue(table, seat);
    }
  }
}

/** SPEC 6.10.2: the extra action waits for the end of the outermost action; with none running it comes at once. */
export function takeExtraWhenDue(table: TekhenuTable, seat: number): void {
  const p = playerOf(table.state, seat);
  if (!p.extraDue || table.state.acting > 0) return;
  p.extraDue = false;
  table.begin({ do: 'extra', at: 0, seat, decree: false });
}

export function lowerHappiness(table: TekhenuTable, seat: number, steps: number): void {
  const p = playerOf(table.state, seat);
  p.happiness -= steps;
  table.tell({ kind: 'marker', seat, marker: HAPPINESS, by: -steps, to: p.happiness });
}

export function lowerPopulation(table: TekhenuTable, seat: number, steps: number): void {
  const p = playerOf(table.state, seat);
  p.population -= steps;
  table.tell({ kind: 'marker', seat, marker: POPULATION, by: -steps, to: p.population });
}

/** Either marker, by its number. */
export function advance(table: TekhenuTable, seat: number, marker: number, steps: number): void {
  if (marker === POPULATION) raisePopulation(table, seat, steps);
  else raiseHappiness(table, seat, steps);
}
