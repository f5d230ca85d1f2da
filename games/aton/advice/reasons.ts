import { explained, loadWeights, planOf, strongestOf } from '@naos/bots';
import type { Seat } from '@naos/engine';
import type { Explain } from '@naos/game-module';
import { shelf } from '../bot/index.ts';
import { Position } from '../bot/position.ts';
import { terms, topicOf } from '../bot/worth.ts';
import { type Aton, aton } from '../rules/index.ts';

/** What each topic is worth to a seat, as a logit. Terms are red's view: blue's is the opposite. */
function topicsOf(state: Aton['state'], seat: Seat, weights: Float32Array): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  terms(Position.of(state), (term, value) => {
    const worth = (seat === 0 ? 1 : -1) * value * (weights[term] ?? 0);
    sums.set(topicOf(term), (sums.get(topicOf(term)) ?? 0) + worth);
  });
  return sums;
}

/** Reasons for removals and placements: where the best row with a priest ends, against where that with another does. */
export async function reasons(): Promise<Explain<Aton>> {
  const weights = await loadWeights(new URL('../bot/weights/two.bin', import.meta.url));
  const bot = await strongestOf(shelf);
  return (view, seat, better, other) => {
    // What comes of secret cards depends on the other player's: no one thing carries it.
    if (better.do === 'commit' || better.do === 'exchange')
      return { steps: [{ move: better, view }], reasons: [], cost: null };
    const plan = (move: Aton['move']) => planOf(aton, bot, shelf.budget, view, seat, move);
    const [best, second] = [plan(better), plan(other)];
    const [one, two] = [topicsOf(best.end, seat, weights), topicsOf(second.end, seat, weights)];
    const gaps = [...new Set([...one.keys(), ...two.keys()])]
      .map((topic) => ({ topic, gap: (one.get(topic) ?? 0) - (two.get(topic) ?? 0) }))
      .sort((a, b) => b.gap - a.gap);
    return explained(best, gaps);
  };
}
