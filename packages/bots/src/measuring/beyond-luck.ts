import { FastRandom } from '@naos/engine';
import type { Statement } from '../playing/calibrate.ts';

/** A calibration error without what luck adds to it, with its 95 % interval. */
export interface BeyondLuck {
  readonly error: number;
  readonly low: number;
  readonly high: number;
}

const DRAWS = 400;
const Z_LOW = 0.025;

type Said = Pick<Statement, 'chance' | 'share'>;

/** For each game and bin: by how much was said more than came, and how often something was said. */
interface Sums {
  readonly gaps: readonly Float64Array[];
  readonly counts: readonly Float64Array[];
}

/** Statements in bins of equal count, as `calibrationError` has them, summed by the game that they were made in. */
function sumsOf(games: readonly (readonly Said[])[], bins: number): Sums {
  const gaps = games.map(() => new Float64Array(bins));
  const counts = games.map(() => new Float64Array(bins));
  const all = games
    .flatMap((said, game) => said.map(({ chance, share }) => ({ game, chance, gap: chance - share })))
    .sort((a, b) => a.chance - b.chance);
  for (const [place, { game, gap }] of all.entries()) {
    const bin = Math.floor((place * bins) / all.length);
    const [own, count] = [gaps[game], counts[game]];
    if (own === undefined || count === undefined) continue;
    own[bin] = (own[bin] ?? 0) + gap;
    count[bin] = (count[bin] ?? 0) + 1;
  }
  return { gaps, counts };
}

/** The mean square of the bins' gaps, each bin by its count, and how much of it is the luck of the games. */
function squareOf(
  { gaps, counts }: Sums,
  bins: number,
  drawn: (i: number) => number,
): { square: number; luck: number } {
  const games = gaps.length;
  const picked = gaps.map((_, i) => drawn(i));
  let [square, luck, total] = [0, 0, 0];
  for (let bin = 0; bin < bins; bin++) {
    const sum = (of: readonly Float64Array[]): number => picked.reduce((all, i) => all + (of[i]?.[bin] ?? 0), 0);
    const count = sum(counts);
    if (count === 0) continue;
    const gap = sum(gaps) / count;
    const spread = picked.reduce((all, i) => all + ((gaps[i]?.[bin] ?? 0) - gap * (counts[i]?.[bin] ?? 0)) ** 2, 0);
    square += count * gap ** 2;
    luck += ((games / Math.max(1, games - 1)) * spread) / count;
    total += count;
  }
  return { square: square / Math.max(1, total), luck: luck / Math.max(1, total) };
}

/**
 * How far chances are off, without what a sample adds to it: the root of the bins' mean square gap, from which the spread
 * that the games themselves show is taken away. Statements of a game share its end, so games are what is drawn and counted,
 * also for the interval. A mean square is never below the square of the mean: it is no kinder than `calibrationError`.
 */
export function calibrationBeyondLuck(games: readonly (readonly Said[])[], bins = 10, seed = 1): BeyondLuck {
  const sums = sumsOf(games, bins);
  const root = (square: number): number => Math.sqrt(Math.max(0, square));
  const { square, luck } = squareOf(sums, bins, (i) => i);
  const random = new FastRandom(seed);
  // Games drawn anew have the luck of the sample and that of the draw.
  const draws = Array.from({ length: DRAWS }, () => squareOf(sums, bins, () => random.below(games.length)).square)
    .map((drawn) => root(drawn - 2 * luck))
    .sort((a, b) => a - b);
  const at = (part: number): number => draws[Math.round(part * (DRAWS - 1))] ?? 0;
  const error = root(square - luck);
  return { error, low: Math.min(error, at(Z_LOW)), high: Math.max(error, at(1 - Z_LOW)) };
}
