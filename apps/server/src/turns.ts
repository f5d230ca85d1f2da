import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long a piece of work keeps everybody else waiting, in milliseconds. */
const TURN_MS = 1.5;

/** Work that says where it may be interrupted. */
export type Work<T> = Generator<void, T, void>;

/** Carries work out in turns of the event loop, between which everybody else has theirs. */
export async function inTurns<T>(work: Work<T>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - begun < TURN_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
}

/** Carries work out at once, where nobody waits. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
