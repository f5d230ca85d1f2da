import { type Bot, leaning, type Manner, type Sense, weakerBot } from '@naos/bots';
import type { Aton } from '../rules/index.ts';
import { player } from './player.ts';
import { fullStyle, type Style } from './style.ts';
import { handWeights, topicOf } from './worth.ts';

/** Without depth: the best row against any, one priest after the other, no look at answers, no counting. */
const oneStep = (style: Style): Style => ({
  ...style,
  mixes: false,
  countsCards: false,
  seesReply: false,
  wholePlacements: false,
});

/** Whole placements and counted cards, without the answer to a placement and without a mix of rows. */
const quick = (weights: Float32Array): Bot<Aton> =>
  player('quick', { ...fullStyle(weights), mixes: false, seesReply: false });

/** What all of them see before they play: the strongest level's thoughts without its looks. A move so far below the best is silly. */
const senseOf = (weights: Float32Array): Sense<Aton> => ({ bot: player('sense', fullStyle(weights)), silly: 0.15 });

const FOURTH = { noise: 0.01, cap: 0.11 };

/**
 * Four levels below the strongest, weakest first. The fourth forgets the answer to a placement and the mix of rows, the third
 * which cards are gone and whole placements, the second judges more roughly, the first knows nothing of what self-play taught.
 */
export function levelsBelow(weights: Float32Array): readonly Bot<Aton>[] {
  const sense = senseOf(weights);
  const simple = player('simple', oneStep(fullStyle(handWeights())));
  const learned = player('learned', oneStep(fullStyle(weights)));
  return [
    weakerBot(simple, { name: 'level-1', noise: 0.18, cap: 1 }, sense),
    weakerBot(learned, { name: 'level-2', noise: 0.076, cap: 0.25 }, sense),
    weakerBot(learned, { name: 'level-3', noise: 0.033, cap: 0.15 }, sense),
    weakerBot(quick(weights), { name: 'level-4', ...FOURTH }, sense),
  ];
}

/** Manners of the fourth level. */
const MANNERS: readonly Manner[] = [
  { name: 'level-4-raider', gives: { priests: 0.6, black: 0.6, fill: 0.6 } },
  { name: 'level-4-hoarder', gives: { score: 0.6, bonus: 0.6, blue: 0.6 } },
];
export const STYLES: readonly string[] = MANNERS.map(({ name }) => name);

export function stylesOf(weights: Float32Array): readonly Bot<Aton>[] {
  const sense = senseOf(weights);
  return MANNERS.map((manner) =>
    weakerBot(quick(leaning(weights, handWeights(), topicOf, manner)), { name: manner.name, ...FOURTH }, sense),
  );
}
