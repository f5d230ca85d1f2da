import { compareMoves, loadWeights, RIVALS, strongestOf, topicsBy } from '@naos/bots';
import type { Explain } from '@naos/game-module';
import { shelf } from '../bot/index.ts';
import { evaluationOf } from '../bot/levels.ts';
import { player, turnOf } from '../bot/player.ts';
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

/** What a term is about; what fits nothing goes with what the others have. */
export const topicOf = (name: string): string => TOPICS.find(([about]) => about.test(name))?.[1] ?? RIVALS;

/** Thoughts for each step of a plan, and steps of a search in a look. */
const PLANNING = { evaluations: 6000, milliseconds: 200 };
const QUICK = 60;

/** Compares moves by looks at the next own turn, in the terms of the evaluation. */
export async function reasons(): Promise<Explain<Kemet>> {
  const weights = await loadWeights(new URL('../bot/weights/rivals.bin', import.meta.url));
  const evaluate = evaluationOf(weights);
  const lore = {
    game: kemet,
    judge: await strongestOf(shelf),
    budget: PLANNING,
    quick: player('quick', { evaluate, steps: QUICK }),
    evaluate,
    topics: topicsBy(kemetTerms, weights, topicOf),
    rest: RIVALS,
    turn: turnOf,
  };
  return (view, seat, moves) => compareMoves(lore, view, seat, moves);
}
