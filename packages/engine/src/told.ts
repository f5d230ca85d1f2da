import type { Seat, Viewer } from './seat.ts';

/** An event with its audience: `to` names the only seat that hears it, `not` the only one that does not; both null: all. */
export interface Told<E> {
  readonly event: E;
  readonly to: Seat | null;
  readonly not: Seat | null;
}

/** Whether a viewer hears an event. Spectators hear what is not for one seat alone. */
export function hears(told: Told<unknown>, viewer: Viewer): boolean {
  return told.to === null ? told.not === null || told.not !== viewer : told.to === viewer;
}

/** The events of a list that a viewer hears, in order. */
export function heardBy<E>(list: readonly Told<E>[], viewer: Viewer): E[] {
  return list.filter((told) => hears(told, viewer)).map((told) => told.event);
}
