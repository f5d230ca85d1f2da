import type { Vocabulary } from '@naos/engine';
import type { Statistics } from '@naos/game-module';
import { useEffect, useState } from 'react';
import { gameModuleOf } from '../games/game-modules.ts';

export type Counting = Statistics<Vocabulary>;

/** What has been loaded once is there at once: nothing jumps when a game ends. */
const known = new Map<string, Counting | null>();

/** How a game counts what happened in it; null when it counts nothing, or that could not be had. */
export async function loadStatistics(game: string): Promise<Counting | null> {
  const loaded = known.get(game);
  if (loaded !== undefined) return loaded;
  try {
    const counting = (await gameModuleOf(game)?.statistics?.()) ?? null;
    known.set(game, counting);
    return counting;
  } catch {
    return null;
  }
}

/** The same, undefined while it is on its way. Tables call it while the game is played, so that its end has all at hand. */
export function useStatistics(game: string | null): Counting | null | undefined {
  const [counting, setCounting] = useState(() => known.get(game ?? ''));
  useEffect(() => {
    let here = true;
    if (game !== null) void loadStatistics(game).then((loaded) => here && setCounting(loaded));
    return () => {
      here = false;
    };
  }, [game]);
  return counting;
}
