import { encodeFields, encodeNews, encodeUndo } from '@naos/protocol';
import { clockFace } from '../clock/ladder.ts';
import type { Services } from '../services.ts';
import { linesAfter } from './beats.ts';
import { isOver, type TableDoc } from './doc.ts';
import type { Draft } from './draft.ts';
import { GameNews } from './game-news.ts';
import { linksFor } from './links.ts';
import type { Follower, LiveTable } from './live-table.ts';
import { ordersOf, shownOrders } from './orders.ts';
import { chatLines, liveCard, showTable, undoReach } from './picture.ts';
import type { Sights } from './sight.ts';
import { hearsWatchers } from './watchers-talk.ts';

/** Tells those who look at a table what has been stored: to each what this viewer may know, written once per viewer. */
export class Broadcaster {
  private readonly services: Services;
  /** News of lines that are being stored. */
  private unwritten: GameNews[] = [];

  constructor(services: Services) {
    this.services = services;
  }

  /**
   * Writes the news of lines that have been handed to the store, while it is at work; it leaves with `tell`, when they are
   * stored. In the next tick, because the store sends off what it was asked for in this one.
   */
  prepare(live: LiveTable, { heard, sights }: Draft): GameNews | null {
    if (heard === undefined || sights === undefined || live.followers.size === 0) return null;
    const news = new GameNews(live, heard, sights);
    if (this.unwritten.push(news) === 1) process.nextTick(this.writeAll);
    return news;
  }

  /**
   * What each has not heard of yet, however it came, and the card when it changed. Whoever notices nothing gets nothing.
   * `prepared` is for those who had heard of everything before it.
   */
  tell(live: LiveTable, withCard: boolean, sights: Sights, prepared: GameNews | null = null): void {
    if (live.followers.size === 0) return;
    const { services } = this;
    const { doc } = live;
    const face = clockFace(doc, services.now(), services.outages);
    const time = face === null ? '' : encodeFields({ face: JSON.stringify(face) });
    const card = withCard ? encodeFields({ card: JSON.stringify(liveCard(services, live)) }) : '';
    for (const follower of live.followers) {
      const seat = live.seatOf(follower.player);
      if (seat !== follower.seat) {
        showTable(services, live, follower, {}, sights);
        continue;
      }
      const game = this.gameFor(live, follower, sights, prepared);
      const orders = this.ordersFor(doc, follower);
      if (game === '' && !withCard && orders === '') continue;
      follower.version = live.versionFor(seat);
      const links = withCard ? linksFor(services.secret, doc, follower.player) : null;
      const forHost = links === null ? '' : encodeFields({ links: JSON.stringify(links) });
      const fields = (game === '' ? card + forHost : game + time + card + forHost) + orders;
      const isUrgent = withCard || (seat !== null && doc.waiting.includes(seat));
      follower.send(encodeNews(live.id, Math.max(0, follower.version), fields), isUrgent);
    }
  }

  /** What happened in the game since a follower last heard of it; empty when it noticed nothing. */
  private gameFor(live: LiveTable, { seat, version }: Follower, sights: Sights, prepared: GameNews | null): string {
    const { match } = live;
    const unheard = live.versionFor(seat) - version;
    if (match === null || unheard === 0) return '';
    const isPrepared = version >= 0 && prepared?.countFor(seat) === unheard;
    const news = isPrepared ? prepared : new GameNews(live, linesAfter(live, match, seat, version), sights);
    const undo = seat === null ? '' : encodeUndo(undoReach(live, seat));
    return news.for(seat) + undo;
  }

  /** A person's own orders, when they are other than this follower has heard. */
  private ordersFor(doc: TableDoc, follower: Follower): string {
    const orders = ordersOf(doc, follower.player);
    if (orders === follower.orders || JSON.stringify(orders) === JSON.stringify(follower.orders)) return '';
    follower.orders = orders;
    return encodeFields({ orders: JSON.stringify(shownOrders(orders)) });
  }

  /** The card alone, to all but one. */
  card(live: LiveTable, except: Follower | null): void {
    if (live.followers.size === 0) return;
    this.sendAll(live, encodeFields({ card: JSON.stringify(liveCard(this.services, live)) }), except);
  }

  /** Lines of chat after a number. */
  chat(live: LiveTable, after: number): void {
    const chat = chatLines(live, live.chat, after);
    if (chat.length > 0) this.sendAll(live, encodeFields({ chat: JSON.stringify(chat) }));
  }

  /** What those who watch have said after a number: to them, and all of it to those who played when the game is over. */
  watchers(live: LiveTable, before: TableDoc, after: number): void {
    const isJustOver = isOver(live.doc) && !isOver(before);
    const lines = chatLines(live, live.watchers, isJustOver ? 0 : after);
    if (lines.length === 0) return;
    const fields = encodeFields({ watchers: JSON.stringify(lines) });
    for (const follower of live.followers) {
      if (hearsWatchers(live.doc, follower.player))
        follower.send(encodeNews(live.id, Math.max(0, follower.version), fields));
    }
  }

  private sendAll(live: LiveTable, fields: string, except: Follower | null = null): void {
    for (const follower of live.followers) {
      if (follower !== except) follower.send(encodeNews(live.id, Math.max(0, follower.version), fields));
    }
  }

  private readonly writeAll = (): void => {
    const all = this.unwritten;
    this.unwritten = [];
    for (const news of all) {
      try {
        news.write();
      } catch {
        // What can't be written is met again when it is to be told, and answered there.
      }
    }
  };
}
