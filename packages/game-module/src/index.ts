export type { Advice, AdviceCell, Adviser, Explain } from './advice.ts';
export { type AnyGameModule, anyGameModule, type GameModule } from './game-module.ts';
export { nextPuzzle } from './next-puzzle.ts';
export { type OrderKind, type Orders, type OrderWay, orderedAnswer } from './order.ts';
export { type Pattern, patternOf } from './pattern.ts';
export { type Puzzle, type PuzzleHead, puzzlePlay } from './puzzle.ts';
export { problemsInPuzzles } from './puzzle-check.ts';
export {
  chanceToSolve,
  NEW_SOLVER,
  type PuzzleRating,
  type PuzzleTry,
  puzzleRatingOf,
  ratedAfterTry,
} from './puzzle-rating.ts';
export { partSize, puzzleShelf } from './puzzle-shelf.ts';
export { perSeat, type Statistics, type StatisticsRow } from './statistics.ts';
export type { Tutorial, TutorialStep } from './tutorial.ts';
