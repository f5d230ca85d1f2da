import { explained, loadWeights, planOf, strongestOf, topicGaps } from '@naos/bots';
import type { Explain } from '@naos/game-module';
import { shelf } from '../bot/index.ts';
import { tekhenuTerms } from '../bot/terms.ts';
import { type Tekhenu, tekhenu } from '../rules/index.ts';

/** What the terms of the evaluation are about; the first that fits. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/^points,/, 'points'],
  [/district/, 'districts'],
  [/statue/, 'statues'],
  [/temple|building/, 'temple'],
  [/happiness/, 'happiness'],
  [/production/, 'production'],
  [/papyrus|bread|limestone|granite|goods/, 'goods'],
  [/gold|scribe|faith/, 'means'],
  [/population/, 'population'],
  [/pillar/, 'pillars'],
  [/blessing|decree|technology/, 'cards'],
  [/balance/, 'balance'],
  [/order/, 'order'],
];
const topicOf = (name: string): string | null => TOPICS.find(([about]) => about.test(name))?.[1] ?? null;

/** Reasons in the terms of the evaluation: where the best turn with a move ends, against where that with another does. */
export async function reasons(): Promise<Explain<Tekhenu>> {
  const weights = await loadWeights(new URL('../bot/weights/rivals.bin', import.meta.url));
  const bot = await strongestOf(shelf);
  return (view, seat, better, other) => {
    const plan = (move: Tekhenu['move']) => planOf(tekhenu, bot, shelf.budget, view, seat, move);
    const [one, two] = [plan(better), plan(other)];
    return explained(one, topicGaps(tekhenuTerms, weights, topicOf, [one.end, two.end], seat));
  };
}
