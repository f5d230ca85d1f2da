import { type Bot, type Evaluate, linearWorth, type Net, rivalsEvaluation, weakerBot } from '@naos/bots';
import type { Kemet } from '../rules/index.ts';
import { seeingBattles } from './battle.ts';
import { player } from './player.ts';
import { handWeights, kemetTerms } from './terms.ts';

/** An evaluation out of weights, open battles included. */
export function evaluationOf(net: Net): Evaluate<Kemet> {
  return seeingBattles(rivalsEvaluation(linearWorth(kemetTerms, net)));
}

/** Weights as they were before any training. */
export function byHand(): Net {
  return { sizes: [kemetTerms.names.length, 1], layers: [handWeights()] };
}

/**
 * Five levels, weakest first. Each forgets something that the next one knows: the last one nothing, the others more and
 * more of what a whole turn can bring; the third judges roughly, the second knows nothing of what self-play taught, and
 * the first misjudges most.
 */
export function levelsOf(net: Net): readonly Bot<Kemet>[] {
  const learned = evaluationOf(net);
  const simple = evaluationOf(byHand());
  return [
    weakerBot(player('simple', { evaluate: simple, steps: 100 }), { name: 'level-1', noise: 0.14, cap: 0.4 }),
    weakerBot(player('simple', { evaluate: simple, steps: 150 }), { name: 'level-2', noise: 0.07, cap: 0.25 }),
    weakerBot(player('learned', { evaluate: learned, steps: 200 }), { name: 'level-3', noise: 0.03, cap: 0.12 }),
    weakerBot(player('learned', { evaluate: learned, steps: 600 }), { name: 'level-4', noise: 0.01, cap: 0.05 }),
    player('level-5', { evaluate: learned, steps: 2500 }),
  ];
}
