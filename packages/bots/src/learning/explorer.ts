import { FastRandom, type Game, type Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import { oneOf } from '../search/policy.ts';
import { randomBot } from '../search/random.ts';

/** Games of three kinds, equally often. */
const KINDS = ['equals', 'stray', 'mixed'] as const;
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
 * Search asks about positions that good play never reaches, so lessons must hold some: a third of the games has a row of
 * random moves at the beginning or in the middle (only what follows counts, since only that was played in earnest), and
 * in a third different players meet.
 */
export class Explorer<V extends Vocabulary> {
  private readonly random: FastRandom;
  private readonly stray: Bot<V>;
  private readonly self: Bot<V>;
  private readonly others: readonly Bot<V>[];

  constructor(game: Game<V>, self: Bot<V>, others: readonly Bot<V>[], seed: number) {
    this.random = new FastRandom(seed);
    this.stray = randomBot(game);
    this.self = self;
    this.others = others;
  }

  /** The next game, which will be of about so many decisions. */
  next(seats: number, decisions: number): Exploration<V> {
    const kind = oneOf(KINDS, this.random);
    if (kind === 'stray') return this.straying(seats, decisions);
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
