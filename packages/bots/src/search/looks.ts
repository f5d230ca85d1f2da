import { FastRandom } from '@naos/engine';
import { sequentialHalving } from './halving.ts';

/** How things that look alike are told apart by looks. */
interface Looks<T> {
  readonly seed: number;
  /** Looks at all of them together; most go to those that are hard to tell apart. */
  readonly looks: number;
  /** What each was judged by before any look, and for how many looks that judgement counts: a few looks with much luck in them say less. */
  readonly judged: (arm: T) => number;
  readonly trust: number;
  /** What one look shows; equal luck means the same chance and the same hidden things. */
  readonly look: (arm: T, luck: number) => number;
  readonly goesOn: () => boolean;
}

/**
 * Looks at each of a few things, with other luck in each look and the same luck for all of them. In the order of merit: what
 * was told apart last was looked at most, and no lucky mean overtakes it. The best gets the value that the best one was judged
 * by, the others as much less as looks found: looks say which is better, and a chance that is named before and after them is
 * the same. Null when the budget does not last for one look at each: nothing to compare.
 */
export function compared<T>(
  arms: readonly T[],
  { seed, looks, judged, trust, look, goesOn }: Looks<T>,
): readonly { readonly arm: T; readonly value: number }[] | null {
  if (looks < arms.length) return null;
  const random = new FastRandom(seed);
  const luck: number[] = [];
  const pull = (arm: T, n: number): number => {
    const lies = luck[n] ?? random.next();
    luck[n] = lies;
    return look(arm, lies);
  };
  const looked = sequentialHalving(arms, looks, pull, goesOn, { pulls: trust, mean: judged });
  if (looked.some(({ pulls }) => pulls === 0)) return null;
  const best = Math.max(...arms.map(judged));
  const [first] = looked;
  let last = best;
  return looked.map(({ arm, mean }) => {
    last = Math.max(0, Math.min(last, best + mean - (first?.mean ?? 0)));
    return { arm, value: last };
  });
}
