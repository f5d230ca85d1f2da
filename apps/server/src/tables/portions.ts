import { asker } from '../limits/on-behalf.ts';
import type { Services } from '../services.ts';

/** How long a portion goes on, in milliseconds, of the half second that the watchdog leaves to one call. */
const PORTION_MS = 3;

/**
 * Carries out a long row of steps of a game's code under the watchdog, a portion at a time. All of a long game takes longer
 * than one call may on a slow machine; this way it is not taken for a game that is stuck, and others have their turn in
 * between, first of all those who move. A step that does not come to an end is ended as ever.
 */
export async function inPortions<T>(
  { watchdog }: Pick<Services, 'watchdog'>,
  table: string,
  steps: Generator<void, T>,
): Promise<T> {
  for (;;) {
    const { done, value } = await watchdog.runPiece(table, asker(), () => portionOf(steps));
    if (done === true) return value;
  }
}

function portionOf<T>(steps: Generator<void, T>): IteratorResult<void, T> {
  const end = performance.now() + PORTION_MS;
  let step = steps.next();
  while (step.done !== true && performance.now() < end) step = steps.next();
  return step;
}
