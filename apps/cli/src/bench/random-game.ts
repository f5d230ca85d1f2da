import { type FastRandom, fastChance, type Game, Play, type Vocabulary } from '@naos/engine';

/** A new silent game on the fast generator, as search uses it. */
export function freshPlay<V extends Vocabulary>(game: Game<V>, seats: number, seed: number): Play<V> {
  const options = Object.fromEntries(game.options.map(({ key, standard }) => [key, standard]));
  return new Play(game, game.setup(seats, options, fastChance(seed, game.streams.length)));
}

/** Plays to the end at random and returns the number of decisions. `look` sees the play before each of them. */
export function playOut<V extends Vocabulary>(
  play: Play<V>,
  random: FastRandom,
  look?: (play: Play<V>) => void,
): number {
  let decisions = 0;
  while (!play.over) {
    look?.(play);
    const moves = play.moves();
    const move = moves[random.below(moves.length)];
    if (move === undefined) throw new Error('A seat is asked and has nothing to choose.');
    play.make(move);
    decisions++;
  }
  return decisions;
}
