import type { News } from '@naos/protocol';
import type { House } from '../house.ts';
import type { Draft } from './draft.ts';
import { GameNews } from './game-news.ts';
import { linksOf } from './links.ts';
import type { Follower, LiveTable } from './live-table.ts';
import { chatLines, liveCard, pictureFor } from './picture.ts';
import { placeOf, type Sights } from './sight.ts';

/** Tells those who look at a table what has been stored: to each what this viewer may know, written once per viewer. */
export class Announcer {
  private readonly house: House;

  constructor(house: House) {
    this.house = house;
  }

  /** After a change of this node. */
  tell(live: LiveTable, draft: Draft, sights: Sights): void {
    this.spread(live, draft.saveNow && cardChanged(draft), sights);
  }

  /** After changes of other nodes. */
  caughtUp(live: LiveTable, before: Pick<LiveTable, 'revision' | 'lastChat' | 'elsewhere'>, sights: Sights): void {
    const changed = live.revision !== before.revision || !areSame(live.elsewhere, before.elsewhere);
    this.spread(live, changed, sights);
    if (live.lastChat !== before.lastChat) this.chat(live, before.lastChat);
  }

  /** The card alone, to all but one. */
  card(live: LiveTable, except: Follower | null): void {
    if (live.followers.size === 0) return;
    const news: News = { t: 'news', table: live.id, version: live.toldVersion, card: liveCard(this.house, live) };
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

  /** All lines since the last time, however they came, and the card when it changed. */
  private spread(live: LiveTable, withCard: boolean, sights: Sights): void {
    const { house } = this;
    const { match, told: from } = live;
    const news = match === null || live.position === from ? null : new GameNews(house, live, match, from, sights);
    live.told = live.position;
    if (live.followers.size === 0 || (news === null && !withCard)) return;
    const start = `{"t":"news","table":"${live.id}","version":${live.version}`;
    const card = withCard ? `,"card":${JSON.stringify(liveCard(house, live))}` : '';
    const written: (string | undefined)[] = [];
    for (const follower of live.followers) {
      const seat = live.seatOf(follower.player);
      if (seat !== follower.seat) {
        follower.seat = seat;
        follower.send(JSON.stringify(pictureFor(house, live, follower, {}, sights)));
        continue;
      }
      const place = placeOf(seat);
      written[place] ??= `${start}${news?.for(seat) ?? ''}${card}`;
      const isHost = withCard && live.doc.host === follower.player;
      const links = isHost ? `,"links":${JSON.stringify(linksOf(house.secret, live.doc))}` : '';
      follower.send(`${written[place]}${links}}`);
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
