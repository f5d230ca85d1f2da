import { type Calibrator, loadWeights, rivalTrainer } from '@naos/bots';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import type { TekhenuOptions } from '../rules/options.ts';
import { evaluationOf } from './evaluate.ts';
import { judgeOf, topOf } from './levels.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import { handWeights, tekhenuTerms } from './terms.ts';

const STANDARD: TekhenuOptions = { printed: false, difficulty: 'easy', randomStart: false, dearDecrees: false };
/** Self-play searches little. */
const STEPS = 150;

export const trainer = rivalTrainer<Tekhenu>({
  game: tekhenu,
  seats: [2],
  kinds: ['equals'],
  options: STANDARD,
  terms: tekhenuTerms,
  file: new URL('./weights/rivals.bin', import.meta.url),
  fresh: handWeights,
  player: (weights, name) => player(name, { evaluate: evaluationOf(weights), steps: STEPS }),
  top: topOf,
  erring: { noise: 0.02, cap: 0.08 },
  // Once before every turn.
  moment: ({ round, turn }) => (round === 0 || turn === -1 ? null : `${round} ${turn}`),
  lead: { points: 10, share: 0.6 },
});

export const calibrator: Calibrator<Tekhenu> = {
  file: new URL('./weights/calibration.json', import.meta.url),
  raw: async () => judgeOf(await loadWeights(trainer.file)),
  stage: stageOf,
};
