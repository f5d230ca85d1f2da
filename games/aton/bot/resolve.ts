import { exp } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { KINGDOM_SIZE, POINTS_TO_WIN, REMOVAL_STARTS_IN_ROUND } from '../rules/content/constants.ts';
import { CLASSES, KINDS_EACH } from './classes.ts';
import { stepGains } from './gains.ts';
import type { Position } from './position.ts';
import { boardSum, scoreSum } from './worth.ts';

/** Cards c2, c3 and c4 of a row; c1 has done its work when they are carried out. */
export interface Cards {
  readonly c2: number;
  readonly c3: number;
  readonly c4: number;
}

/** Sign that turns red's worth into a seat's. */
export const SIGN: readonly number[] = [1, -1];

/** How many priests a removal takes, whose, and up to which temple (4.6). */
export function removalOf({ c2, c3 }: Cards, seat: Seat, round: number): { n: number; victim: Seat; reach: number } {
  if (round < REMOVAL_STARTS_IN_ROUND || c2 === 2) return { n: 0, victim: seat, reach: 0 };
  return c2 === 1 ? { n: 1, victim: seat, reach: 4 } : { n: c2 - 2, victim: 1 - seat, reach: c3 };
}

const gains = new Float64Array(CLASSES);

/** Takes the priest away whose going is best for the remover, `n` times. */
export function removeGreedily(w: Float32Array, p: Position, seat: Seat, cards: Cards): void {
  const { n, victim, reach } = removalOf(cards, seat, p.round);
  const sign = SIGN[seat] ?? 0;
  for (let i = 0; i < n; i++) {
    stepGains(w, p, victim, -1, reach, gains);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let c = 0; c < reach * KINDS_EACH; c++) {
      const worth = sign * (gains[c] ?? 0);
      if (worth > most && (p.on[victim * CLASSES + c] ?? 0) > 0) {
        most = worth;
        best = c;
      }
    }
    if (best < 0) return;
    p.kill(victim, best);
  }
}

/** Places a seat's priests where they are best, one after the other; the rest goes to the Kingdom (4.7). */
export function placeGreedily(w: Float32Array, p: Position, seat: Seat, { c3, c4 }: Cards): void {
  const sign = SIGN[seat] ?? 0;
  let left = Math.min(c4, p.supply[seat] ?? 0);
  for (; left > 0; left--) {
    stepGains(w, p, seat, 1, c3, gains);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let c = 0; c < c3 * KINDS_EACH; c++) {
      const worth = sign * (gains[c] ?? 0);
      if (worth > most && p.free(c) > 0) {
        most = worth;
        best = c;
      }
    }
    if (best < 0) break;
    p.settle(seat, p.nearlyFills(seat) ? winning(p, seat, c3, best) : best);
  }
  bury(p, seat, left);
}

/** The class whose filling wins at once, or the one that was found otherwise. */
function winning(p: Position, seat: Seat, c3: number, otherwise: number): number {
  for (let c = 0; c < c3 * KINDS_EACH; c++) {
    if (p.free(c) === 0) continue;
    p.add(seat, c, 1);
    const wins = p.filled(seat);
    p.add(seat, c, -1);
    if (wins) return c;
  }
  return otherwise;
}

/** Priests without a space go to the Kingdom while that has room (4.7.6, 4.7.7). */
export function bury(p: Position, seat: Seat, surplus: number): void {
  const going = Math.min(surplus, KINGDOM_SIZE - p.kingdom);
  p.dead[seat] = (p.dead[seat] ?? 0) + going;
  p.supply[seat] = (p.supply[seat] ?? 0) - going;
}

/** Red's win chance at the end of a round, after both have acted; `gain` is what cartouche 1 has brought red. */
export function roundEndChance(w: Float32Array, p: Position, gain: number): number {
  let red = (p.score[0] ?? 0) + Math.max(0, gain);
  let blue = (p.score[1] ?? 0) + Math.max(0, -gain);
  if (p.kingdom === KINGDOM_SIZE) {
    red += p.scoring(0);
    blue += p.scoring(1);
    if (red >= POINTS_TO_WIN || blue >= POINTS_TO_WIN) return red > blue ? 1 : blue > red ? 0 : 0.5;
  }
  return chanceOf(boardSum(w, p) + scoreSum(w, p, red, blue, p.kingdom));
}

/** The win chance that a logit means. */
export function chanceOf(logit: number): number {
  return 1 / (1 + exp(-logit));
}
