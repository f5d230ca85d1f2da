import { explained, loadWeights, planOf, strongestOf, topicGaps } from '@naos/bots';
import type { Explain } from '@naos/game-module';
import { shelf } from '../bot/index.ts';
import { kemetTerms } from '../bot/terms.ts';
import { type Kemet, kemet } from '../rules/index.ts';

/** What the terms of the evaluation are about; the first that fits. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/fame/, 'fame'],
  [/prayer/, 'prayer'],
  [/^(units|largest troop|veterans)/, 'troops'],
  [/temple|sanctuary/, 'temples'],
  [/pyramid/, 'pyramids'],
  [/creature/, 'creatures'],
  [/tile|silver/, 'tiles'],
  [/cards/, 'cards'],
  [/danger|enemies|districts lost/, 'safety'],
  [/weak neighbours/, 'prey'],
  [/tokens left/, 'tokens'],
  [/order/, 'order'],
];
const topicOf = (name: string): string | null => TOPICS.find(([about]) => about.test(name))?.[1] ?? null;

/** Reasons in the terms of the evaluation: where the best turn with a move ends, against where that with another does. */
export async function reasons(): Promise<Explain<Kemet>> {
  const weights = await loadWeights(new URL('../bot/weights/rivals.bin', import.meta.url));
  const bot = await strongestOf(shelf);
  return (view, seat, better, other) => {
    const plan = (move: Kemet['move']) => planOf(kemet, bot, shelf.budget, view, seat, move);
    const [one, two] = [plan(better), plan(other)];
    return explained(one, topicGaps(kemetTerms, weights, topicOf, [one.end, two.end], seat));
  };
}
