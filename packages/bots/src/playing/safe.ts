import { FastRandom, type Game, imagined, type Vocabulary } from '@naos/engine';
import type { Answer, Bot, Question } from '../bot.ts';
import { anyMove } from '../search/policy.ts';

/** Why a bot's answer was replaced. */
export type Slip = 'late' | 'illegal' | 'crash';

/** How much longer than its budget a bot may take before its answer counts as late. */
const GRACE = 4;
const GRACE_MILLISECONDS = 250;

/**
 * A bot whose every answer is a legal move: one that is illegal or comes as an error is replaced by a safe legal move, one
 * that comes too late is kept when legal, and all of them are counted through `slipped`. The bot's time is told by the same
 * clock that its lateness is.
 */
export function safeBot<V extends Vocabulary>(
  game: Game<V>,
  bot: Bot<V>,
  slipped: (slip: Slip, bot: string, detail: string) => void,
  clock: () => number = () => performance.now(),
): Bot<V> {
  const safe = ({ view, seat, seed }: Question<V>): Answer<V> => ({
    move: anyMove(imagined(game, view, seed), seat, new FastRandom(seed)),
  });
  return {
    name: bot.name,
    ...(bot.ownBudget === undefined ? {} : { ownBudget: bot.ownBudget }),
    decide: (question) => {
      const begun = clock();
      try {
        const answer = bot.decide({ ...question, clock });
        const took = clock() - begun;
        const { milliseconds } = bot.ownBudget ?? question.budget;
        const limit = Math.max(milliseconds * GRACE, milliseconds + GRACE_MILLISECONDS);
        if (took > limit) slipped('late', bot.name, `${Math.round(took)} ms`);
        const key = game.key(answer.move);
        const text = game.write(answer.move);
        const move = imagined(game, question.view, question.seed)
          .moves(question.seat)
          .find((legal) => game.key(legal) === key && game.write(legal) === text);
        if (move !== undefined) return { ...answer, move };
        slipped('illegal', bot.name, text);
      } catch (error) {
        slipped('crash', bot.name, error instanceof Error ? error.message : String(error));
      }
      return safe(question);
    },
  };
}
