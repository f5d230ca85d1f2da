import { type Bot, calibratedBot, UNPAID } from '@naos/bots';
import type { Tekhenu } from '../rules/index.ts';
import { netEvaluationOf } from './evaluate.ts';
import { levelsBelow } from './people.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import calibration from './weights/calibration.json' with { type: 'json' };

/** How the strongest looks at what follows its best rows: a hundred looks with the usual budget. */
const CLOSER = { width: 8, alike: 2, margin: 0.05, cost: 500, beam: 3, turns: 1, trust: 24, worlds: 32 };

/** The strongest without its looks: which move is best it knows less well, what the chances are just as well. */
export function judgeOf(weights: Float32Array): Bot<Tekhenu> {
  return topOf(weights, { ...CLOSER, cost: UNPAID });
}

/** The strongest, with its win chances as it finds them. */
export function topOf(weights: Float32Array, closer = CLOSER): Bot<Tekhenu> {
  return player('level-5', { evaluate: netEvaluationOf(weights), steps: 2000, closer });
}

/** Five levels, weakest first: the strongest by its weights, those below by their own, which change seldom. */
export function levelsOf(weights: Float32Array, below: Float32Array): readonly Bot<Tekhenu>[] {
  return [...levelsBelow(below), calibratedBot(topOf(weights), calibration, stageOf)];
}
