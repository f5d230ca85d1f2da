import type { Puzzle, PuzzleHead } from './puzzle.ts';

/** A game's puzzles. The list is small; the games that lead to them are loaded in parts. */
export interface PuzzleShelf {
  readonly heads: readonly PuzzleHead[];
  /** The puzzle of this name; undefined where there is none. */
  readonly open: (id: string) => Promise<Puzzle | undefined>;
  readonly all: () => Promise<readonly Puzzle[]>;
}

type Part = () => Promise<{ readonly default: readonly Puzzle[] }>;

/** Puzzles that are kept in parts of the same size, in the order of the list. */
export function puzzleShelf(heads: readonly PuzzleHead[], parts: readonly Part[]): PuzzleShelf {
  const size = partSize(heads.length, parts.length);
  return {
    heads,
    open: async (id) => {
      const part = parts[Math.floor(heads.findIndex((head) => head.id === id) / size)];
      return (await part?.())?.default.find((puzzle) => puzzle.id === id);
    },
    all: async () => (await Promise.all(parts.map((part) => part()))).flatMap(({ default: puzzles }) => puzzles),
  };
}

/** How many puzzles a part holds; the last one may hold fewer. */
export const partSize = (puzzles: number, parts: number): number => Math.max(1, Math.ceil(puzzles / parts));
