import { FastRandom, type Game, imagined, type Vocabulary } from '@naos/engine';
import { bestOf, onlyMove } from './answer.ts';
import type { Bot } from './bot.ts';
import { type Playouts, tryOut } from './flat.ts';
import { Meter } from './meter.ts';

/**
 * Sequential halving: all arms get the same number of pulls, the worse half drops out, and so on until one is left, so
 * most of the budget goes to the moves that are hard to tell apart. `pull(arm, n)` gives the n-th sample of an arm; give
 * equal `n` the same luck to compare like with like. Returns the mean of every arm and the order of merit.
 */
export function sequentialHalving(
  arms: number,
  budget: number,
  pull: (arm: number, n: number) => number,
  goesOn: () => boolean = () => true,
): { readonly means: Float64Array; readonly order: readonly number[] } {
  const totals = new Float64Array(arms);
  const counts = new Uint32Array(arms);
  const mean = (arm: number): number => (counts[arm] === 0 ? 0 : (totals[arm] as number) / (counts[arm] as number));
  const rounds = Math.max(1, Math.ceil(Math.log2(arms)));
  let alive = Array.from({ length: arms }, (_, arm) => arm);
  const dropped: number[] = [];
  for (let round = 0; round < rounds && alive.length > 1; round++) {
    const each = Math.max(1, Math.floor(budget / rounds / alive.length));
    for (let i = 0; i < each; i++) {
      for (const arm of alive) {
        if (!goesOn()) break;
        totals[arm] = (totals[arm] as number) + pull(arm, counts[arm] as number);
        counts[arm] = (counts[arm] as number) + 1;
      }
    }
    alive.sort((a, b) => mean(b) - mean(a) || a - b);
    dropped.unshift(...alive.slice(Math.ceil(alive.length / 2)));
    alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  return { means: Float64Array.from({ length: arms }, (_, arm) => mean(arm)), order: [...alive, ...dropped] };
}

/** Sequential halving over the moves with playouts. */
export function halvingBot<V extends Vocabulary>(game: Game<V>, playouts: Playouts<V>): Bot<V> {
  return {
    name: playouts.name ?? 'halving',
    decide: (question) => {
      const { view, seat, seed, budget } = question;
      const meter = new Meter(question);
      const random = new FastRandom(seed);
      const moves = imagined(game, view, random.next()).moves(seat);
      if (moves.length === 1) return onlyMove(moves);
      const luck: number[] = [];
      const pull = (arm: number, n: number): number => {
        while (luck.length <= n) luck.push(random.next());
        meter.spend();
        return tryOut(game, view, seat, moves[arm] as V['move'], luck[n] as number, playouts);
      };
      const { means, order } = sequentialHalving(moves.length, budget.evaluations, pull, () => meter.left);
      const rated = order.map((arm) => ({ move: moves[arm] as V['move'], value: means[arm] as number }));
      // The survivor is the answer even if an arm that dropped out early was luckier.
      const [best] = rated;
      return best === undefined ? bestOf(rated) : { ...bestOf(rated), move: best.move, winChance: best.value };
    },
  };
}
