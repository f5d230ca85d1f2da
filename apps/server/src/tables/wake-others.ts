import type { Bus } from '../bus/bus.ts';
import type { LiveTable } from './live-table.ts';

/** Says to other nodes that a table has something new; `what`: of a kind of its own. */
export function wakeOthers(bus: Bus, { id, version, revision, lastChat }: LiveTable, what?: 'people' | 'secret'): void {
  bus.publish({ table: id, version, revision, chat: lastChat, ...(what === undefined ? {} : { [what]: true }) });
}
