import type { GameView, Seat } from '@naos/engine';
import type { BotRequest } from './bot-desk.ts';

/** Whoever asks the judge about the same position hears the same chance: the hint, the curve of a game, the coach. */
const SEED = 1;

/** The question to the strongest level that all of them ask: without a clock, so that a busy or slow device hears the same. */
export function judging(
  game: string,
  levels: readonly string[] | undefined,
  view: GameView,
  seat: Seat,
): Omit<BotRequest, 'id'> {
  return { game, bot: levels?.at(-1) ?? '', view, seat, seed: SEED, repeatable: true };
}
