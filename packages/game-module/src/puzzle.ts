import { fastChance, type Game, GameError, type GameOptions, Play, type Seat, type Vocabulary } from '@naos/engine';

/** What a list says of a puzzle. */
export interface PuzzleHead {
  /** Stable, so that a browser can remember what was solved. */
  readonly id: string;
  /** How hard it is, from solving by the levels, on the scale of puzzle ratings. */
  readonly rating: number;
  /** What every other move loses at least, with 99 % confidence; 0: not shown by games yet, so that it is not rated. */
  readonly margin: number;
}

/** A position in which one move is clearly best, found in a game between bots. Plain data; moves are in notation. */
export interface Puzzle extends PuzzleHead {
  readonly seats: number;
  readonly options: GameOptions;
  /** The deal: the same seed sets up the same game. */
  readonly seed: number;
  /** From the set-up to the position: `<seat> <move>`, divided by `; `. */
  readonly moves: string;
  /** Whose decision it is. Only what this seat knows is shown. */
  readonly seat: Seat;
  readonly solution: string;
  /** How the seat's best turn goes on after the solution, as far as nothing new is learned. */
  readonly line: readonly string[];
  /** The share of games that the seat won with the solution when they were played out by the strongest bot. */
  readonly chance: number;
  /** The next best moves, closest first, and how many games of one each loses over the same deals. */
  readonly rivals: readonly { readonly move: string; readonly loss: number }[];
  /** How many ways of dealing the unknown were played out from each, at least. */
  readonly worlds: number;
}

/** The position of a puzzle with all that was told on the way; `made` is called after each move. Throws a GameError when the puzzle does not fit the game. */
export function puzzlePlay<V extends Vocabulary>(
  game: Game<V>,
  puzzle: Puzzle,
  made: (play: Play<V>, seat: Seat) => void = () => {},
): Play<V> {
  const { id, seats, options, seed, moves } = puzzle;
  const play = new Play(game, game.setup(seats, options, fastChance(seed, game.streams.length)), true);
  for (const entry of moves === '' ? [] : moves.split('; ')) {
    const blank = entry.indexOf(' ');
    const seat = Number(entry.slice(0, blank));
    const text = entry.slice(blank + 1);
    const move = play.moves(seat).find((legal) => game.write(legal) === text);
    if (move === undefined) throw new GameError(`Puzzle ${id}: "${entry}" is no legal move there. Mine it anew.`);
    play.make(move, seat);
    made(play, seat);
  }
  if (!play.seats().includes(puzzle.seat)) throw new GameError(`Puzzle ${id}: seat ${puzzle.seat} is not asked there.`);
  return play;
}
