import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { device } from './device.ts';

/** How a puzzle ended: found alone, or with help. */
export type Solved = 'alone' | 'helped';

interface PuzzleMemory {
  /** By game, then by the puzzle's id. */
  readonly solved: Readonly<Record<string, Readonly<Record<string, Solved>>>>;
  /** The last day whose puzzle was solved. */
  readonly day?: string;
}

/** Which puzzles this person has solved; kept on this device. */
export const usePuzzles = create<PuzzleMemory>()(
  persist((): PuzzleMemory => ({ solved: {} }), { name: 'naos.puzzles', storage: createJSONStorage(() => device) }),
);

export function noteDaySolved(day: string): void {
  usePuzzles.setState({ day });
}

/** Notes a solved puzzle. What was once found alone stays so. */
export function noteSolved(game: string, id: string, how: Solved): void {
  usePuzzles.setState(({ solved }) => {
    const known = solved[game] ?? {};
    return known[id] === 'alone' ? { solved } : { solved: { ...solved, [game]: { ...known, [id]: how } } };
  });
}
