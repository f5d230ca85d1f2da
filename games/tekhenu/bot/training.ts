import { type Bot, type Calibrator, leaning, loadWeights, rivalTrainer } from '@naos/bots';
import type { FastRandom } from '@naos/engine';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import type { TekhenuOptions } from '../rules/options.ts';
import { netEvaluationOf } from './evaluate.ts';
import { judgeOf, topOf } from './levels.ts';
import { netOf, outlook } from './outlook.ts';
import { player } from './player.ts';
import { stageOf } from './stage.ts';
import { handWeights } from './terms.ts';
import { TOPICS, topicOf } from './topics.ts';

const STANDARD: TekhenuOptions = { printed: false, difficulty: 'easy', randomStart: false, dearDecrees: false };
/** Self-play searches little. */
const STEPS = 150;

const hand = netOf(handWeights());
const names = outlook.names.map(topicOf);
/** What the plain weights of the net are about; its cells are about everything. */
const topicAt = (i: number): string => (i < outlook.gates * names.length ? (names[i % names.length] ?? '') : '');

const quick = (weights: Float32Array, name: string): Bot<Tekhenu> =>
  player(name, { evaluate: netEvaluationOf(weights), steps: STEPS });

/** Somebody who gives more for some topics than the weights do, and less for others, by what people would give for them. */
function tasting(weights: Float32Array, random: FastRandom): Bot<Tekhenu> {
  const gives: Record<string, number> = {};
  for (const topic of TOPICS) {
    const turn = random.next() / 2 ** 32;
    const much = random.next() / 2 ** 32;
    if (topic !== 'points' && turn < 0.4) gives[topic] = 2 * much - 0.6;
  }
  return quick(leaning(weights, hand, topicAt, { name: 'tasting', gives }), 'tasting');
}

export const trainer = rivalTrainer<Tekhenu>({
  game: tekhenu,
  seats: [2],
  kinds: ['equals', 'tastes', 'tastes', 'stray'],
  options: STANDARD,
  terms: outlook,
  net: { gates: outlook.gates, rounds: 12 },
  file: new URL('./weights/net.bin', import.meta.url),
  fresh: () => netOf(handWeights()),
  player: quick,
  tasting,
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
