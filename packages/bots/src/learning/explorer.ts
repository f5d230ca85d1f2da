import { FastRandom, type Game, type Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import { oneOf } from '../search/policy.ts';
import { randomBot } from '../search/random.ts';

/**
 * How a game to learn from is played: by equals, with a row of random moves in it, by different players, or by players each
 * of whom has tastes of his own. Search asks
 * about positions that good play never reaches, but what came of them among weak guests can also teach weak play: the
 * arena says which kinds serve a game.
 */
export type Exploring = 'equals' | 'stray' | 'mixed' | 'tastes';

/** All kinds that need nothing from the game, equally often. */
export const EVERY_KIND: readonly Exploring[] = ['equals', 'stray', 'mixed'];
/** At most so much of a game goes by at random before it is played in earnest. */
const STRAYING = 0.5;
/** A stray row is at most so long, as a part of the game. */
const STRAY_PART = 0.1;

/** Who sits where in a game to learn from, and from which decision on its positions count. */
interface Exploration<V extends Vocabulary> {
  readonly bots: readonly Bot<V>[];
  readonly from: number;
}

/**
 * Makes games to learn from, of each kind equally often. A stray row of random moves lies at the beginning or in the middle
 * of its game, and only what follows counts, since only that was played in earnest.
 */
export class Explorer<V extends Vocabulary> {
  private readonly random: FastRandom;
  private readonly stray: Bot<V>;
  private readonly self: Bot<V>;
  private readonly others: readonly Bot<V>[];
  private readonly kinds: readonly Exploring[];
  private readonly tasting: (random: FastRandom) => Bot<V>;

  constructor(
    game: Game<V>,
    self: Bot<V>,
    others: readonly Bot<V>[],
    kinds: readonly Exploring[],
    seed: number,
    tasting: (random: FastRandom) => Bot<V> = () => self,
  ) {
    this.kinds = kinds;
    this.tasting = tasting;
    this.random = new FastRandom(seed);
    this.stray = randomBot(game);
    this.self = self;
    this.others = others;
  }

  /** The next game, which will be of about so many decisions. */
  next(seats: number, decisions: number): Exploration<V> {
    const kind = oneOf(this.kinds, this.random);
    if (kind === 'stray') return this.straying(seats, decisions);
    if (kind === 'tastes') return { bots: Array.from({ length: seats }, () => this.tasting(this.random)), from: 0 };
    const player = (): Bot<V> => (kind === 'equals' ? this.self : oneOf([this.self, ...this.others], this.random));
    return { bots: Array.from({ length: seats }, player), from: 0 };
  }

  private straying(seats: number, decisions: number): Exploration<V> {
    const begin = this.random.below(Math.ceil(decisions * STRAYING));
    const from = begin + 1 + this.random.below(Math.ceil(decisions * STRAY_PART));
    let asked = 0;
    const bot: Bot<V> = {
      name: 'straying',
      decide: (question) => {
        const isStray = asked >= begin && asked < from;
        asked++;
        return (isStray ? this.stray : this.self).decide(question);
      },
    };
    return { bots: new Array<Bot<V>>(seats).fill(bot), from };
  }
}
