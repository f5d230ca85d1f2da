import { type Bot, calibratedBot, weakerBot } from '@naos/bots';
import type { Aton } from '../rules/index.ts';
import type { Looking } from './ahead.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import { fullStyle, type Style } from './style.ts';
import calibration from './weights/calibration.json' with { type: 'json' };
import { handWeights } from './worth.ts';

/** Without depth: the best row against any, one priest after the other, no look at answers, no counting. */
const oneStep = (style: Style): Style => ({
  ...style,
  mixes: false,
  countsCards: false,
  seesReply: false,
  wholePlacements: false,
});

/** How the strongest looks at its best rows: some two hundred looks with the usual budget. */
const LOOKING: Looking = { width: 8, margin: 0.03, cost: 500, trust: 0 };

/** The strongest, with its win chances as it finds them. */
export function topOf(weights: Float32Array): Bot<Aton> {
  return player('level-5', { ...fullStyle(weights), looking: LOOKING });
}

/**
 * Five levels, weakest first. Each forgets something that the next one knows: the last one nothing, the fourth the
 * answer to a placement and the mix of rows, the third which cards are gone, the second what self-play taught, and the
 * first misjudges most.
 */
export function levelsOf(weights: Float32Array): readonly Bot<Aton>[] {
  const full = fullStyle(weights);
  const simple = player('simple', oneStep(fullStyle(handWeights())));
  const learned = player('learned', oneStep(full));
  return [
    weakerBot(simple, { name: 'level-1', noise: 0.3, cap: 0.6 }),
    weakerBot(simple, { name: 'level-2', noise: 0.1, cap: 0.32 }),
    weakerBot(learned, { name: 'level-3', noise: 0.06, cap: 0.25 }),
    weakerBot(player('quick', { ...full, mixes: false, seesReply: false }), {
      name: 'level-4',
      noise: 0.022,
      cap: 0.11,
    }),
    calibratedBot(topOf(weights), calibration, stageOf),
  ];
}
