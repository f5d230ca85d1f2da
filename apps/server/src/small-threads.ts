import { setFlagsFromString } from 'node:v8';

/**
 * The memory that scripts/server-flags.mjs gives is for the thread that plays. A thread that is started later would take
 * as much of it, and the one that writes the store fills what it gets with what it has written.
 */
const FLAGS_OF_OTHER_THREADS = ['--min-semi-space-size=1', '--max-semi-space-size=8', '--initial-heap-size=0'];

/** Called once before the first of them is started: what V8 has set up for this thread stays as it is. */
export function keepOtherThreadsSmall(): void {
  for (const flag of FLAGS_OF_OTHER_THREADS) setFlagsFromString(flag);
}
