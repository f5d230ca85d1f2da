import { type Calibrator, loadWeights, rivalTrainer } from '@naos/bots';
import { type Kemet, kemet } from '../rules/index.ts';
import type { KemetOptions } from '../rules/state.ts';
import { evaluationOf } from './evaluate.ts';
import { momentOf, player } from './player.ts';
import { stageOf } from './stage.ts';
import { handWeights, kemetTerms } from './terms.ts';
import { judgeOf, topOf } from './top.ts';

const STANDARD: KemetOptions = Object.fromEntries(kemet.options.map(({ key, standard }) => [key, String(standard)]));
/** Self-play searches little. */
const STEPS = 80;

export const trainer = rivalTrainer<Kemet>({
  game: kemet,
  // Lessons of larger tables and of weak guests made weaker weights, at two seats and at five.
  seats: [2],
  kinds: ['equals'],
  options: STANDARD,
  terms: kemetTerms,
  file: new URL('./weights/rivals.bin', import.meta.url),
  fresh: handWeights,
  player: (weights, name) => player(name, { evaluate: evaluationOf(weights), steps: STEPS }),
  top: topOf,
  erring: { noise: 0.03, cap: 0.1 },
  // Once before every turn.
  moment: (state) => (state.agenda.at(-1)?.do === 'turn' ? momentOf(state) : null),
  lead: { points: 2, share: 0.3 },
});

export const calibrator: Calibrator<Kemet> = {
  file: new URL('./weights/calibration.json', import.meta.url),
  raw: async () => judgeOf(await loadWeights(trainer.file)),
  stage: stageOf,
};
