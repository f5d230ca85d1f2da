import { fitNet, fitWeights, joinedLessons, type Lessons, lossOf, lossOfNet, type Trainer } from '@naos/bots';
import type { Vocabulary } from '@naos/engine';
import type { Taught } from './self-play.ts';

/** How firmly weights are held, in positions; those of one game share its end, so that many are no more than a few. */
const RIDGES = [1000, 300, 100, 30, 10, 3] as const;

/** Weights, and how much they are surprised by games that were fitted and by games that were not. */
export interface Fit {
  readonly weights: Float32Array;
  readonly ridge?: number;
  readonly lossFitted: number;
  readonly lossHeld: number;
}

/** Mean surprise of a game's weights, whatever they are for, at lessons. */
export function surpriseOf({ net, names }: Trainer<Vocabulary>, weights: Float32Array, lessons: Lessons): number {
  return net === undefined ? lossOf(weights, lessons) : lossOfNet(weights, lessons, names.length, net.gates);
}

/** Teaches a net on all lessons, from where the champion is. */
export function taughtNet(
  trainer: Trainer<Vocabulary>,
  kept: readonly Taught[],
  start: Float32Array,
  seed: number,
): Fit {
  const { net, names } = trainer;
  const lessons = joinedLessons(kept.map((one) => one.fitted));
  const held = joinedLessons(kept.map((one) => one.held));
  const { gates, rounds } = net ?? { gates: 0, rounds: 0 };
  const weights = fitNet(lessons, { inputs: names.length, gates, start, rounds, seed, held });
  return {
    weights,
    lossFitted: surpriseOf(trainer, weights, lessons),
    lossHeld: surpriseOf(trainer, weights, held),
  };
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
