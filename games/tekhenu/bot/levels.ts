import { type Bot, calibratedBot, type Evaluate, linearWorth, rivalsEvaluation, weakerBot } from '@naos/bots';
import type { Tekhenu } from '../rules/index.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import { handWeights, tekhenuTerms } from './terms.ts';
import calibration from './weights/calibration.json' with { type: 'json' };

/** An evaluation out of weights. The solo opponent has no seat, but is a rival too. */
export function evaluationOf(weights: Float32Array): Evaluate<Tekhenu> {
  return rivalsEvaluation(linearWorth(tekhenuTerms, weights), ({ players }) => players.length);
}

/** How the strongest looks at what follows its best rows: some 128 looks with the usual budget. */
const CLOSER = { width: 8, alike: 2, margin: 0.05, cost: 400, beam: 3, turns: 1 };

/** The strongest, with its win chances as it finds them. */
export function topOf(weights: Float32Array): Bot<Tekhenu> {
  return player('level-5', { evaluate: evaluationOf(weights), steps: 2000, closer: CLOSER });
}

/**
 * Five levels, weakest first. Each forgets something that the next one knows: the last one nothing, the fourth what
 * comes after the turn, the others more and more of what a whole turn can bring and of what self-play taught; the first misjudges most.
 */
export function levelsOf(weights: Float32Array): readonly Bot<Tekhenu>[] {
  const learned = evaluationOf(weights);
  const simple = evaluationOf(handWeights());
  return [
    weakerBot(player('simple', { evaluate: simple, steps: 200 }), { name: 'level-1', noise: 0.12, cap: 0.35 }),
    weakerBot(player('simple', { evaluate: simple, steps: 500 }), { name: 'level-2', noise: 0.05, cap: 0.15 }),
    weakerBot(player('learned', { evaluate: learned, steps: 500 }), { name: 'level-3', noise: 0.022, cap: 0.09 }),
    weakerBot(player('learned', { evaluate: learned, steps: 1500 }), { name: 'level-4', noise: 0.01, cap: 0.05 }),
    calibratedBot(topOf(weights), calibration, stageOf),
  ];
}
