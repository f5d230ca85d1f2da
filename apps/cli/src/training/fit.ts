import { fitWeights, joinedLessons, lossOf } from '@naos/bots';
import type { Taught } from './self-play.ts';

/** How firmly weights are held, in positions; those of one game share its end, so that many are no more than a few. */
const RIDGES = [1000, 300, 100, 30, 10, 3] as const;

/** Weights, and how much they are surprised by games that were fitted and by games that were not. */
export interface Fit {
  readonly weights: Float32Array;
  readonly ridge: number;
  readonly lossFitted: number;
  readonly lossHeld: number;
}

/** Fits weights on all lessons, as firmly held as is best for games that were not fitted. */
export function fitted(kept: readonly Taught[], prior: Float32Array): Fit {
  const lessons = joinedLessons(kept.map((one) => one.fitted));
  const held = joinedLessons(kept.map((one) => one.held));
  let start = prior;
  const fits = RIDGES.map((ridge): Fit => {
    const weights = fitWeights(lessons, { width: prior.length, ridge, prior, start });
    start = weights;
    return { weights, ridge, lossFitted: lossOf(weights, lessons), lossHeld: lossOf(weights, held) };
  });
  return fits.reduce((best, one) => (one.lossHeld < best.lossHeld ? one : best));
}
