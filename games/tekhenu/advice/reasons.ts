import { compareMoves, loadWeights, RIVALS, strongestOf, topicsBy } from '@naos/bots';
import type { Explain } from '@naos/game-module';
import { netEvaluationOf } from '../bot/evaluate.ts';
import { shelf } from '../bot/index.ts';
import { outlook } from '../bot/outlook.ts';
import { player } from '../bot/player.ts';
import { topicOf } from '../bot/topics.ts';
import { type Tekhenu, tekhenu } from '../rules/index.ts';

/** Steps of a search in a look. */
const QUICK = 80;

/** Compares moves by looks at the next own turn, in the terms of the evaluation. */
export async function reasons(): Promise<Explain<Tekhenu>> {
  const weights = await loadWeights(new URL('../bot/weights/net.bin', import.meta.url));
  const evaluate = netEvaluationOf(weights);
  const lore = {
    game: tekhenu,
    judge: await strongestOf(shelf),
    quick: player('quick', { evaluate, steps: QUICK }),
    evaluate,
    topics: topicsBy(outlook, weights, topicOf),
    rest: RIVALS,
    turn: ({ round }: Tekhenu['state']) => round,
  };
  return (view, seat, moves) => compareMoves(lore, view, seat, moves);
}
