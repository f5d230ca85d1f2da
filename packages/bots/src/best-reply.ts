import { FastRandom, type Game, imagined, type Play, type Seat, type Vocabulary } from '@naos/engine';
import { bestOf } from './answer.ts';
import type { Bot } from './bot.ts';
import { type Evaluate, worthOf } from './evaluate.ts';
import { Meter } from './meter.ts';
import { greedyMove } from './policy.ts';

interface BestReply<V extends Vocabulary> {
  readonly name?: string;
  readonly evaluate: Evaluate<V>;
  /** How many of the moves that look best after one step are looked at closer. */
  readonly width?: number;
  /** At most so many decisions are played between one own decision and the next. */
  readonly replies?: number;
  /** Ways the hidden things may lie. */
  readonly samples?: number;
}

/** What a seat's next own decision is worth after everybody else has answered with the best move for himself. */
function afterReplies<V extends Vocabulary>(
  play: Play<V>,
  seat: Seat,
  evaluate: Evaluate<V>,
  replies: number,
  meter: Meter,
): number {
  const reply = greedyMove(evaluate);
  const random = new FastRandom(1);
  for (let i = 0; i < replies && !play.over && meter.left; i++) {
    const mover = play.seat;
    play.make(reply(play, mover, random), mover);
    meter.spend();
    if (mover === seat) break;
  }
  return worthOf(play, seat, evaluate);
}

/**
 * Best-reply search: one step over all moves, then on the best few the others' own best answers and the seat's next move.
 * Opponents are taken to play for themselves, not against the asker, which is truer with three and more.
 */
export function bestReplyBot<V extends Vocabulary>(
  game: Game<V>,
  { name = 'best-reply', evaluate, width = 8, replies = 12, samples = 1 }: BestReply<V>,
): Bot<V> {
  return {
    name,
    decide: (question) => {
      const { view, seat, seed } = question;
      const meter = new Meter(question);
      const random = new FastRandom(seed);
      const lies = Array.from({ length: samples }, () => random.next());
      const after = (move: V['move'], lie: number): Play<V> => {
        const play = imagined(game, view, lie);
        play.make(move, seat);
        meter.spend();
        return play;
      };
      const mean = (worth: (lie: number) => number): number => lies.reduce((sum, lie) => sum + worth(lie), 0) / samples;
      const moves = imagined(game, view, seed).moves(seat);
      const glanced = moves
        .map((move) => ({ move, value: mean((lie) => worthOf(after(move, lie), seat, evaluate)) }))
        .sort((a, b) => b.value - a.value);
      const close = glanced
        .slice(0, width)
        .map(({ move, value }) =>
          meter.left
            ? { move, value: mean((lie) => afterReplies(after(move, lie), seat, evaluate, replies, meter)) }
            : { move, value },
        );
      // Moves that were only glanced at stay behind those that were looked at closely.
      const floor = Math.min(...close.map(({ value }) => value));
      const rest = glanced.slice(width).map(({ move, value }) => ({ move, value: Math.min(value, floor) }));
      return bestOf([...close, ...rest]);
    },
  };
}
