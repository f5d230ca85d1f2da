import { type Game, GameError, type Vocabulary } from '@naos/engine';
import { type Puzzle, puzzlePlay } from './puzzle.ts';

/** With fewer moves to choose from, there is nothing to find. */
const FEWEST_MOVES = 4;

/** What is wrong with a game's puzzles: one that does not replay, whose moves are not legal, or that has no one solution. */
export function problemsInPuzzles<V extends Vocabulary>(game: Game<V>, puzzles: readonly Puzzle[]): string[] {
  const problems = puzzles.flatMap((puzzle) => problemsIn(game, puzzle).map((problem) => `${puzzle.id}: ${problem}`));
  const ids = puzzles.map(({ id }) => id);
  for (const [i, id] of ids.entries()) if (ids.indexOf(id) < i) problems.push(`${id}: there are two of this name.`);
  return problems;
}

function problemsIn<V extends Vocabulary>(game: Game<V>, puzzle: Puzzle): string[] {
  const { seat, solution, rivals, line, chance, margin, rating } = puzzle;
  const problems: string[] = [];
  try {
    const play = puzzlePlay(game, puzzle);
    const legal = play.moves(seat).map((move) => game.write(move));
    if (legal.length < FEWEST_MOVES) problems.push('there are too few moves to choose from.');
    for (const move of [solution, ...rivals.map((rival) => rival.move)]) {
      const times = legal.filter((text) => text === move).length;
      if (times !== 1) problems.push(`"${move}" is ${times} times among the legal moves.`);
    }
    for (const move of [solution, ...line]) {
      const next = play.moves(seat).find((one) => game.write(one) === move);
      if (next === undefined) problems.push(`"${move}" of the line can't be played.`);
      else play.make(next, seat);
    }
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    problems.push(error.message);
  }
  if (rivals.length === 0) problems.push('nothing is said of other moves.');
  if (rivals.some(({ move, loss }) => move === solution || loss <= 0)) problems.push('another move is as good.');
  if (rivals.some(({ loss }, i) => loss < (rivals[i - 1]?.loss ?? 0))) problems.push('rivals are not in order.');
  if (!(chance > 0 && chance <= 1 && rating >= 500 && rating <= 2500)) problems.push('chance or rating make no sense.');
  if (!(margin >= 0 && margin <= (rivals[0]?.loss ?? 0))) problems.push('the margin is not what the games have shown.');
  return problems;
}
