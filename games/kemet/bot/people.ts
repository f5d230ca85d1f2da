import { type Bot, leaning, type Manner, type Sense, weakerBot } from '@naos/bots';
import type { Kemet } from '../rules/index.ts';
import { evaluationOf } from './evaluate.ts';
import { player } from './player.ts';
import { handWeights, kemetTerms } from './terms.ts';
import { GLANCING, topOf } from './top.ts';
import { topicOf } from './topics.ts';

/** What all of them see before they play: the strongest level's thoughts, with few of its looks. A move so far below the best is silly. */
const senseOf = (weights: Float32Array): Sense<Kemet> => ({ bot: topOf(weights, GLANCING), silly: 0.15 });

const FOURTH = { steps: 300, noise: 0.01, cap: 0.08 };

/**
 * Four levels below the strongest, weakest first. The fourth forgets what the others can do before the own next turn, the
 * rest more and more of what a whole turn can bring, and judge more roughly; the first knows nothing of what self-play taught.
 */
export function levelsBelow(weights: Float32Array): readonly Bot<Kemet>[] {
  const evaluate = evaluationOf(weights);
  const learned = (steps: number): Bot<Kemet> => player('learned', { evaluate, steps, direct: true });
  const simple = player('simple', { evaluate: evaluationOf(handWeights()), steps: 100, direct: true });
  const sense = senseOf(weights);
  const { steps, ...fourth } = FOURTH;
  return [
    weakerBot(simple, { name: 'level-1', noise: 0.064, cap: 1 }, sense),
    weakerBot(learned(100), { name: 'level-2', noise: 0.052, cap: 0.2 }, sense),
    weakerBot(learned(150), { name: 'level-3', noise: 0.026, cap: 0.12 }, sense),
    weakerBot(learned(steps), { name: 'level-4', ...fourth }, sense),
  ];
}

/** Manners of the fourth level. */
const MANNERS: readonly Manner[] = [
  { name: 'level-4-builder', gives: { pyramids: 0.6, tiles: 0.5 } },
  { name: 'level-4-hoarder', gives: { prey: 3, troops: 1, fame: 0.4, safety: -0.6 } },
];
export const STYLES: readonly string[] = MANNERS.map(({ name }) => name);

export function stylesOf(weights: Float32Array): readonly Bot<Kemet>[] {
  const { steps, ...fourth } = FOURTH;
  const topicAt = (term: number): string => topicOf(kemetTerms.names[term] ?? '');
  const sense = senseOf(weights);
  return MANNERS.map((manner) => {
    const evaluate = evaluationOf(leaning(weights, handWeights(), topicAt, manner));
    return weakerBot(player(manner.name, { evaluate, steps, direct: true }), { name: manner.name, ...fourth }, sense);
  });
}
