import type { Viewer } from '@naos/engine';

/** Everybody who may look: each seat, and a spectator. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null];
}

/** A viewer's name in a report. */
export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
