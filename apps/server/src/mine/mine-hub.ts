import { encode, type Mine, type TableCard } from '@naos/protocol';
import type { WakeUp } from '../bus/bus.ts';
import { clubCards } from '../clubs/cards.ts';
import type { ClubChange } from '../clubs/wake.ts';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { cardOfRow, listTables } from '../tables/lobby.ts';
import { liveCard } from '../tables/picture.ts';
import type { Tables } from '../tables/tables.ts';
import { Told } from './told.ts';
import { mineWakeUp, readMineWakeUp } from './wake.ts';

/** What happens within this long is told at once. */
const GATHER_MS = 150;
/** After this long the row of a table of another node is as new as its game; a little more than `ROW_BEHIND_MS`. */
const ROW_LATER_MS = 12_000;

/** Somebody who hears of their own tables and clubs through a socket. */
export interface MineFollower {
  readonly player: string;
  send(text: string): void;
}

/** What is to be told to a person. */
interface Due {
  whole: boolean;
  readonly tables: Set<string>;
  readonly clubs: Set<string>;
}

/** Tells people which of their tables wait for them, and where their clubs talk, wherever on the site they are. */
export class MineHub {
  private readonly services: Services;
  private readonly tables: Tables;
  private readonly followers = new Map<string, Set<MineFollower>>();
  private readonly told = new Told();
  private readonly members = new Map<string, Set<string>>();
  /** Who sat at a table, and how it stood, when other nodes were last told. */
  private readonly known = new WeakMap<LiveTable, string>();
  private due = new Map<string, Due>();
  private timer: NodeJS.Timeout | null = null;

  constructor(services: Services, tables: Tables) {
    this.services = services;
    this.tables = tables;
  }

  follow(follower: MineFollower): void {
    const { player } = follower;
    this.followers.set(player, (this.followers.get(player) ?? new Set()).add(follower));
    this.dueOf(player).whole = true;
  }

  unfollow(follower: MineFollower): void {
    const { player } = follower;
    const rest = this.followers.get(player);
    if (rest === undefined || !rest.delete(follower) || rest.size > 0) return;
    this.followers.delete(player);
    this.told.forget(player);
    for (const [club, players] of this.members)
      if (players.delete(player) && players.size === 0) this.members.delete(club);
  }

  /** A table has changed here. */
  changed(live: LiveTable): void {
    this.caughtUp(live);
    const { doc } = live;
    if (this.services.bus.kind === 'memory') return;
    const seated = [doc.status, ...doc.seats.map(({ player }) => player)].join();
    if (this.known.get(live) === seated) return;
    this.known.set(live, seated);
    for (const { player } of doc.seats) if (player !== null) this.services.bus.publish(mineWakeUp(player));
  }

  /** A table in memory here is as new as its game. */
  caughtUp({ doc, id }: LiveTable): void {
    for (const { player } of doc.seats) if (player !== null) this.note(player, id);
    for (const player of this.told.of(id)) this.note(player, id);
  }

  /** A club has changed, here or at another node. */
  clubChanged(club: string, change: ClubChange): void {
    if (change !== 'talk' && change !== 'about') return;
    for (const player of this.members.get(club) ?? []) {
      if (change === 'about') this.dueOf(player).whole = true;
      else this.dueOf(player).clubs.add(club);
    }
  }

  /** Whether anybody here would hear of a table. */
  cares(table: string): boolean {
    return this.told.has(table);
  }

  /** What another node has done; null: some of it may have been missed. */
  heard(wakeUp: WakeUp | null): void {
    if (wakeUp === null) {
      for (const player of this.followers.keys()) this.dueOf(player).whole = true;
      return;
    }
    const player = readMineWakeUp(wakeUp);
    if (player !== null) {
      if (this.followers.has(player)) this.dueOf(player).whole = true;
      return;
    }
    const { table, secret } = wakeUp;
    const players = this.told.of(table);
    // The row of a table that is not in memory may be newer than when it was last looked at.
    if (players.length === 0 || secret === true) return;
    const look = (): void => {
      for (const one of players) this.note(one, table);
    };
    look();
    setTimeout(look, ROW_LATER_MS).unref();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.followers.clear();
  }

  private note(player: string, table: string): void {
    if (this.followers.has(player)) this.dueOf(player).tables.add(table);
  }

  private dueOf(player: string): Due {
    const due = this.due.get(player) ?? { whole: false, tables: new Set(), clubs: new Set() };
    this.due.set(player, due);
    this.timer ??= setTimeout(() => this.tellAll(), GATHER_MS).unref();
    return due;
  }

  private tellAll(): void {
    this.timer = null;
    const all = this.due;
    this.due = new Map();
    for (const [player, due] of all) {
      this.tell(player, due).catch((problem: unknown) => {
        this.services.log.warn({ problem: String(problem) }, 'somebody could not be told of their tables');
      });
    }
  }

  private async tell(player: string, due: Due): Promise<void> {
    const news = due.whole ? await this.everything(player) : await this.changes(player, due);
    if (news === null) return;
    const text = encode(news);
    for (const follower of this.followers.get(player) ?? []) follower.send(text);
  }

  private async everything(player: string): Promise<Mine> {
    const { services, tables } = this;
    const clubs = await clubCards(services, player);
    const [open, running] = await Promise.all([
      listTables(services, tables, { status: 'open', mine: true }, player),
      listTables(services, tables, { status: 'running', mine: true }, player),
    ]);
    const mine = [...running.tables, ...open.tables];
    if (this.followers.has(player)) {
      this.told.forget(player);
      for (const card of mine) this.told.note(card, player);
      for (const { id } of clubs) this.members.set(id, (this.members.get(id) ?? new Set()).add(player));
    }
    return { t: 'mine', whole: true, tables: mine, clubs };
  }

  private async changes(player: string, { tables, clubs }: Due): Promise<Mine | null> {
    const cards = (await Promise.all([...tables].map((table) => this.cardOf(table)))).flat();
    const fresh = cards.filter((card) => this.told.note(card, player));
    const lines = await Promise.all(
      [...clubs].map(async (club) => ({ club, last: await this.services.store.chat.last(club) })),
    );
    if (fresh.length + lines.length === 0) return null;
    return { t: 'mine', whole: false, tables: fresh, ...(lines.length === 0 ? {} : { lines }) };
  }

  private async cardOf(table: string): Promise<readonly TableCard[]> {
    const { services, tables } = this;
    const live = tables.peek(table);
    if (live !== undefined && !live.doubtful) return [liveCard(services, live)];
    const row = await services.store.tables.read(table);
    return row === null ? [] : cardOfRow(services, tables, row, new Set());
  }
}
