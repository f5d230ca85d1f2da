import { FastRandom, type Game, imagined, type Seat, type Vocabulary } from '@naos/engine';
import { bestOf, onlyMove } from './answer.ts';
import type { Bot } from './bot.ts';
import type { Evaluate } from './evaluate.ts';
import { Meter } from './meter.ts';
import { type Policy, playout } from './policy.ts';

/** How the searches that play games out do it. */
export interface Playouts<V extends Vocabulary> {
  readonly name?: string;
  /** Chooses the moves of a playout; gets the asking seat, so that it can be "greedy for me". */
  readonly policy: (own: Seat) => Policy<V>;
  /** Decisions after which a playout stops and is evaluated. */
  readonly horizon: number;
  readonly evaluate: Evaluate<V>;
}

/** One playout of a move from one way the hidden things may lie; the same seed lies the same way for every move. */
export function tryOut<V extends Vocabulary>(
  game: Game<V>,
  view: V['view'],
  seat: Seat,
  move: V['move'],
  seed: number,
  { policy, horizon, evaluate }: Playouts<V>,
): number {
  const play = imagined(game, view, seed);
  play.make(move, seat);
  return playout(play, seat, policy(seat), new FastRandom(seed), horizon, evaluate);
}

/** Flat Monte Carlo: every move gets the same number of playouts, from the same imagined states. */
export function flatBot<V extends Vocabulary>(game: Game<V>, playouts: Playouts<V>): Bot<V> {
  return {
    name: playouts.name ?? 'flat',
    decide: (question) => {
      const { view, seat, seed } = question;
      const meter = new Meter(question);
      const random = new FastRandom(seed);
      const moves = imagined(game, view, random.next()).moves(seat);
      if (moves.length === 1) return onlyMove(moves);
      const totals = new Float64Array(moves.length);
      const counts = new Uint32Array(moves.length);
      while (meter.left) {
        const lie = random.next();
        for (let i = 0; i < moves.length && meter.left; i++) {
          totals[i] = (totals[i] as number) + tryOut(game, view, seat, moves[i] as V['move'], lie, playouts);
          counts[i] = (counts[i] as number) + 1;
          meter.spend();
        }
      }
      return bestOf(
        moves.map((move, i) => ({ move, value: counts[i] === 0 ? 0 : (totals[i] as number) / (counts[i] as number) })),
      );
    },
  };
}
