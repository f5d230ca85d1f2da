import { type Calibrator, loadWeights, rivalTrainer } from '@naos/bots';
import { templeOfFate } from '../rules/index.ts';
import type { TempleOptions } from '../rules/state.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import { fullStyle, lookingStyle, quickStyle } from './style.ts';
import { handWeights, templeTerms } from './terms.ts';

const STANDARD: TempleOptions = { specials: 'mono', goals: false, hummingbird: false };

export const trainer = rivalTrainer<TempleOfFate>({
  game: templeOfFate,
  seats: [2],
  kinds: ['equals'],
  options: STANDARD,
  terms: templeTerms,
  file: new URL('./weights/rivals.bin', import.meta.url),
  fresh: handWeights,
  player: (weights, name) => player(name, quickStyle(weights)),
  top: (weights) => player('level-5', lookingStyle(weights)),
  erring: { noise: 0.03, cap: 0.15 },
  // Once before every exchange and every priest turn.
  moment: ({ agenda, round }) => {
    const task = agenda.at(-1);
    if (task?.do !== 'turn' && task?.do !== 'exchange') return null;
    return `${round} ${task.do} ${task.do === 'turn' ? task.seat : ''}`;
  },
  lead: { points: 5, share: 0.5 },
});

export const calibrator: Calibrator<TempleOfFate> = {
  file: new URL('./weights/calibration.json', import.meta.url),
  raw: async () => player('level-5', fullStyle(await loadWeights(trainer.file))),
  stage: stageOf,
};
