import { type Evaluate, linearWorth, netWorth, rivalsEvaluation } from '@naos/bots';
import type { Tekhenu } from '../rules/index.ts';
import { outlook } from './outlook.ts';
import { tekhenuTerms } from './terms.ts';

/** The solo opponent has no seat, but is a rival too. */
const rivals = ({ players }: Tekhenu['state']): number => players.length;

/** An evaluation out of weights for terms. */
export function evaluationOf(weights: Float32Array): Evaluate<Tekhenu> {
  return rivalsEvaluation(linearWorth(tekhenuTerms, weights), rivals);
}

/** An evaluation out of a net's weights. */
export function netEvaluationOf(weights: Float32Array): Evaluate<Tekhenu> {
  return rivalsEvaluation(netWorth(outlook, weights), rivals);
}
