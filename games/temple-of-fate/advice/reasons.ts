import { loadWeights, rowEnd, strongestOf, topicGaps, weightiest } from '@naos/bots';
import type { Explain } from '@naos/game-module';
import { line } from '@naos/words';
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
    const end = (move: TempleOfFate['move']) => rowEnd(templeOfFate, bot, shelf.budget, view, seat, move);
    const gaps = topicGaps(templeTerms, weights, topicOf, [end(better), end(other)], seat);
    return weightiest(gaps).map((topic) => line(`gains.${topic}`));
  };
}
