import { duelDayNumber } from '@naos/bots/day';
import type { AnyGameModule, PuzzleHead } from '@naos/game-module';

/** In place of a puzzle's id: the one of the day. */
export const TODAY = 'today';

/** The game whose puzzle it is today: they take turns. */
export function gameOf(modules: readonly AnyGameModule[], day: string): AnyGameModule | undefined {
  const own = modules.filter(({ puzzles }) => puzzles !== undefined);
  return own[duelDayNumber(day) % Math.max(1, own.length)];
}

/** A game's puzzle of a day: all that games have proven in turn, before one comes again. */
export function puzzleOf(list: readonly PuzzleHead[], day: string): PuzzleHead | undefined {
  const proven = list.filter(({ margin }) => margin > 0);
  const all = proven.length > 0 ? proven : list;
  return all[duelDayNumber(day) % Math.max(1, all.length)];
}
