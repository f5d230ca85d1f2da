import { encodeFields, encodeNews } from '@naos/protocol';
import { clockFace } from '../clock/ladder.ts';
import type { Services } from '../services.ts';
import { linesAfter } from './beats.ts';
import type { Draft } from './draft.ts';
import { GameNews } from './game-news.ts';
import { linksOf } from './links.ts';
import type { Follower, LiveTable } from './live-table.ts';
import { chatLines, liveCard, showTable, undoReach } from './picture.ts';
import { type Sights, viewersOf } from './sight.ts';

/** Tells those who look at a table what has been stored: to each what this viewer may know, written once per viewer. */
export class Broadcaster {
  private readonly services: Services;
  /** News of lines that are being stored. */
  private unwritten: { readonly live: LiveTable; readonly news: GameNews }[] = [];

  constructor(services: Services) {
    this.services = services;
  }

  /**
   * Writes the news of lines that have been handed to the store, while it is at work; it leaves with `tell`, when they are
   * stored. In the next tick, because the store sends off what it was asked for in this one.
   */
  prepare(live: LiveTable, { proposal, sights }: Draft): GameNews | null {
    if (proposal === undefined || sights === undefined || live.followers.size === 0) return null;
    const news = new GameNews(live.version, proposal.lines, sights, live.doc.created);
    if (this.unwritten.push({ live, news }) === 1) process.nextTick(this.writeAll);
    return news;
  }

  /** All lines that somebody has not heard of yet, however they came, and the card when it changed. */
  tell(live: LiveTable, withCard: boolean, sights: Sights, prepared: GameNews | null = null): void {
    const { services } = this;
    const { match, doc } = live;
    if (live.followers.size === 0) return;
    const all = prepared === null ? [] : [prepared];
    const now = services.now();
    const face = clockFace(doc, now, services.outages);
    const time = face === null ? '' : encodeFields({ face: JSON.stringify(face) });
    const card = withCard ? encodeFields({ card: JSON.stringify(liveCard(services, live)) }) : '';
    for (const follower of live.followers) {
      const seat = live.seatOf(follower.player);
      if (seat !== follower.seat) {
        showTable(services, live, follower, {}, sights);
        continue;
      }
      let fields = '';
      if (match !== null && follower.version < live.version) {
        let news = all.find(({ after }) => after === follower.version);
        if (news === undefined) {
          news = new GameNews(follower.version, linesAfter(match, follower.version), sights, doc.created);
          all.push(news);
        }
        fields = `${news.for(seat)}${seat === null ? '' : encodeFields({ undo: JSON.stringify(undoReach(live, seat)) })}${time}`;
        follower.version = live.version;
      } else if (!withCard) continue;
      const isUrgent = withCard || (seat !== null && doc.waiting.includes(seat));
      fields += card;
      if (withCard && doc.host === follower.player)
        fields += encodeFields({ links: JSON.stringify(linksOf(services.secret, doc)) });
      follower.send(encodeNews(live.id, live.version, fields), isUrgent);
    }
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

  private sendAll(live: LiveTable, fields: string, except: Follower | null = null): void {
    for (const follower of live.followers) {
      if (follower !== except) follower.send(encodeNews(live.id, Math.max(0, follower.version), fields));
    }
  }

  private readonly writeAll = (): void => {
    const all = this.unwritten;
    this.unwritten = [];
    for (const { live, news } of all) {
      try {
        for (const viewer of viewersOf(live)) news.for(viewer);
      } catch {
        // What can't be written is met again when it is to be told, and answered there.
      }
    }
  };
}
