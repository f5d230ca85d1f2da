import { FastRandom, fastChance, type Game, imagined, Play, type Vocabulary } from '@naos/engine';
import type { Bot, Budget } from '../bot.ts';
import { anyMove } from '../search/policy.ts';

/** What a check for peeking found. */
export interface Peeking {
  readonly positions: number;
  /** Positions in which the bot chose differently when only hidden things changed, as the moves it chose. */
  readonly peeked: readonly (readonly [string, string])[];
}

/**
 * Plays random games and asks the bot twice in many of their positions: once in the real one, once in another in which
 * everything that the seat can't know lies differently. An honest bot can't tell them apart.
 */
export function peeking<V extends Vocabulary>(
  game: Game<V>,
  bot: Bot<V>,
  {
    positions,
    seats,
    options,
    budget,
    seed,
  }: {
    readonly positions: number;
    readonly seats: number;
    readonly options: V['options'];
    readonly budget: Budget;
    readonly seed: number;
  },
): Peeking {
  const random = new FastRandom(seed);
  const peeked: (readonly [string, string])[] = [];
  let seen = 0;
  while (seen < positions) {
    const play = new Play(game, game.setup(seats, options, fastChance(random.next(), game.streams.length)));
    while (!play.over && seen < positions) {
      const { seat } = play;
      const ask = (view: V['view'], luck: number): string =>
        game.write(bot.decide({ view, seat, budget, seed: luck, cancelled: () => false }).move);
      if (play.moves(seat).length > 1 && random.below(3) === 0) {
        const luck = random.next();
        const view = game.view(play.state, seat);
        const other = game.view(imagined(game, view, random.next()).state, seat);
        const pair = [ask(view, luck), ask(other, luck)] as const;
        if (pair[0] !== pair[1]) peeked.push(pair);
        seen++;
      }
      play.make(anyMove(play, seat, random), seat);
    }
  }
  return { positions: seen, peeked };
}
