import { FastRandom, type Game, imagined, type Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import { bestOf, onlyMove } from './answer.ts';
import { type Evaluate, evenChance, worthOf } from './evaluate.ts';
import { Meter } from './meter.ts';
import { playOn } from './policy.ts';

/** How the searches that play games out at random do it. */
export interface Playouts<V extends Vocabulary> {
  readonly name?: string;
  /** Decisions after which a playout stops and is evaluated; to the end of the game when absent. */
  readonly horizon?: number;
  /** Judges where a playout stops. */
  readonly evaluate?: Evaluate<V>;
}

/** Flat Monte Carlo: every move gets the same number of random playouts, from the same imagined states. */
export function flatBot<V extends Vocabulary>(
  game: Game<V>,
  { name = 'flat', horizon = Number.POSITIVE_INFINITY, evaluate = evenChance }: Playouts<V> = {},
): Bot<V> {
  return {
    name,
    decide: (question) => {
      const { view, seat, seed } = question;
      const meter = new Meter(question);
      const random = new FastRandom(seed);
      const moves = imagined(game, view, random.next()).moves(seat);
      if (moves.length === 1) return onlyMove(moves);
      const arms = moves.map((move) => ({ move, total: 0, count: 0 }));
      while (meter.left) {
        const luck = random.next();
        for (const arm of arms) {
          if (!meter.left) break;
          const play = imagined(game, view, luck);
          play.make(arm.move, seat);
          playOn(play, new FastRandom(luck), horizon);
          arm.total += worthOf(play, seat, evaluate);
          arm.count++;
          meter.spend();
        }
      }
      return bestOf(arms.map(({ move, total, count }) => ({ move, value: count === 0 ? 0 : total / count })));
    },
  };
}
