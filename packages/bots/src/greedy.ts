import { FastRandom, type Game, imagined, type Vocabulary } from '@naos/engine';
import { bestOf } from './answer.ts';
import type { Bot } from './bot.ts';
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
      const moves = imagined(game, view, random.next()).moves(seat);
      const totals = new Float64Array(moves.length);
      let rounds = 0;
      do {
        const here = imagined(game, view, random.next());
        for (const [i, move] of moves.entries()) {
          const there = here.copy();
          there.make(move, seat);
          totals[i] = (totals[i] as number) + worthOf(there, seat, evaluate);
          meter.spend();
        }
        rounds++;
      } while (rounds < samples && meter.left);
      return bestOf(moves.map((move, i) => ({ move, value: (totals[i] as number) / rounds })));
    },
  };
}
