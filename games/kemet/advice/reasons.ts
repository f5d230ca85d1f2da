import { compareMoves, loadWeights, RIVALS, strongestOf, topicsBy } from '@naos/bots';
import type { Explain } from '@naos/game-module';
import { evaluationOf } from '../bot/evaluate.ts';
import { shelf } from '../bot/index.ts';
import { player, turnOf } from '../bot/player.ts';
import { kemetTerms } from '../bot/terms.ts';
import { topicOf } from '../bot/topics.ts';
import { type Kemet, kemet } from '../rules/index.ts';

/** Steps of a search in a look. */
const QUICK = 60;

/** Compares moves by looks at the next own turn, in the terms of the evaluation. */
export async function reasons(): Promise<Explain<Kemet>> {
  const weights = await loadWeights(new URL('../bot/weights/rivals.bin', import.meta.url));
  const evaluate = evaluationOf(weights);
  const lore = {
    game: kemet,
    judge: await strongestOf(shelf),
    quick: player('quick', { evaluate, steps: QUICK }),
    evaluate,
    topics: topicsBy(kemetTerms, weights, topicOf),
    rest: RIVALS,
    turn: turnOf,
  };
  return (view, seat, moves) => compareMoves(lore, view, seat, moves);
}
