import type { Chance } from './chance.ts';
import type { Seat } from './seat.ts';
import type { Task } from './task.ts';

/**
 * What every game's state has. The rest is the game's own: plain data without methods, no `undefined`, no typed arrays,
 * so that it survives JSON unchanged.
 */
export interface GameState {
  readonly seats: number;
  /** The stack of tasks under way; the last one is running. Empty: the game is over. */
  agenda: Task[];
  /** Where all randomness comes from. No view shows it. */
  chance: Chance;
}

/** What every view has besides the game's own: the public agenda and the number of seats. */
export interface GameView {
  readonly seats: number;
  readonly viewer: Seat | null;
  readonly agenda: readonly Task[];
}

/** Options of a table: flat, with values that survive JSON. */
export type GameOptions = Readonly<Record<string, boolean | number | string>>;

/** The names a game gives to its own types; every engine type is a function of this one. */
export interface Vocabulary {
  state: GameState;
  /** All tasks, told apart by `do`. */
  task: Task;
  /** All moves: small plain objects, told apart by `do`; best made once and reused (lists of them are built in hot loops). */
  move: { readonly do: string };
  /** All events, told apart by `kind`. Plain data; they carry facts, never prose. */
  event: { readonly kind: string };
  view: GameView;
  /** Names of the choices, as `choice` and `together` are given them: a union where a board, a text or a bot asks for one. */
  choice: string;
  options: GameOptions;
}
