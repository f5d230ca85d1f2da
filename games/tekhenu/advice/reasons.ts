import { compareMoves, loadWeights, RIVALS, strongestOf, topicsBy } from '@naos/bots';
import type { Explain } from '@naos/game-module';
import { shelf } from '../bot/index.ts';
import { evaluationOf } from '../bot/levels.ts';
import { player } from '../bot/player.ts';
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
  [/blessing|decree|technolog/, 'cards'],
  [/balance/, 'balance'],
  [/order/, 'order'],
];

/** What a term is about; what fits nothing goes with what the others have. */
export const topicOf = (name: string): string => TOPICS.find(([about]) => about.test(name))?.[1] ?? RIVALS;

/** Thoughts for each step of a plan, and steps of a search in a look. */
const PLANNING = { evaluations: 6000, milliseconds: 200 };
const QUICK = 80;

/** Compares moves by looks at the next own turn, in the terms of the evaluation. */
export async function reasons(): Promise<Explain<Tekhenu>> {
  const weights = await loadWeights(new URL('../bot/weights/rivals.bin', import.meta.url));
  const evaluate = evaluationOf(weights);
  const lore = {
    game: tekhenu,
    judge: await strongestOf(shelf),
    budget: PLANNING,
    quick: player('quick', { evaluate, steps: QUICK }),
    evaluate,
    topics: topicsBy(tekhenuTerms, weights, topicOf),
    rest: RIVALS,
    turn: ({ round }: Tekhenu['state']) => round,
  };
  return (view, seat, moves) => compareMoves(lore, view, seat, moves);
}
