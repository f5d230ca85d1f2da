import { type Puzzle, puzzlePlay } from '@naos/game-module';
import { difficultyOf, solvingOf } from './difficulty.ts';
import { published, RIVALS } from './find.ts';
import { type Proof, type Proven, prove } from './proof.ts';
import { judgeOf, type Quarry } from './quarry.ts';

export interface Verified {
  readonly id: string;
  readonly proven: Proven;
  /** The puzzle with what the games have shown; null: it goes. */
  readonly puzzle: Puzzle | null;
}

/** A puzzle with the rating that the levels give it today. */
export function rated({ game, levels, budget }: Quarry, puzzle: Puzzle): Puzzle {
  const { seat, solution } = puzzle;
  const view = game.view(puzzlePlay(game, puzzle).state, seat);
  return { ...puzzle, rating: difficultyOf(solvingOf(game, levels, budget, view, seat, solution)) };
}

/** Plays a puzzle out anew, from its solution and the moves next to it. */
export function verify(quarry: Quarry, proof: Proof, puzzle: Puzzle): Verified {
  const { game, levels, quick } = quarry;
  const { id, seat, solution } = puzzle;
  const play = puzzlePlay(game, puzzle);
  const view = game.view(play.state, seat);
  const legal = play.moves(seat);
  const named = (text: string) => legal.filter((move) => game.write(move) === text);
  const [best] = named(solution);
  const rivals = puzzle.rivals.slice(0, RIVALS).flatMap(({ move }) => named(move));
  if (best === undefined || rivals.length === 0) {
    return { id, proven: { chance: 0, rivals: [], verdict: 'refuted' }, puzzle: null };
  }
  const proven = prove({ game, bot: judgeOf(levels), budget: quick }, proof, view, seat, best, rivals);
  if (proven.verdict !== 'proven') return { id, proven, puzzle: null };
  return { id, proven, puzzle: rated(quarry, { ...puzzle, ...published(proven) }) };
}
