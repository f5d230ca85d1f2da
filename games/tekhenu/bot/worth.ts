import { balanceOf, clamped } from '../rules/balance.ts';
import { LENGTH, lossOf, MOST_PRODUCTION, ROW_POINTS, SCORING, SYMBOLS, UPKEEP } from '../rules/content/board.ts';
import { D303, D304, D323, DECREES } from '../rules/content/decrees.ts';
import { BASICS, FAITH, GOLD, SCRIBE } from '../rules/content/goods.ts';
import { DISTRICTS, MAJORITY_POINTS } from '../rules/content/osiris.ts';
import { T17 } from '../rules/content/technologies.ts';
import { faceOf } from '../rules/content/wheel.ts';
import { leaderOf } from '../rules/districts.ts';
import { isBot, type Player, playerOf, type TekhenuState } from '../rules/state.ts';
import { LEFT, RIGHT } from '../rules/tasks.ts';
import { alignmentPoints, templeBuildings, templeStatues } from '../rules/temple.ts';
import { worthOf } from '../rules/worth.ts';

/** What things are worth in points to come. Set by hand, then tried in the arena. */
export interface Weights {
  /** A basic resource, and how much less each further one of its kind is worth. */
  readonly basic: number;
  readonly fading: number;
  readonly gold: number;
  readonly scribe: number;
  readonly faith: number;
  /** A step of production for each round to come. */
  readonly production: number;
  readonly happiness: number;
  readonly population: number;
  readonly technology: number;
  readonly blessing: number;
  readonly decree: number;
  /** A god statue for each round to come. */
  readonly bonus: number;
  /** A point of distance from balance 0. */
  readonly distance: number;
  /** Bread due at a scoring. */
  readonly upkeep: number;
  /** A place earlier in the turn order. */
  readonly place: number;
  /** How much of what a scoring would pay now is counted, for each one to come. */
  readonly scoring: number;
}

export const BY_HAND: Weights = {
  basic: 0.75,
  fading: 0.06,
  gold: 1.15,
  scribe: 1.1,
  faith: 0.2,
  production: 0.09,
  happiness: 0.3,
  population: 0.22,
  technology: 0.42,
  blessing: 2,
  decree: 0.75,
  bonus: 0.22,
  distance: 0.12,
  upkeep: 1.1,
  place: 0.7,
  scoring: 0.95,
};

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** What the next scoring would pay as things stand. */
function scoringNow(state: TekhenuState, player: number, p: Player): number {
  let points = 0;
  for (let district = 0; district < DISTRICTS.length; district++) {
    if (leaderOf(state, district) === player) points += MAJORITY_POINTS;
  }
  points += templeBuildings(state, player) + templeStatues(state, player) + alignmentPoints(state, player);
  points += SCORING.statues[p.statues] ?? 0;
  points += (SYMBOLS[p.happiness] ?? 0) * SCORING.happinessSymbolVp;
  for (const marker of p.production) if (marker === MOST_PRODUCTION) points += SCORING.productionMaxVp;
  return points + (ROW_POINTS[p.buildings] ?? 0);
}

/** The three best decrees of different symbols, as far as they are worth something already. */
function decreePoints(state: TekhenuState, player: number, p: Player, floor: number): number {
  const best = [0, 0, 0, 0, 0, 0];
  for (let decree = 0; decree < DECREES.length; decree++) {
    if ((p.decrees & (1 << decree)) === 0) continue;
    const symbol = DECREES[decree]?.symbol ?? 0;
    const special = decree === D303 ? 4 : decree === D304 ? (SYMBOLS[p.population] ?? 0) * 3 : decree === D323 ? 5 : 0;
    best[symbol] = Math.max(best[symbol] ?? 0, special, worthOf(state, player, decree), floor);
  }
  const three = best.sort((a, b) => b - a);
  return (three[0] ?? 0) + (three[1] ?? 0) + (three[2] ?? 0);
}

function goodsWorth(p: Player, w: Weights): number {
  let worth = (p.goods[GOLD] ?? 0) * w.gold + (p.goods[SCRIBE] ?? 0) * w.scribe;
  for (let good = 0; good < BASICS; good++) {
    const n = p.goods[good] ?? 0;
    worth += Math.max(n * w.basic * 0.4, n * w.basic - (n * (n - 1) * w.fading) / 2);
  }
  return worth;
}

/** The coming balance, with a die in hand counted where it will lie. */
function balanceWorth(state: TekhenuState, player: number, p: Player, w: Weights): number {
  let balance = balanceOf(p);
  for (const task of state.agenda) {
    if (task.do !== 'turn' || task.seat !== player || !task.held) continue;
    balance += task.pan === LEFT ? faceOf(task.die) : task.pan === RIGHT ? -faceOf(task.die) : 0;
  }
  const faith = p.goods[FAITH] ?? 0;
  const mended = Math.abs(balance) <= faith ? 0 : balance - Math.sign(balance) * faith;
  return -lossOf(clamped(mended)) - Math.abs(clamped(mended)) * w.distance + faith * w.faith;
}

/** Points that a player may hope for at the end. */
export function hopeOf(state: TekhenuState, player: number, w: Weights): number {
  const p = playerOf(state, player);
  if (isBot(state, player)) return p.vp + scoringNow(state, player, p) * 1.6;
  const left = LENGTH.rounds - state.round;
  const scorings = state.round <= LENGTH.rounds / 2 ? 2 : 1;
  const late = Math.min(1, left / 3);
  let hope = p.vp + scoringNow(state, player, p) * (w.scoring * scorings);
  hope += goodsWorth(p, w) * late + balanceWorth(state, player, p, w);
  for (const marker of p.production) hope += (marker - 2) * w.production * left;
  hope += (p.happiness * w.happiness + Math.min(p.population, p.happiness + 8) * w.population) * Math.min(1, left / 6);
  hope += bits(p.technologies) * w.technology * left + bits(p.blessings) * w.blessing * late;
  hope += decreePoints(state, player, p, left * 0.5) * w.decree;
  hope += p.statues * w.bonus * left;
  hope += (state.players.length - 1 - state.order.indexOf(player)) * w.place;
  if ((p.technologies & T17) === 0) hope -= (UPKEEP[p.buildings] ?? 0) * w.upkeep * scorings;
  return hope;
}

/** Points of difference that make a win likely. */
const SPREAD = 14;

/** A seat's chance to win: its hope against the best of the others. */
export function evaluation(w: Weights) {
  return (state: TekhenuState, seat: number): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (let player = 0; player < state.players.length; player++) {
      if (player !== seat) best = Math.max(best, hopeOf(state, player, w));
    }
    return 1 / (1 + Math.exp(-(hopeOf(state, seat, w) - best) / SPREAD));
  };
}
