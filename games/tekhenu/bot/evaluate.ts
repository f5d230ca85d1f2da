import { type Evaluate, linearWorth, rivalsEvaluation } from '@naos/bots';
import type { Tekhenu } from '../rules/index.ts';
import { tekhenuTerms } from './terms.ts';

/** An evaluation out of weights. The solo opponent has no seat, but is a rival too. */
export function evaluationOf(weights: Float32Array): Evaluate<Tekhenu> {
  return rivalsEvaluation(linearWorth(tekhenuTerms, weights), ({ players }) => players.length);
}
