import { type Bot, leaning, type Manner, weakerBot } from '@naos/bots';
import type { Kemet } from '../rules/index.ts';
import { evaluationOf } from './evaluate.ts';
import { player } from './player.ts';
import { handWeights, kemetTerms } from './terms.ts';
import { topicOf } from './topics.ts';

/** A move so far below the best is silly: a beginner does not make it either. */
const SILLY = 0.2;
const FOURTH = { steps: 300, noise: 0.011, cap: 0.08 };

/**
 * Four levels below the strongest, weakest first. The fourth forgets what the others can do before the own next turn, the
 * rest more and more of what a whole turn can bring, and judge more roughly; the first knows nothing of what self-play taught.
 */
export function levelsBelow(weights: Float32Array): readonly Bot<Kemet>[] {
  const evaluate = evaluationOf(weights);
  const learned = (steps: number, direct = true): Bot<Kemet> => player('learned', { evaluate, steps, direct });
  const simple = player('simple', { evaluate: evaluationOf(handWeights()), steps: 100, direct: true });
  const sense = { bot: learned(100), silly: SILLY };
  const { steps, ...fourth } = FOURTH;
  return [
    weakerBot(simple, { name: 'level-1', noise: 0.061, cap: 1 }, sense),
    weakerBot(learned(100), { name: 'level-2', noise: 0.046, cap: 0.2 }),
    // With a needless walk now and then.
    weakerBot(learned(150, false), { name: 'level-3', noise: 0.028, cap: 0.12 }),
    weakerBot(learned(steps), { name: 'level-4', ...fourth }),
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
  return MANNERS.map((manner) => {
    const evaluate = evaluationOf(leaning(weights, handWeights(), topicAt, manner));
    return weakerBot(player(manner.name, { evaluate, steps, direct: true }), { name: manner.name, ...fourth });
  });
}
