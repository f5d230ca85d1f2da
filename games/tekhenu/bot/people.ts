import { type Bot, leaning, type Manner, weakerBot } from '@naos/bots';
import type { Tekhenu } from '../rules/index.ts';
import { evaluationOf } from './evaluate.ts';
import { player } from './player.ts';
import { handWeights, tekhenuTerms } from './terms.ts';
import { topicOf } from './topics.ts';

/** A move so far below the best of a long search is silly: a beginner does not make it either. */
const SENSE = { steps: 2000, silly: 0.15 };
const FOURTH = { steps: 1500, noise: 0.0095, cap: 0.07 };

/**
 * Four levels below the strongest, weakest first. The fourth forgets what comes after the turn, the others more and more of
 * what a whole turn can bring, and judge more roughly; the first knows nothing of what self-play taught.
 */
export function levelsBelow(weights: Float32Array): readonly Bot<Tekhenu>[] {
  const evaluate = evaluationOf(weights);
  const learned = (steps: number): Bot<Tekhenu> => player('learned', { evaluate, steps });
  const simple = player('simple', { evaluate: evaluationOf(handWeights()), steps: 200 });
  const sense = { bot: learned(SENSE.steps), silly: SENSE.silly };
  const { steps, ...fourth } = FOURTH;
  return [
    weakerBot(simple, { name: 'level-1', noise: 0.12, cap: 1 }, sense),
    weakerBot(learned(300), { name: 'level-2', noise: 0.054, cap: 0.2 }, sense),
    weakerBot(learned(500), { name: 'level-3', noise: 0.034, cap: 0.11 }, sense),
    weakerBot(learned(steps), { name: 'level-4', ...fourth }),
  ];
}

/** Manners of the fourth level. */
const MANNERS: readonly Manner[] = [
  { name: 'level-4-builder', gives: { statues: 0.7 } },
  { name: 'level-4-hoarder', gives: { production: 0.5 } },
];
export const STYLES: readonly string[] = MANNERS.map(({ name }) => name);

export function stylesOf(weights: Float32Array): readonly Bot<Tekhenu>[] {
  const { steps, ...fourth } = FOURTH;
  const topicAt = (term: number): string => topicOf(tekhenuTerms.names[term] ?? '');
  return MANNERS.map((manner) => {
    const evaluate = evaluationOf(leaning(weights, handWeights(), topicAt, manner));
    return weakerBot(player(manner.name, { evaluate, steps }), { name: manner.name, ...fourth });
  });
}
