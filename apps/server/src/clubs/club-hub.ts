import { type ClubNews, encode } from '@naos/protocol';
import type { WakeUp } from '../bus/bus.ts';
import { NOBODY_ELSE } from '../presence.ts';
import type { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { ALL_GAMES } from '../store/club-rows.ts';
import type { Tables } from '../tables/tables.ts';
import { clubOf, noClub } from './door.ts';
import { aboutClub, cardsOf, clubHistory, clubPage, clubStandings, clubVotes } from './page.ts';
import { talkAfter } from './talk.ts';
import { CLUB_PARTS, type ClubChange, clubWakeUp, readClubWakeUp } from './wake.ts';

/** What happens within this long is told at once: a hundred tables tell no more often than one. */
const GATHER_MS = 150;
/** After this long the row of a table of another node is as new as its game; a little more than `ROW_BEHIND_MS`. */
const ROW_LATER_MS = 12_000;

/** Somebody who looks at a club through a socket. */
export interface ClubFollower {
  readonly player: string;
  send(text: string): void;
  isOpen(): boolean;
  showOut(why: RequestRefusal): void;
}

/** A club that somebody looks at here. */
class LiveClub {
  readonly followers = new Set<ClubFollower>();
  /** Those whose first picture is being read, and whether it is old already. */
  readonly arriving = new Map<ClubFollower, { isOld: boolean }>();
  readonly parts = new Set<Extract<ClubChange, string>>();
  readonly tables = new Set<string>();
  /** Of whom those here have been told that they are here. */
  here: ReadonlySet<string> = NOBODY_ELSE;
  lastLine = 0;
  /** One telling after the other. */
  telling: Promise<void> = Promise.resolve();
}

/** Who looks at which club, and what they hear. What they see is read from the store: other nodes may have changed it. */
export class ClubHub {
  private readonly services: Services;
  private readonly tables: Tables;
  private readonly clubs = new Map<string, LiveClub>();
  private readonly listeners: ((club: string, change: ClubChange) => void)[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(services: Services, tables: Tables) {
    this.services = services;
    this.tables = tables;
  }

  /** Shows a club to a member, who hears of everything from here on. */
  async follow(id: string, follower: ClubFollower): Promise<void> {
    const { services, tables } = this;
    await clubOf(services, id, follower.player);
    const live = this.clubs.get(id) ?? new LiveClub();
    this.clubs.set(id, live);
    const arrival = { isOld: false };
    live.arriving.set(follower, arrival);
    try {
      for (;;) {
        arrival.isOld = false;
        const club = await clubOf(services, id, follower.player);
        const here = (await this.whoIsAt(id)).add(follower.player);
        const page = await clubPage(services, tables, club, follower.player, here);
        if (arrival.isOld) continue;
        if (!follower.isOpen()) return;
        if (live.followers.size === 0) {
          live.lastLine = page.chat.at(-1)?.n ?? 0;
          live.here = new Set([...here].filter((player) => player !== follower.player));
        }
        follower.send(encode({ t: 'club', club: id, page }));
        const isNew = !isHere(live, follower.player);
        live.followers.add(follower);
        if (isNew) this.notePresence(id, follower.player, true);
        return;
      }
    } finally {
      live.arriving.delete(follower);
      this.forgetEmpty(id);
    }
  }

  unfollow(id: string, follower: ClubFollower): void {
    const live = this.clubs.get(id);
    if (live === undefined || !live.followers.delete(follower)) return;
    if (!isHere(live, follower.player)) this.notePresence(id, follower.player, false);
    this.forgetEmpty(id);
  }

  /** Calls back after every change of a club, also at other nodes. */
  listen(listener: (club: string, change: ClubChange) => void): void {
    this.listeners.push(listener);
  }

  /** Something of a club has been stored: whoever looks at it hears of it, at other nodes too. */
  changed(club: string, ...changes: readonly ClubChange[]): void {
    for (const change of changes) {
      this.note(club, change);
      this.services.bus.publish(clubWakeUp(club, change));
    }
  }

  /** What another node has done; null: some of it may have been missed. */
  heard(wakeUp: WakeUp | null): void {
    if (wakeUp === null) {
      for (const id of this.clubs.keys()) for (const part of CLUB_PARTS) this.note(id, part);
      return;
    }
    const woken = readClubWakeUp(wakeUp);
    if (woken === null) return;
    this.note(woken.club, woken.change);
    if (typeof woken.change !== 'string' && this.clubs.has(woken.club))
      setTimeout(() => this.note(woken.club, woken.change), ROW_LATER_MS).unref();
  }

  /** Who looks at a club, at any node. */
  async whoIsAt(id: string): Promise<Set<string>> {
    const elsewhere = (await this.services.presence.elsewhere([id])).get(id) ?? NOBODY_ELSE;
    const here = [...(this.clubs.get(id)?.followers ?? [])].map(({ player }) => player);
    return new Set([...here, ...elsewhere]);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.clubs.clear();
  }

  private note(id: string, change: ClubChange): void {
    if (change === 'about') this.clearTables(id);
    for (const listener of this.listeners) listener(id, change);
    const live = this.clubs.get(id);
    if (live === undefined) return;
    if (typeof change === 'string') live.parts.add(change);
    else live.tables.add(change.table);
    for (const arrival of live.arriving.values()) arrival.isOld = true;
    this.timer ??= setTimeout(() => this.tellAll(), GATHER_MS).unref();
  }

  /** Who belongs to a club no longer looks at its tables no longer. */
  private clearTables(id: string): void {
    this.tables.showOutOf(id).catch((problem: unknown) => {
      this.services.log.warn({ problem: String(problem) }, 'the tables of a club could not be cleared');
    });
  }

  private tellAll(): void {
    this.timer = null;
    for (const [id, live] of this.clubs) {
      if (live.parts.size + live.tables.size === 0) continue;
      live.telling = live.telling
        .then(() => this.tell(id, live))
        .catch((problem: unknown) => {
          this.services.log.warn({ problem: String(problem) }, 'a club could not be told of what happened');
        });
    }
  }

  /** Works out once what has changed, and sends the same to all. */
  private async tell(id: string, live: LiveClub): Promise<void> {
    const { services, tables } = this;
    const [parts, changed] = [new Set(live.parts), [...live.tables]];
    live.parts.clear();
    live.tables.clear();
    const club = await services.store.clubs.read(id);
    const members = club === null ? [] : await services.store.clubs.members(id);
    if (parts.has('about')) this.showOut(id, live, new Set(members.map(({ player }) => player)));
    if (club === null || live.followers.size === 0) return;
    const chat = parts.has('talk') ? await talkAfter(services, id, members, live.lastLine) : [];
    live.lastLine = chat.at(-1)?.n ?? live.lastLine;
    const rows = await Promise.all(changed.map((table) => services.store.tables.read(table)));
    const news: ClubNews = {
      t: 'club news',
      club: id,
      ...(parts.has('about') || parts.has('results') ? { about: aboutClub(services, club, members) } : {}),
      ...(parts.has('here') ? await this.comings(id, live) : {}),
      ...(parts.has('votes') ? { votes: await clubVotes(services, id) } : {}),
      ...(parts.has('results')
        ? {
            history: await clubHistory(services, tables, id),
            standings: await clubStandings(services, id, ALL_GAMES),
          }
        : {}),
      ...(chat.length > 0 ? { chat } : {}),
      ...(changed.length > 0
        ? {
            tables: await cardsOf(
              services,
              tables,
              rows.filter((row) => row !== null),
            ),
          }
        : {}),
    };
    const text = encode(news);
    for (const follower of live.followers) follower.send(text);
  }

  private showOut(id: string, live: LiveClub, members: ReadonlySet<string>): void {
    for (const follower of [...live.followers]) {
      if (members.has(follower.player)) continue;
      this.unfollow(id, follower);
      follower.showOut(noClub());
    }
  }

  private async comings(id: string, live: LiveClub): Promise<Pick<ClubNews, 'came' | 'left'>> {
    const [before, now] = [live.here, await this.whoIsAt(id)];
    live.here = now;
    return {
      came: [...now].filter((player) => !before.has(player)),
      left: [...before].filter((player) => !now.has(player)),
    };
  }

  private notePresence(id: string, player: string, here: boolean): void {
    const { presence, log } = this.services;
    presence.note(id, player, here).then(
      () => this.changed(id, 'here'),
      (problem: unknown) => log.warn({ problem: String(problem) }, 'nobody knows who is at a club'),
    );
  }

  private forgetEmpty(id: string): void {
    const live = this.clubs.get(id);
    if (live !== undefined && live.followers.size + live.arriving.size === 0) this.clubs.delete(id);
  }
}

function isHere({ followers }: LiveClub, player: string): boolean {
  for (const follower of followers) if (follower.player === player) return true;
  return false;
}
