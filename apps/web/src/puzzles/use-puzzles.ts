import type { Puzzle } from '@naos/door';
import { useEffect, useState } from 'react';
import { doorOf } from '../kit/doors.ts';

/** A game's puzzles; null while they load. */
export function usePuzzleList(game: string): readonly Puzzle[] | null {
  const [list, setList] = useState<readonly Puzzle[] | null>(null);
  useEffect(() => {
    let here = true;
    void (doorOf(game)?.puzzles?.() ?? Promise.resolve([])).then((loaded) => here && setList(loaded));
    return () => {
      here = false;
    };
  }, [game]);
  return list;
}
