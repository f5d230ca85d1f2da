import { FastRandom, type Vocabulary } from '@naos/engine';
import type { Bot, Question } from '../bot.ts';
import type { Ranked } from '../search/answer.ts';

/** How a level errs, in win chances. */
export interface Weakness {
  readonly name: string;
  /** Spread of the noise on each move's value. */
  readonly noise: number;
  /** No move so far below the best is ever played. */
  readonly cap: number;
}

/** Common sense beside misjudged values: somebody who sees more, and how far below the best a move is silly to him. */
export interface Sense<V extends Vocabulary> {
  readonly bot: Bot<V>;
  readonly silly: number;
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

/** What is left of rated moves without those that are silly to somebody who sees more; all where he has no opinion. */
function sensible<V extends Vocabulary>(
  ranked: readonly Ranked<V>[],
  { bot, silly }: Sense<V>,
  question: Question<V>,
): readonly Ranked<V>[] {
  const seen = new Map((bot.decide(question).ranked ?? []).map(({ move, value }) => [move, value]));
  const best = Math.max(...seen.values());
  const kept = ranked.filter(({ move }) => (seen.get(move) ?? 0) >= best - silly);
  return kept.length === 0 ? ranked : kept;
}

/**
 * A weaker level of a bot: the same thoughts, misjudged. What it does not rate it plays as the strong one does. With sense,
 * what would be silly is left out before anything is misjudged: it is weak by many small errors, not by rare absurd ones.
 */
export function weakerBot<V extends Vocabulary>(bot: Bot<V>, weakness: Weakness, sense?: Sense<V>): Bot<V> {
  return {
    name: weakness.name,
    decide: (question) => {
      const answer = bot.decide(question);
      const { ranked = [] } = answer;
      const open = sense === undefined || ranked.length < 2 ? ranked : sensible(ranked, sense, question);
      const picked = misjudged(open, weakness, new FastRandom(question.seed ^ 0x5eed));
      return picked === undefined ? answer : { ...answer, move: picked.move, winChance: picked.value };
    },
  };
}
