import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { allowAtClub } from './access.ts';
import type { LiveTable } from './live-table.ts';
import type { Asker } from './new-table.ts';
import type { Tables } from './tables.ts';

const MOST_TRIES = 8;
/** So many lines back a repeated id is known again. */
const REMEMBERED = 40;

/** Says something at a table: for those who sit there. A repeated id is said once. */
export async function sayLine(
  services: Services,
  tables: Tables,
  asker: Asker,
  { table, id, text }: { readonly table: string; readonly id: string; readonly text: string },
): Promise<LiveTable> {
  const live = await tables.open(table);
  await allowAtClub(services, live.doc, asker.id);
  if (live.seatOf(asker.id) === null && live.doc.host !== asker.id) {
    throw because('not yours', 'seated-talk', 'Only those who sit at the table can talk there.');
  }
  if (live.doc.silenced.includes(asker.id))
    throw because('barred', 'silenced', 'The host has silenced you at this table.');
  const clean = cleanLine(text);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const said = await live.inTurn(async () => {
      if (live.chat.some((line) => line.id === id && line.player === asker.id)) return true;
      const before = live.lastChat;
      const line = { n: before + 1, player: asker.id, name: asker.name, at: services.now(), id, text: clean };
      if ((await services.store.chat.append(table, line)) === 'done') {
        live.hear([line]);
        tables.said(live, before, true);
        return true;
      }
      // Somebody was faster at another node.
      live.hear(await services.store.chat.read(table, before));
      tables.said(live, before, false);
      return false;
    });
    if (said) return live;
  }
  throw new RequestRefusal('not stored', 'Too many lines at once; send it again.');
}

export interface Line {
  /** The client's own, different for every line. */
  readonly id: string;
  readonly text: string;
}

/** Adds a line to a talk that no table holds in memory. A repeated id is said once. */
export async function appendLine(
  { store, now }: Pick<Services, 'store' | 'now'>,
  talk: string,
  me: Asker,
  { id, text }: Line,
): Promise<void> {
  const clean = cleanLine(text);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const last = await store.chat.last(talk);
    const lately = await store.chat.read(talk, Math.max(0, last - REMEMBERED));
    if (lately.some((line) => line.id === id && line.player === me.id)) return;
    const line = { n: last + 1, player: me.id, name: me.name, at: now(), id, text: clean };
    if ((await store.chat.append(talk, line)) === 'done') return;
  }
  throw new RequestRefusal('not stored', 'Too many lines at once; send it again.');
}

/** A line as it is kept: no control characters, and not nothing. */
function cleanLine(text: string): string {
  const clean = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (clean === '') throw new RequestRefusal('malformed', 'The line is empty.');
  return clean;
}
