import { completeOptions, fastChance, type Game, Play, type Vocabulary } from '@naos/engine';

/** A finished game: all that was told in it, to whomever, and how it stands. */
export interface PlayedOut<V extends Vocabulary> {
  readonly events: readonly V['event'][];
  readonly state: V['state'];
}

/** Plays a game to its end with moves picked by the seed, for tests that need a whole game and no special one. */
export function playedOut<V extends Vocabulary>(game: Game<V>, seats: number, seed: number): PlayedOut<V> {
  const options = completeOptions(game, {});
  const play = new Play(game, game.setup(seats, options, fastChance(seed, game.streams.length)), true);
  for (let pick = seed; !play.over; ) {
    const [seat = 0] = play.seats();
    const moves = play.moves(seat);
    pick = (Math.imul(pick, 1664525) + 1013904223) >>> 0;
    const move = moves[Math.floor((pick / 2 ** 32) * moves.length)];
    if (move === undefined) throw new RangeError(`${game.id} asks seat ${seat}, which has no move.`);
    play.make(move, seat);
  }
  return { events: play.told.map(({ event }) => event), state: play.state };
}
