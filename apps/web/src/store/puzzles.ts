import type { PuzzleTry } from '@naos/game-module';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { device } from './device.ts';

/** How a puzzle ended: found alone, or with help. */
export type Solved = 'alone' | 'helped';

interface PuzzleMemory {
  /** By game, then by the puzzle's id. */
  readonly solved: Readonly<Record<string, Readonly<Record<string, Solved>>>>;
  /** The first try at each puzzle, in order: what the rating comes from. */
  readonly tries: readonly PuzzleTry[];
  /** How many of them, the last ones, the server has not heard of. */
  readonly unsent: number;
  /** The last day whose puzzle was solved. */
  readonly day?: string;
}

/** Which puzzles this person has met and solved; kept on this device, and on the server for who is known there. */
export const usePuzzles = create<PuzzleMemory>()(
  persist((): PuzzleMemory => ({ solved: {}, tries: [], unsent: 0 }), {
    name: 'naos.puzzles',
    storage: createJSONStorage(() => device),
  }),
);

const same = (a: PuzzleTry, b: PuzzleTry): boolean => a.game === b.game && a.id === b.id;

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

/** Notes a first try. A puzzle that was met before counts no more: its move may be remembered. */
export function noteTry(fresh: PuzzleTry): void {
  const { tries, unsent } = usePuzzles.getState();
  if (isMet(usePuzzles.getState(), fresh.game, fresh.id)) return;
  usePuzzles.setState({ tries: [...tries, fresh], unsent: unsent + 1 });
}

export function isMet({ solved, tries }: PuzzleMemory, game: string, id: string): boolean {
  return solved[game]?.[id] !== undefined || tries.some((one) => one.game === game && one.id === id);
}

export function unsentTries(): readonly PuzzleTry[] {
  const { tries, unsent } = usePuzzles.getState();
  return unsent === 0 ? [] : tries.slice(-unsent);
}

/** Takes over what the server knows; what was tried here while it answered waits for the next time. */
export function noteTriesSent(sent: readonly PuzzleTry[], all: readonly PuzzleTry[]): void {
  const waiting = unsentTries().filter((one) => !sent.some((other) => same(one, other)));
  const known = all.filter((one) => !waiting.some((other) => same(one, other)));
  usePuzzles.setState({ tries: [...known, ...waiting], unsent: waiting.length });
}
