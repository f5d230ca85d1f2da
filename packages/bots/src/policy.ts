import type { FastRandom, Play, Seat, Vocabulary } from '@naos/engine';
import { type Evaluate, shareOf, worthOf } from './evaluate.ts';

/** A quick way to choose a move, for playouts: sees the whole imagined state. */
export type Policy<V extends Vocabulary> = (play: Play<V>, seat: Seat, random: FastRandom) => V['move'];

/** Any legal move, each with the same chance. */
export function anyMove<V extends Vocabulary>(play: Play<V>, seat: Seat, random: FastRandom): V['move'] {
  const moves = play.moves(seat);
  return moves[random.below(moves.length)] as V['move'];
}

/** The move after which the mover's evaluation is best, looking one step ahead. */
export function greedyMove<V extends Vocabulary>(evaluate: Evaluate<V>): Policy<V> {
  return (play, seat) => {
    const moves = play.moves(seat);
    let best = moves[0] as V['move'];
    if (moves.length === 1) return best;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const there = play.copy();
      there.make(move, seat);
      const value = worthOf(there, seat, evaluate);
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  };
}

/** The first policy for one seat, the second for all others: "greedy for me" playouts. */
export function forSeat<V extends Vocabulary>(own: Seat, mine: Policy<V>, theirs: Policy<V>): Policy<V> {
  return (play, seat, random) => (seat === own ? mine : theirs)(play, seat, random);
}

/** Plays on in place for at most `horizon` decisions and returns a seat's share or evaluation there. */
export function playout<V extends Vocabulary>(
  play: Play<V>,
  seat: Seat,
  policy: Policy<V>,
  random: FastRandom,
  horizon: number,
  evaluate: Evaluate<V>,
): number {
  for (let i = 0; i < horizon && !play.over; i++) play.make(policy(play, play.seat, random), play.seat);
  return play.over ? shareOf(play.game.outcome(play.state), seat) : evaluate(play.state, seat);
}
