import { type Evaluate, linearWorth, rivalsEvaluation } from '@naos/bots';
import type { Kemet } from '../rules/index.ts';
import { seeingBattles, seeingTheEnd } from './battle.ts';
import { kemetTerms } from './terms.ts';

const quietOf = (weights: Float32Array): Evaluate<Kemet> => rivalsEvaluation(linearWorth(kemetTerms, weights));

/** An evaluation out of weights, open battles included. */
export function evaluationOf(weights: Float32Array): Evaluate<Kemet> {
  return seeingBattles(quietOf(weights));
}

/** The same where somebody may win at the start of the next turn: it sees whether he does. */
export function evaluationOfEnds(weights: Float32Array): Evaluate<Kemet> {
  return seeingBattles(seeingTheEnd(quietOf(weights)));
}
