import type { Bus } from '../bus/bus.ts';
import type { LiveTable } from './live-table.ts';

/** Says to other nodes that a table has something new; `people`: somebody came to it or left it. */
export function wakeOthers(bus: Bus, { id, version, revision, lastChat }: LiveTable, people = false): void {
  bus.publish({ table: id, version, revision, chat: lastChat, ...(people ? { people } : {}) });
}
