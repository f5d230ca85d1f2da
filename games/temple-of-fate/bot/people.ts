import { type Bot, leaning, type Manner, type Sense, weakerBot } from '@naos/bots';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { player } from './player.ts';
import { fullStyle, quickStyle, type Style } from './style.ts';
import { handWeights, templeTerms } from './terms.ts';
import { topicOf } from './topics.ts';

/** Whole builds with a short look at the priest turn that follows, without a thought for what others get. */
const short = (weights: Float32Array): Style => ({
  ...fullStyle(weights),
  closer: 6,
  denies: false,
  samples: 2,
  width: { uses: 3, strips: 2 },
});

/** A move so far below the best is silly. The first level has to lose to a beginner: it is let off more. */
const SILLY = { first: 0.185, others: 0.14 };

/** What all of them see before they play: the strongest level's thoughts without its looks. */
const senseOf = (weights: Float32Array, silly = SILLY.others): Sense<TempleOfFate> => ({
  bot: player('sense', fullStyle(weights)),
  silly,
});

const FOURTH = { noise: 0.011, cap: 0.08 };

/**
 * Four levels below the strongest, weakest first. The fourth forgets what a gift is worth to others and most of the look
 * ahead, the third whole builds, the second judges roughly, and the first knows nothing of what self-play taught.
 */
export function levelsBelow(weights: Float32Array): readonly Bot<TempleOfFate>[] {
  const narrow = { ...quickStyle(weights), denies: false, width: { uses: 1, strips: 1 } };
  const simple = { ...narrow, weights: handWeights(), samples: 0 };
  const sense = senseOf(weights);
  return [
    weakerBot(player('simple', simple), { name: 'level-1', noise: 0.65, cap: 1 }, senseOf(weights, SILLY.first)),
    weakerBot(player('narrow', narrow), { name: 'level-2', noise: 0.1, cap: 0.3 }, sense),
    weakerBot(player('narrow', narrow), { name: 'level-3', noise: 0.036, cap: 0.16 }, sense),
    weakerBot(player('short', short(weights)), { name: 'level-4', ...FOURTH }, sense),
  ];
}

/** Manners of the fourth level. */
const MANNERS: readonly Manner[] = [
  { name: 'level-4-builder', gives: { chains: 0.6, ornaments: 0.6, markers: 0.6 } },
  { name: 'level-4-hoarder', gives: { reserve: 0.5, strips: 0.6, private: 0.6 } },
];
export const STYLES: readonly string[] = MANNERS.map(({ name }) => name);

export function stylesOf(weights: Float32Array): readonly Bot<TempleOfFate>[] {
  const topicAt = (term: number): string => topicOf(templeTerms.names[term] ?? '');
  const sense = senseOf(weights);
  return MANNERS.map((manner) => {
    const own = short(leaning(weights, handWeights(), topicAt, manner));
    return weakerBot(player(manner.name, own), { name: manner.name, ...FOURTH }, sense);
  });
}
