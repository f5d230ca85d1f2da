import { type Bot, calibratedBot, weakerBot } from '@naos/bots';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import { fullStyle, quickStyle } from './style.ts';
import { handWeights } from './terms.ts';
import calibration from './weights/calibration.json' with { type: 'json' };

/**
 * Five levels, weakest first. Each forgets something that the next one knows: the last one nothing, the fourth what a gift
 * is worth to others and most of the look ahead, the third whole builds, the second judges roughly, and the first knows
 * nothing of what self-play taught.
 */
export function levelsOf(weights: Float32Array): readonly Bot<TempleOfFate>[] {
  const full = fullStyle(weights);
  const narrow = { ...quickStyle(weights), denies: false, width: { uses: 1, strips: 1 } };
  const simple = { ...narrow, weights: handWeights(), samples: 0 };
  const short = { ...full, closer: 6, denies: false, samples: 2, width: { uses: 3, strips: 2 } };
  return [
    weakerBot(player('simple', simple), { name: 'level-1', noise: 0.14, cap: 0.45 }),
    weakerBot(player('narrow', narrow), { name: 'level-2', noise: 0.1, cap: 0.3 }),
    weakerBot(player('narrow', narrow), { name: 'level-3', noise: 0.037, cap: 0.14 }),
    weakerBot(player('short', short), { name: 'level-4', noise: 0.0165, cap: 0.07 }),
    calibratedBot(player('level-5', full), calibration, stageOf),
  ];
}
