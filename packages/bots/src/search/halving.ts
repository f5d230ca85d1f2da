/** An arm of a bandit with what its pulls have brought. */
interface Pulled<T> {
  readonly arm: T;
  total: number;
  pulls: number;
}

/** What is thought of an arm before any pull, and how many pulls that counts for. */
interface Prior<T> {
  readonly pulls: number;
  readonly mean: (arm: T) => number;
}

/**
 * Sequential halving: all arms get the same number of pulls, the worse half drops out, and so on until one is left, so
 * most of the budget goes to the arms that are hard to tell apart. `pull(arm, n)` gives the n-th sample of an arm; give
 * equal `n` the same luck to compare like with like. Returns every arm with its mean (the prior's share in it), in the order
 * of merit, and how often it was pulled.
 */
export function sequentialHalving<T>(
  arms: readonly T[],
  budget: number,
  pull: (arm: T, n: number) => number,
  goesOn: () => boolean = () => true,
  prior: Prior<T> = { pulls: 0, mean: () => 0 },
): readonly { readonly arm: T; readonly mean: number; readonly pulls: number }[] {
  const meanOf = ({ arm, total, pulls }: Pulled<T>): number => {
    const all = pulls + prior.pulls;
    return all === 0 ? 0 : (total + prior.pulls * prior.mean(arm)) / all;
  };
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
