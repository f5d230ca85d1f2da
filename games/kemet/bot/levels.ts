import { type Bot, calibratedBot, type Evaluate, linearWorth, rivalsEvaluation, weakerBot } from '@naos/bots';
import type { Kemet } from '../rules/index.ts';
import { seeingBattles } from './battle.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import { handWeights, kemetTerms } from './terms.ts';
import calibration from './weights/calibration.json' with { type: 'json' };

/** An evaluation out of weights, open battles included. */
export function evaluationOf(weights: Float32Array): Evaluate<Kemet> {
  return seeingBattles(rivalsEvaluation(linearWorth(kemetTerms, weights)));
}

/** How the strongest looks at what the others can still do about nine fame, and what they threaten themselves. */
const THREATS = { width: 5, alike: 1, margin: 0.1, looks: 10, beam: 2, turns: 1 };

/** The strongest, with its win chances as it finds them. */
export function topOf(weights: Float32Array): Bot<Kemet> {
  return player('level-5', { evaluate: evaluationOf(weights), steps: 800, threats: THREATS });
}

/**
 * Five levels, weakest first. Each forgets something that the next one knows: the last one nothing, the fourth what
 * the others can do before the own next turn, the rest more and more of what a whole turn can bring, and judge more roughly; the first knows nothing of what self-play taught.
 */
export function levelsOf(weights: Float32Array): readonly Bot<Kemet>[] {
  const learned = evaluationOf(weights);
  const simple = evaluationOf(handWeights());
  return [
    weakerBot(player('simple', { evaluate: simple, steps: 100 }), { name: 'level-1', noise: 0.2, cap: 0.5 }),
    weakerBot(player('learned', { evaluate: learned, steps: 100 }), { name: 'level-2', noise: 0.07, cap: 0.22 }),
    weakerBot(player('learned', { evaluate: learned, steps: 150 }), { name: 'level-3', noise: 0.04, cap: 0.12 }),
    weakerBot(player('learned', { evaluate: learned, steps: 300 }), { name: 'level-4', noise: 0.02, cap: 0.08 }),
    calibratedBot(topOf(weights), calibration, stageOf),
  ];
}
