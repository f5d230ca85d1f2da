import type { Opinion } from './opinion.ts';

/**
 * Opinions with the costs that the judge stands by. Of many moves it looks at few, and what it left aside counts as lost.
 * Where the same seat decides next and nothing was learned between, it has looked at the position behind the move: what it
 * misses there is all that the move can have given away.
 */
export function lookedBack(opinions: readonly Opinion[], learned: readonly boolean[]): Opinion[] {
  return opinions.map((one, i) => {
    const next = opinions[i + 1];
    if (next?.seat !== one.seat || learned.slice(one.index, next.index).includes(true)) return one;
    return { ...one, cost: Math.min(one.cost, Math.max(0, one.chance - next.chance)) };
  });
}
