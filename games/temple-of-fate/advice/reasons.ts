import { explained, loadWeights, planOf, strongestOf, topicGaps } from '@naos/bots';
import type { Explain } from '@naos/game-module';
import { shelf } from '../bot/index.ts';
import { templeTerms } from '../bot/terms.ts';
import { type TempleOfFate, templeOfFate } from '../rules/index.ts';

/** What the terms of the evaluation are about; the first that fits. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/priests on/, 'presence'],
  [/reserve/, 'reserve'],
  [/strip/, 'strips'],
  [/private/, 'private'],
  [/goal/, 'goal'],
  [/chain/, 'chains'],
  [/reach/, 'reach'],
  [/ornament/, 'ornaments'],
  [/marker/, 'markers'],
  [/points/, 'cards'],
];
const topicOf = (name: string): string | null => TOPICS.find(([about]) => about.test(name))?.[1] ?? null;

/** Reasons in the terms of the evaluation: where the best turn with a move ends, against where that with another does. */
export async function reasons(): Promise<Explain<TempleOfFate>> {
  const weights = await loadWeights(new URL('../bot/weights/rivals.bin', import.meta.url));
  const bot = await strongestOf(shelf);
  return (view, seat, better, other) => {
    const plan = (move: TempleOfFate['move']) => planOf(templeOfFate, bot, shelf.budget, view, seat, move);
    const [one, two] = [plan(better), plan(other)];
    return explained(one, topicGaps(templeTerms, weights, topicOf, [one.end, two.end], seat));
  };
}
