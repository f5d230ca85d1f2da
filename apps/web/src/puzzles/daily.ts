import { duelDayNumber } from '@naos/bots/day';
import type { AnyGameModule, Puzzle } from '@naos/game-module';

/** In place of a puzzle's id: the one of the day. */
export const TODAY = 'today';

/** The game whose puzzle it is today: they take turns. */
export function gameOf(modules: readonly AnyGameModule[], day: string): AnyGameModule | undefined {
  const own = modules.filter(({ puzzles }) => puzzles !== undefined);
  return own[duelDayNumber(day) % Math.max(1, own.length)];
}

/** A game's puzzle of a day: all of them in turn, before one comes again. */
export function puzzleOf(list: readonly Puzzle[], day: string): Puzzle | undefined {
  return list[duelDayNumber(day) % Math.max(1, list.length)];
}
