import { type Evaluate, linearWorth, rivalsEvaluation } from '@naos/bots';
import type { Kemet } from '../rules/index.ts';
import { seeingBattles } from './battle.ts';
import { kemetTerms } from './terms.ts';

/** An evaluation out of weights, open battles included. */
export function evaluationOf(weights: Float32Array): Evaluate<Kemet> {
  return seeingBattles(rivalsEvaluation(linearWorth(kemetTerms, weights)));
}
