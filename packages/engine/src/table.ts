import type { Seat } from './seat.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The face of the machine that rules see. `state` is changed in place; everything else a rule may do is a method here.
 */
export interface Table<V extends Vocabulary> {
  readonly state: V['state'];
  /** False in search: events would go nowhere. Guard with it when building an event costs more than a small object. */
  readonly loud: boolean;

  /** Begins a task; it interrupts the running one until it ends. Pass `at: 0`. */
  begin(task: V['task']): void;
  /** Runs or asks the current step once more (after tasks begun meanwhile have ended). */
  again(): void;
  /** Continues the running task at the step of this name (after tasks begun meanwhile have ended). */
  goTo(step: string): void;
  /** Ends the running task: its remaining steps are not run. */
  end(): void;
  /** Ends the game: the agenda is emptied. */
  finish(): void;

  /** Tells everybody, spectators included. */
  tell(event: V['event']): void;
  /** Tells one seat alone. */
  tellOnly(seat: Seat, event: V['event']): void;
  /** Tells everybody but one seat, spectators included: the public side of a `tellOnly`. */
  tellOthers(seat: Seat, event: V['event']): void;
  /**
   * Notes that some seat's view has just gained something it could not have worked out: a card was drawn from a hidden
   * deck or turned up. It closes undo. `roll` notes it by itself, `shuffle` does not (nobody sees the order). With a
   * seat: that one alone has gained something, and the others' moves of the same moment stay open.
   */
  learned(seat?: Seat): void;

  /** A fair whole number from 0 to n - 1, drawn from the numbered stream of the game. */
  roll(stream: number, n: number): number;
  /** Shuffles a list in place with draws from the numbered stream. */
  shuffle(stream: number, list: unknown[]): void;
}
