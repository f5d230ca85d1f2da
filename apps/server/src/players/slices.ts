import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many of a person's tables are worked on in one turn: a millisecond or two, and then everybody else has theirs. */
const TABLES_PER_SLICE = 8;

/** The list in slices, each in a turn of the event loop of its own. */
export async function* slicesOf<T>(tables: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let begun = 0; begun < tables.length; begun += TABLES_PER_SLICE) {
    // A store that reads in this thread answers before the turn is over, also when it was asked for the list.
    await nextTurn();
    yield tables.slice(begun, begun + TABLES_PER_SLICE);
  }
}

/** Works on many tables gently; those of a slice at once, so that their rows share a write. */
export async function inSlices(tables: readonly string[], work: (table: string) => Promise<void>): Promise<void> {
  for await (const slice of slicesOf(tables)) await Promise.all(slice.map(work));
}
