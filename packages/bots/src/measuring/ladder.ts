import { FastRandom } from '@naos/engine';

/** Blocks of one pair: the first one's shares, two seats each. */
interface PairBlocks {
  readonly bot: string;
  readonly against: string;
  readonly shares: readonly number[];
}

/** How far one stands above another, in Elo, with its 95 % interval. */
export interface Step {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const PER_TENFOLD = 400;
const ROUNDS = 60;
const DRAWS = 200;
/** A draw more in every pair keeps a clean sweep finite. */
const PRIOR = 1;
const Z_LOW = 0.025;

const expected = (difference: number): number => 1 / (1 + 10 ** (-difference / PER_TENFOLD));
const SLOPE = Math.LN10 / PER_TENFOLD;

interface Sum {
  readonly bot: string;
  readonly against: string;
  readonly won: number;
  readonly played: number;
}

/** The ratings under which all pairs together were likeliest (Bradley and Terry), by Newton's steps for one after the other. */
function ratingsOf(sums: readonly Sum[]): Map<string, number> {
  const names = [...new Set(sums.flatMap(({ bot, against }) => [bot, against]))];
  const ratings = new Map(names.map((name) => [name, 0]));
  const of = (name: string): number => ratings.get(name) ?? 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      let [surplus, weight] = [0, 0];
      for (const { bot, against, won, played } of sums) {
        if (bot !== name && against !== name) continue;
        const [own, rival, score] = bot === name ? [bot, against, won] : [against, bot, played - won];
        const chance = expected(of(own) - of(rival));
        surplus += score - played * chance;
        weight += played * chance * (1 - chance);
      }
      if (weight > 0) ratings.set(name, of(name) + surplus / (weight * SLOPE));
    }
  }
  return ratings;
}

const summed = ({ bot, against, shares }: PairBlocks, drawn: (i: number) => number): Sum => ({
  bot,
  against,
  won: shares.reduce((sum, _, i) => sum + (shares[drawn(i)] ?? 0), 0) + PRIOR / 2,
  played: shares.length + PRIOR,
});

/**
 * One ladder out of everybody's games against everybody: ratings that explain all pairs at once, so that a step does not
 * rest on one pair. Intervals are drawn from the blocks with replacement: a block is the unit of statistics.
 */
export function ladderSteps(
  pairs: readonly PairBlocks[],
  steps: readonly (readonly [upper: string, lower: string])[],
  seed = 1,
): readonly Step[] {
  const played = pairs.filter(({ shares }) => shares.length > 0);
  const fitted = ratingsOf(played.map((pair) => summed(pair, (i) => i)));
  const random = new FastRandom(seed);
  const draws = Array.from({ length: DRAWS }, () =>
    ratingsOf(played.map((pair) => summed(pair, () => random.below(pair.shares.length)))),
  );
  const gap = (ratings: ReadonlyMap<string, number>, [upper, lower]: readonly [string, string]): number =>
    (ratings.get(upper) ?? 0) - (ratings.get(lower) ?? 0);
  return steps.map((step) => {
    const sorted = draws.map((ratings) => gap(ratings, step)).sort((a, b) => a - b);
    const at = (part: number): number => sorted[Math.round(part * (DRAWS - 1))] ?? 0;
    return { elo: gap(fitted, step), low: at(Z_LOW), high: at(1 - Z_LOW) };
  });
}
