import { type Bot, calibratedBot } from '@naos/bots';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { levelsBelow } from './people.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import { lookingStyle } from './style.ts';
import calibration from './weights/calibration.json' with { type: 'json' };

/** Five levels, weakest first: the strongest by its weights, those below by their own, which change seldom. */
export function levelsOf(weights: Float32Array, below: Float32Array): readonly Bot<TempleOfFate>[] {
  return [...levelsBelow(below), calibratedBot(player('level-5', lookingStyle(weights)), calibration, stageOf)];
}
