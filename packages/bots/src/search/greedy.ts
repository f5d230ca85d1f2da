import { FastRandom, type Game, imagined, type Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import { bestOf } from './answer.ts';
import { type Evaluate, worthOf } from './evaluate.ts';
import { Meter } from './meter.ts';

/** One step ahead: the move after which the evaluation is best, on average over a few ways the hidden things may lie. */
export function greedyBot<V extends Vocabulary>(
  game: Game<V>,
  evaluate: Evaluate<V>,
  { name = 'greedy', samples = 1 }: { readonly name?: string; readonly samples?: number } = {},
): Bot<V> {
  return {
    name,
    decide: (question) => {
      const { view, seat, seed } = question;
      const meter = new Meter(question);
      const random = new FastRandom(seed);
      const rated = imagined(game, view, random.next())
        .moves(seat)
        .map((move) => ({ move, total: 0 }));
      let rounds = 0;
      do {
        const here = imagined(game, view, random.next());
        for (const one of rated) {
          const there = here.copy();
          there.make(one.move, seat);
          one.total += worthOf(there, seat, evaluate);
          meter.spend();
        }
        rounds++;
      } while (rounds < samples && meter.left);
      return bestOf(rated.map(({ move, total }) => ({ move, value: total / rounds })));
    },
  };
}
