import { compareMoves, linearWorth, loadWeights, RIVALS, rivalsEvaluation, strongestOf, topicsBy } from '@naos/bots';
import type { Explain } from '@naos/game-module';
import { shelf } from '../bot/index.ts';
import { player } from '../bot/player.ts';
import { quickStyle } from '../bot/style.ts';
import { templeTerms } from '../bot/terms.ts';
import { topicOf } from '../bot/topics.ts';
import { type TempleOfFate, templeOfFate } from '../rules/index.ts';

/** Compares moves by looks at the next round, in the terms of the evaluation. */
export async function reasons(): Promise<Explain<TempleOfFate>> {
  const weights = await loadWeights(new URL('../bot/weights/rivals.bin', import.meta.url));
  const lore = {
    game: templeOfFate,
    judge: await strongestOf(shelf),
    quick: player('quick', quickStyle(weights)),
    evaluate: rivalsEvaluation(linearWorth(templeTerms, weights)),
    topics: topicsBy(templeTerms, weights, topicOf),
    rest: RIVALS,
    turn: ({ round }: TempleOfFate['state']) => round,
  };
  return (view, seat, moves) => compareMoves(lore, view, seat, moves);
}
