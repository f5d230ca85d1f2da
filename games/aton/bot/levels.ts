import { type Bot, calibratedBot } from '@naos/bots';
import type { Aton } from '../rules/index.ts';
import type { Looking } from './ahead.ts';
import { levelsBelow } from './people.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import { fullStyle } from './style.ts';
import calibration from './weights/calibration.json' with { type: 'json' };

/** How the strongest looks at its best rows: some two hundred looks with the usual budget. */
const LOOKING: Looking = { width: 8, margin: 0.03, cost: 500, trust: 0 };

/** The strongest, with its win chances as it finds them. */
export function topOf(weights: Float32Array): Bot<Aton> {
  return player('level-5', { ...fullStyle(weights), looking: LOOKING });
}

/** Five levels, weakest first: the strongest by its weights, those below by their own, which change seldom. */
export function levelsOf(weights: Float32Array, below: Float32Array): readonly Bot<Aton>[] {
  return [...levelsBelow(below), calibratedBot(topOf(weights), calibration, stageOf)];
}
