import { because } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { allowSight } from './access.ts';
import { appendLine, type Line } from './chat.ts';
import type { LiveTable } from './live-table.ts';
import type { Asker } from './new-table.ts';
import type { Tables } from './tables.ts';
import { hearsWatchers, watchersTalk } from './watchers-talk.ts';

/** Says something to those who watch a table, and to nobody who plays there. `watch`: the link by which one watches. */
export async function sayToWatchers(
  services: Services,
  tables: Tables,
  asker: Asker,
  table: string,
  line: Line,
  watch: string | undefined,
): Promise<LiveTable> {
  const live = await tables.open(table);
  const { doc } = live;
  await allowSight(services, doc, asker.id, watch);
  if (doc.watchersTalk !== true)
    throw because('not now', 'watchers-silent', 'The host does not let those who watch talk at this table.');
  if (!hearsWatchers(doc, asker.id))
    throw because(
      'not yours',
      'players-apart',
      'Those who play do not talk with those who watch before the game is over.',
    );
  if (doc.silenced.includes(asker.id)) throw because('barred', 'silenced', 'The host has silenced you at this table.');
  await appendLine(services, watchersTalk(table), asker, line);
  await tables.saidToWatchers(live);
  return live;
}
