/** A mean with its 95 % interval, from blocks. */
export interface Measured {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly blocks: number;
}

const Z_95 = 1.959964;

/**
 * Mean score of blocks with a 95 % interval: the wider of the normal one from the blocks' own spread and Wilson's, so that
 * a clean sweep still has an honest width.
 */
export function measured(scores: readonly number[]): Measured {
  const n = scores.length;
  if (n === 0) return { mean: 0.5, low: 0, high: 1, blocks: 0 };
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const variance = n < 2 ? 0.25 : scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (n - 1);
  const half = Z_95 * Math.sqrt(variance / n);
  const z2 = Z_95 * Z_95;
  const middle = (mean + z2 / (2 * n)) / (1 + z2 / n);
  // Blocks of several games spread less than coin flips do; near 0 and 1 the flip's interval is the honest one.
  const flips = (Z_95 / (1 + z2 / n)) * Math.sqrt((Math.min(variance, mean * (1 - mean)) || 0) / n + z2 / (4 * n * n));
  return {
    mean,
    low: Math.max(0, Math.min(mean - half, middle - flips)),
    high: Math.min(1, Math.max(mean + half, middle + flips)),
    blocks: n,
  };
}

export type Verdict = 'better' | 'not better' | 'open';

/** What a sequential test asks: is the score rather `worse` or rather `better`? */
export interface Hypotheses {
  readonly worse: number;
  readonly better: number;
  /** Chance of a wrong verdict of either kind. */
  readonly error: number;
}

/**
 * Sequential probability ratio test on block scores (generalised: the spread is estimated from the blocks). It may be asked
 * after every block, and stops as soon as the matter is clear.
 */
export function verdictOf(scores: readonly number[], { worse, better, error }: Hypotheses): Verdict {
  const n = scores.length;
  if (n < 8) return 'open';
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  // A little spread is added, or a lucky start without any would look certain.
  const variance = (scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) + 0.25) / n;
  const ratio = (n * (better - worse) * (2 * mean - worse - better)) / (2 * variance);
  const bound = Math.log((1 - error) / error);
  return ratio >= bound ? 'better' : ratio <= -bound ? 'not better' : 'open';
}

/**
 * Expected calibration error: statements are sorted by their chance into bins of equal count; the mean distance between
 * what was said and what came, over all bins. 0 is perfectly calibrated, but a small sample never looks so.
 */
export function calibrationError(chances: readonly number[], results: readonly number[], bins = 10): number {
  const gaps = chances
    .map((chance, i) => ({ chance, gap: chance - (results[i] ?? 0) }))
    // Sorting keeps the order of equal ones.
    .sort((a, b) => a.chance - b.chance)
    .map(({ gap }) => gap);
  const edge = (bin: number): number => Math.floor((bin * gaps.length) / bins);
  let sum = 0;
  for (let bin = 0; bin < bins; bin++) {
    sum += Math.abs(gaps.slice(edge(bin), edge(bin + 1)).reduce((total, gap) => total + gap, 0));
  }
  return chances.length === 0 ? 0 : sum / chances.length;
}
