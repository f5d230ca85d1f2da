import { openlyUndoable, placeOf, type Viewer } from '@naos/engine';
import { type ChatLine, encode, type TableCard, type TablePicture } from '@naos/protocol';
import type { Services } from '../services.ts';
import type { ChatRow } from '../store/chat-rows.ts';
import { beatsOf, linesAfter } from './beats.ts';
import { cardOf } from './card.ts';
import type { TableDoc } from './doc.ts';
import { linksFor } from './links.ts';
import type { Follower, LiveTable } from './live-table.ts';
import { ordersOf, shownOrders } from './orders.ts';
import type { Sight, Sights } from './sight.ts';
import { hearsWatchers } from './watchers-talk.ts';

export function liveCard(services: Services, live: LiveTable): TableCard {
  return cardOf(live.doc, {
    touched: live.touched,
    now: services.now(),
    outages: services.outages,
    online: (player) => live.isPresent(player),
  });
}

/** What a follower has heard already: its version as the viewer `as`, and the last chat. */
export interface Cursor {
  readonly after?: number | undefined;
  readonly as?: Viewer | undefined;
  readonly chatAfter?: number | undefined;
}

/** Shows a follower the whole table; what comes later is told as news. */
export function showTable(
  services: Services,
  live: LiveTable,
  follower: Follower,
  cursor: Cursor,
  sights: Sights,
): void {
  follower.seat = live.seatOf(follower.player);
  follower.version = live.versionFor(follower.seat);
  follower.orders = ordersOf(live.doc, follower.player);
  follower.send(encode(pictureFor(services, live, follower, cursor, sights)));
}

/** Everything that a follower may know of a table, from its cursors on. */
export function pictureFor(
  services: Services,
  live: LiveTable,
  follower: Follower,
  cursor: Cursor,
  sights: Sights,
): TablePicture {
  const { match, doc } = live;
  const seat = live.seatOf(follower.player);
  const version = Math.max(0, live.versionFor(seat));
  // Another seat notices other lines: its count is none of this one's.
  const after = cursor.after === undefined || cursor.as !== seat || cursor.after > version ? -1 : cursor.after;
  const sight = sights[placeOf(seat)];
  return {
    t: 'table',
    table: live.id,
    card: liveCard(services, live),
    seat,
    kept: keptFor(doc, follower.player),
    version,
    view: sight?.view ?? null,
    asked: plainAsked(sight?.asked),
    undo: undoReach(live, seat),
    after,
    beats: match === null ? [] : beatsOf(linesAfter(live, match, seat, after), seat, live),
    chat: chatLines(live, live.chat, cursor.chatAfter ?? 0),
    ...(hearsWatchers(doc, follower.player) ? { watchers: chatLines(live, live.watchers, 0) } : {}),
    ...(seat === null ? {} : { orders: shownOrders(ordersOf(doc, follower.player)) }),
    links: linksFor(services.secret, doc, follower.player),
  };
}

function keptFor({ seats }: TableDoc, player: string): number | null {
  const kept = seats.findIndex((seatInfo) => seatInfo.kind !== 'person' && seatInfo.player === player);
  return kept === -1 ? null : kept;
}

/** Lines of chat that everybody at the table may read. */
export function chatLines(live: LiveTable, rows: readonly ChatRow[], after: number): ChatLine[] {
  return rows
    .filter(({ n, player, text }) => n > after && text !== '' && !live.doc.silenced.includes(player))
    .map(({ n, player, name, at, text }) => ({ n, player, name: nameAt(live.doc, player) ?? name, at, text }));
}

/** What somebody who sits here is called now: they may have taken another name since they spoke. */
function nameAt({ seats }: TableDoc, player: string): string | undefined {
  return seats.find((seatInfo) => seatInfo.kind === 'person' && seatInfo.player === player)?.name;
}

export function plainAsked(asked: Sight['asked'] | undefined): TablePicture['asked'] {
  return asked === null || asked === undefined
    ? null
    : { task: asked.task, choice: asked.choice, seats: [...asked.seats] };
}

export function undoReach({ match, doc, audiences }: LiveTable, seat: Viewer): TablePicture['undo'] {
  if (match === null || seat === null || doc.status !== 'running') return null;
  const open = openlyUndoable(match.position, seat);
  const first = open[0];
  const last = open.at(-1);
  return first === undefined || last === undefined
    ? null
    : { step: audiences.countAt(seat, last - 1), turn: audiences.countAt(seat, first - 1) };
}
