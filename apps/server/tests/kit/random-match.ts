import { FastRandom, type Game, Match, type Vocabulary } from '@naos/engine';

/** A match in which so many random legal moves have been made, or as many as the game has. */
export function randomMatch(game: Game<Vocabulary>, seats: number, moves: number, seed: number): Match<Vocabulary> {
  return playOut(Match.begin(game, { seats, seed: seedText(seed) }), new FastRandom(seed), moves);
}

/** The seed of such a match, as the store keeps it. */
export function seedText(seed: number): string {
  return seed.toString(16).padStart(64, '0');
}

function playOut(match: Match<Vocabulary>, random: FastRandom, moves: number): Match<Vocabulary> {
  for (let made = 0; made < moves && !match.over; made++) {
    const seat = match.asked[random.below(match.asked.length)] ?? 0;
    const list = match.situation(seat).moves;
    const move = list[random.below(list.length)];
    if (move === undefined) throw new Error('an asked seat has no move');
    match.make(seat, match.game.write(move));
  }
  return match;
}

/** A whole match with so many lines at least: somebody takes a move back and makes it again, and again. */
export function longMatch(game: Game<Vocabulary>, seats: number, lines: number, seed: number): Match<Vocabulary> {
  for (let moves = 1; ; moves++) {
    const match = randomMatch(game, seats, moves, seed);
    const last = match.standing.at(-1);
    if (match.over || last === undefined) throw new Error('nothing can be taken back in this game');
    if (match.undoable(last.seat).length === 0) continue;
    while (match.entries.length < lines) {
      match.undo(last.seat);
      match.make(last.seat, last.move);
    }
    return playOut(match, new FastRandom(seed), Number.POSITIVE_INFINITY);
  }
}
