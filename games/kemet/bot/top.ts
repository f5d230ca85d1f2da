import { type Bot, UNPAID } from '@naos/bots';
import type { Kemet } from '../rules/index.ts';
import { evaluationOf, evaluationOfEnds } from './evaluate.ts';
import { type Looking, player } from './player.ts';

const CLOSER = { width: 6, alike: 1, margin: 0.06, beam: 2, turns: 1, trust: 2 };
/** How the strongest looks at what follows its best rows: a hundred looks with the usual budget. */
const LOOKING: Looking = { ...CLOSER, cost: 500 };
/** The same with few looks, whatever the budget is. */
export const GLANCING: Looking = { ...CLOSER, looks: 5 };

/** The strongest without its looks: which move is best it knows less well, what the chances are just as well. */
export function judgeOf(weights: Float32Array): Bot<Kemet> {
  return topOf(weights, { ...CLOSER, cost: UNPAID });
}

/** The strongest, with its win chances as it finds them. */
export function topOf(weights: Float32Array, looking: Looking = LOOKING): Bot<Kemet> {
  return player('level-5', {
    evaluate: evaluationOf(weights),
    evaluateEnd: evaluationOfEnds(weights),
    steps: 800,
    looking,
  });
}
