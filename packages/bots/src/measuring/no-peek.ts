import { FastRandom, fastChance, type Game, imagined, Play, type Vocabulary } from '@naos/engine';
import type { Bot, Budget } from '../bot.ts';
import { randomBot } from '../search/random.ts';

/** What a check for peeking found. */
export interface Peeking {
  readonly positions: number;
  /** Positions in which the bot chose differently when only hidden things changed, as the moves it chose. */
  readonly peeked: readonly (readonly [string, string])[];
}

/** What may be thought while a game is only played to get positions. */
const QUICK: Budget = { evaluations: 300, milliseconds: Number.POSITIVE_INFINITY };

/**
 * Plays games, at random where no player is named, and asks the bot twice in many of their positions: once in the real one,
 * once in another in which everything that the seat can't know lies differently. An honest bot can't tell them apart.
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
    player = randomBot(game),
  }: {
    readonly positions: number;
    readonly seats: number;
    readonly options: V['options'];
    readonly budget: Budget;
    readonly seed: number;
    readonly player?: Bot<V>;
  },
): Peeking {
  const random = new FastRandom(seed);
  const peeked: (readonly [string, string])[] = [];
  let seen = 0;
  while (seen < positions) {
    const play = new Play(game, game.setup(seats, options, fastChance(random.next(), game.streams.length)));
    while (!play.over && seen < positions) {
      const { seat } = play;
      const here = game.view(play.state, seat);
      const ask = (view: V['view'], luck: number): string =>
        game.write(bot.decide({ view, seat, budget, seed: luck, cancelled: () => false }).move);
      if (play.moves(seat).length > 1 && random.below(3) === 0) {
        const luck = random.next();
        const other = game.view(imagined(game, here, random.next()).state, seat);
        const pair = [ask(here, luck), ask(other, luck)] as const;
        if (pair[0] !== pair[1]) peeked.push(pair);
        seen++;
      }
      const question = { view: here, seat, budget: QUICK, seed: random.next(), cancelled: () => false };
      play.make(player.decide(question).move, seat);
    }
  }
  return { positions: seen, peeked };
}
