import { FastRandom, type Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import type { Ranked } from '../search/answer.ts';

/** How a level errs, in win chances. */
export interface Weakness {
  readonly name: string;
  /** Spread of the noise on each move's value. */
  readonly noise: number;
  /** No move so far below the best is ever played. */
  readonly cap: number;
}

/** From here on a move wins at once: it is never missed. */
const CERTAIN = 0.9999;
/** Down to here a move loses at once: it is never made while there is another. */
const LOST = 1 - CERTAIN;

/** A number around 0 with a spread of about 1: the sum of uniform ones. */
function wobble(random: FastRandom): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += random.next() / 0x1_0000_0000;
  return sum - 6;
}

/** The move that somebody picks who misjudges values a little, but never a win or a loss in one, nor by more than the cap. */
export function misjudged<V extends Vocabulary>(
  ranked: readonly Ranked<V>[],
  { noise, cap }: Pick<Weakness, 'noise' | 'cap'>,
  random: FastRandom,
): Ranked<V> | undefined {
  const [best] = ranked;
  if (best === undefined || best.value >= CERTAIN) return best;
  let picked = best;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of ranked) {
    if (candidate.value < best.value - cap || (candidate.value <= LOST && best.value > LOST)) continue;
    const felt = candidate.value + noise * wobble(random);
    if (felt > most) {
      most = felt;
      picked = candidate;
    }
  }
  return picked;
}

/** A weaker level of a bot: the same thoughts, misjudged. What it does not rate it plays as the strong one does. */
export function weakerBot<V extends Vocabulary>(bot: Bot<V>, weakness: Weakness): Bot<V> {
  return {
    name: weakness.name,
    decide: (question) => {
      const answer = bot.decide(question);
      const picked = misjudged(answer.ranked ?? [], weakness, new FastRandom(question.seed ^ 0x5eed));
      return picked === undefined ? answer : { ...answer, move: picked.move, winChance: picked.value };
    },
  };
}
