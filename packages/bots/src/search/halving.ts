/** An arm of a bandit with what its pulls have brought. */
interface Pulled<T> {
  readonly arm: T;
  total: number;
  pulls: number;
}

const meanOf = ({ total, pulls }: Pulled<unknown>): number => (pulls === 0 ? 0 : total / pulls);

/**
 * Sequential halving: all arms get the same number of pulls, the worse half drops out, and so on until one is left, so
 * most of the budget goes to the arms that are hard to tell apart. `pull(arm, n)` gives the n-th sample of an arm; give
 * equal `n` the same luck to compare like with like. Returns every arm with its mean, in the order of merit.
 */
export function sequentialHalving<T>(
  arms: readonly T[],
  budget: number,
  pull: (arm: T, n: number) => number,
  goesOn: () => boolean = () => true,
): readonly { readonly arm: T; readonly mean: number; readonly pulls: number }[] {
  const rounds = Math.max(1, 32 - Math.clz32(arms.length - 1));
  const alive: Pulled<T>[] = arms.map((arm) => ({ arm, total: 0, pulls: 0 }));
  const dropped: Pulled<T>[] = [];
  for (let round = 0; round < rounds && alive.length > 1; round++) {
    const each = Math.max(1, Math.floor(budget / rounds / alive.length));
    for (let i = 0; i < each; i++) {
      for (const one of alive) {
        if (!goesOn()) break;
        one.total += pull(one.arm, one.pulls);
        one.pulls++;
      }
    }
    // Sorting keeps the order of equal ones.
    alive.sort((a, b) => meanOf(b) - meanOf(a));
    dropped.unshift(...alive.splice(Math.ceil(alive.length / 2)));
  }
  return [...alive, ...dropped].map((one) => ({ arm: one.arm, mean: meanOf(one), pulls: one.pulls }));
}
