import { FastRandom, type Game, Match, type Vocabulary } from '@naos/engine';

/** A match in which so many random legal moves have been made, or as many as the game has. */
export function randomMatch(game: Game<Vocabulary>, seats: number, moves: number, seed: number): Match<Vocabulary> {
  const random = new FastRandom(seed);
  const match = Match.begin(game, { seats, seed: seed.toString(16).padStart(64, '0') });
  for (let made = 0; made < moves && !match.over; made++) {
    const seat = match.asked[random.below(match.asked.length)] ?? 0;
    const list = match.situation(seat).moves;
    const move = list[random.below(list.length)];
    if (move === undefined) throw new Error('an asked seat has no move');
    match.make(seat, game.write(move));
  }
  return match;
}
