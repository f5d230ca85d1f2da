import type { News } from '@naos/protocol';
import { clockFace } from '../clock/ladder.ts';
import type { Services } from '../services.ts';
import type { Draft } from './draft.ts';
import { GameNews } from './game-news.ts';
import { linksOf } from './links.ts';
import type { Follower, LiveTable } from './live-table.ts';
import { chatLines, liveCard, pictureFor } from './picture.ts';
import { placeOf, type Sights } from './sight.ts';

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
  prepare(live: LiveTable, { lines, sights }: Draft): GameNews | null {
    const { match, followers, told } = live;
    if (lines === undefined || sights === undefined || match === null || followers.size === 0) return null;
    const news = new GameNews(live, match, told, sights);
    if (this.unwritten.push(news) === 1) process.nextTick(this.writeAll);
    return news;
  }

  /** After a change of this node; `prepared` are the news of its lines. */
  tell(live: LiveTable, draft: Draft, sights: Sights, prepared: GameNews | null): void {
    this.spread(live, draft.saveNow && cardChanged(draft), sights, prepared);
  }

  /** After changes of other nodes. */
  caughtUp(live: LiveTable, before: Pick<LiveTable, 'revision' | 'lastChat' | 'elsewhere'>, sights: Sights): void {
    const changed = live.revision !== before.revision || !areSame(live.elsewhere, before.elsewhere);
    this.spread(live, changed, sights, null);
    if (live.lastChat !== before.lastChat) this.chat(live, before.lastChat);
  }

  /** The card alone, to all but one. */
  card(live: LiveTable, except: Follower | null): void {
    if (live.followers.size === 0) return;
    const news: News = { t: 'news', table: live.id, version: live.toldVersion, card: liveCard(this.services, live) };
    const text = JSON.stringify(news);
    for (const follower of live.followers) if (follower !== except) follower.send(text);
  }

  /** Lines of chat after a number. */
  chat(live: LiveTable, after: number): void {
    const chat = chatLines(live, live.chat, after);
    if (chat.length === 0 || live.followers.size === 0) return;
    const news: News = { t: 'news', table: live.id, version: live.toldVersion, chat };
    const text = JSON.stringify(news);
    for (const follower of live.followers) follower.send(text);
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

  /** All lines since the last time, however they came, and the card when it changed. */
  private spread(live: LiveTable, withCard: boolean, sights: Sights, prepared: GameNews | null): void {
    const { services } = this;
    const { match, told: from } = live;
    const isNew = match !== null && live.position !== from;
    const news = !isNew ? null : prepared?.after === from ? prepared : new GameNews(live, match, from, sights);
    live.told = live.position;
    if (live.followers.size === 0 || (news === null && !withCard)) return;
    const start = `{"t":"news","table":"${live.id}","version":${live.version}`;
    const face = news === null ? null : clockFace(live.doc, services.now(), services.outages);
    const time = face === null ? '' : `,"face":${JSON.stringify(face)}`;
    const card = withCard ? `,"card":${JSON.stringify(liveCard(services, live))}` : '';
    const written: (string | undefined)[] = [];
    for (const follower of live.followers) {
      const seat = live.seatOf(follower.player);
      if (seat !== follower.seat) {
        follower.seat = seat;
        follower.send(JSON.stringify(pictureFor(services, live, follower, {}, sights)));
        continue;
      }
      const place = placeOf(seat);
      written[place] ??= `${start}${news?.for(seat) ?? ''}${time}${card}`;
      const isHost = withCard && live.doc.host === follower.player;
      const links = isHost ? `,"links":${JSON.stringify(linksOf(services.secret, live.doc))}` : '';
      follower.send(`${written[place]}${links}}`, withCard || (seat !== null && live.doc.waiting.includes(seat)));
    }
  }
}

function areSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((player) => other.has(player));
}

/** A move at a table with a clock or a bot saves the row too; its news need the card only when more than that changed. */
function cardChanged({ lines, begun, doc }: Draft): boolean {
  return (
    lines === undefined || begun !== undefined || doc.status !== 'running' || lines.some(({ entry }) => 'back' in entry)
  );
}
