import type { Seat } from './seat.ts';

/**
 * A procedure under way, as plain data: `do` names the procedure, `at` is the step to run next, everything else is a fact
 * of this one run (the acting seat, what is left to do). **Facts of a task are public**: views show the agenda as it is.
 * A secret belongs into the state, where the view decides who sees it.
 */
export interface Task {
  readonly do: string;
  at: number;
  /** The seat that this run belongs to; choices that name nobody else ask it. */
  readonly seat?: Seat;
}

/** A copy of an agenda whose tasks hold only flat facts. A game whose tasks hold lists copies those itself. */
export function copyAgenda<T extends Task>(agenda: readonly T[]): T[] {
  const copied = new Array<T>(agenda.length);
  for (let i = 0; i < agenda.length; i++) {
    const task = agenda[i];
    if (task !== undefined) copied[i] = { ...task };
  }
  return copied;
}
