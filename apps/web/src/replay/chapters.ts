import type { Line } from '@naos/words';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import type { Reel } from './reel.ts';

/** A round or day of a game, from the moment at which it opens. */
export interface Chapter {
  readonly index: number;
  readonly title: Line;
}

/** All of them, where the game names them. */
export function chaptersOf({ words }: AnyLoadedGame, reel: Reel): Chapter[] {
  return reel.frames.flatMap(({ told }, index) => {
    const title = told.flatMap(({ event }) => words.chapter?.(event) ?? [])[0];
    return title === undefined ? [] : [{ index, title }];
  });
}
