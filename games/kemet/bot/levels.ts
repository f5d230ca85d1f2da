import { type Bot, calibratedBot } from '@naos/bots';
import type { Kemet } from '../rules/index.ts';
import { levelsBelow } from './people.ts';
import { stageOf } from './stage.ts';
import { topOf } from './top.ts';
import calibration from './weights/calibration.json' with { type: 'json' };

/** Five levels, weakest first: the strongest by its weights, those below by their own, which change seldom. */
export function levelsOf(weights: Float32Array, below: Float32Array): readonly Bot<Kemet>[] {
  return [...levelsBelow(below), calibratedBot(topOf(weights), calibration, stageOf)];
}
