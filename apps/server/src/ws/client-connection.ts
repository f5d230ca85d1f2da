import type { Socket } from 'node:net';
import { CLOSE, encode, encodeAccepted, type FromClient, type FromServer, LIMITS, PROTOCOL } from '@naos/protocol';
import type { WebSocket } from 'ws';
import type { ClubFollower, ClubHub } from '../clubs/club-hub.ts';
import { Bucket } from '../limits/bucket.ts';
import type { Spender } from '../limits/budgets.ts';
import type { MineFollower, MineHub } from '../mine/mine-hub.ts';
import type { Players } from '../players/players.ts';
import { RequestRefusal, refused } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import { performAct } from '../tables/acts/index.ts';
import { sayLine } from '../tables/chat.ts';
import { seatOf } from '../tables/doc.ts';
import type { Follower, LiveTable } from '../tables/live-table.ts';
import { playMove } from '../tables/play-move.ts';
import { sayToWatchers } from '../tables/say-to-watchers.ts';
import type { Tables } from '../tables/tables.ts';
import { readShortTexts } from './frame-reader.ts';
import { FrameWriter } from './frame-writer.ts';
import { readMessage } from './messages.ts';

/** Bytes that may wait for a slow reader; beyond it the socket is closed, and the client's cursor brings all of it back. */
const BACKLOG_BYTES = 1_000_000;
/** Signs of life that a client may ask for or give unasked, a second and at a stroke: browsers send none by themselves. */
const CONTROL_FRAMES = { rate: 2, burst: 20 };
/** Bytes that a client may send, whatever is in them: a little more than its messages may have. */
const BYTES_IN = { rate: 2 * LIMITS.messages.rate * LIMITS.message, burst: 2 * LIMITS.messages.burst * LIMITS.message };
/** How long somebody who is shown out has to leave by the door. */
const GOODBYE_MS = 2_000;
/** Refusals in a row for speed after which the socket is closed. */
const MOST_SLOW_DOWNS = 100;

/** Clubs that one socket looks at. */
const MOST_CLUBS = 4;

/** One socket of one player. */
export class ClientConnection {
  /** Answered the last ping. */
  alive = true;
  private readonly services: Services;
  private readonly tables: Tables;
  private readonly clubs: ClubHub;
  private readonly mine: MineHub;
  private readonly socket: WebSocket;
  private readonly writer: FrameWriter;
  private readonly player: PlayerRow;
  private readonly players: Players;
  private readonly spender: Spender;
  private readonly bucket: Bucket;
  private readonly following = new Map<string, { readonly live: LiveTable; readonly follower: Follower }>();
  private readonly clubsFollowed = new Map<string, ClubFollower>();
  private mineFollower: MineFollower | null = null;
  /** Tables that are about to be followed. */
  private coming = 0;
  private rude = 0;

  constructor(
    services: Services,
    tables: Tables,
    clubs: ClubHub,
    mine: MineHub,
    socket: WebSocket,
    line: Socket,
    player: PlayerRow,
    players: Players,
    spender: Spender,
  ) {
    this.services = services;
    this.tables = tables;
    this.clubs = clubs;
    this.mine = mine;
    this.socket = socket;
    this.writer = new FrameWriter(line);
    this.player = player;
    this.players = players;
    this.spender = spender;
    this.bucket = new Bucket(LIMITS.messages, services.now());
    socket.on('message', (bytes, binary) => this.receive(binary ? '' : bytes.toString()));
    readShortTexts(line, LIMITS.message, (text) => this.receive(text));
    if (services.settings.limits) this.boundLine(line);
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.end());
    const you = { id: player.id, name: player.name };
    this.send({ t: 'hello', protocol: PROTOCOL, you, now: services.now(), mine: true });
  }

  get playerId(): string {
    return this.player.id;
  }

  /** Asks whether somebody is still there; a socket that did not answer the last time is given up. */
  probe(): void {
    if (!this.alive) this.socket.terminate();
    else {
      this.alive = false;
      this.socket.ping();
    }
  }

  close(code: number, reason: string): void {
    this.writer.flush();
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), GOODBYE_MS).unref();
  }

  /** What is no message costs something too: whoever floods the line with it is cut off without a word. */
  private boundLine(line: Socket): void {
    const { socket, services } = this;
    const control = new Bucket(CONTROL_FRAMES, services.now());
    const bytes = new Bucket(BYTES_IN, services.now());
    const count = (): void => {
      if (!control.take(services.now())) socket.terminate();
    };
    socket.on('ping', count);
    socket.on('pong', count);
    line.on('data', (piece: Buffer) => {
      if (!bytes.take(services.now(), piece.length)) socket.terminate();
    });
  }

  private receive(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.services.settings.limits && !this.bucket.take(this.services.now())) {
      this.slowDown();
      return;
    }
    this.rude = 0;
    let message: FromClient | null = null;
    try {
      message = readMessage(text);
      if (message.t === 'play') this.play(message);
      else this.answer(message).catch((problem: unknown) => this.refuse(problem, message));
    } catch (problem) {
      this.refuse(problem, message);
    }
  }

  private slowDown(): void {
    if (++this.rude > MOST_SLOW_DOWNS) this.close(CLOSE.policy, 'too many messages');
    else this.send(refused(new RequestRefusal('slow down', 'Too many messages at once: wait a second.')));
  }

  private play(message: Extract<FromClient, { readonly t: 'play' }>): void {
    const { table, id } = message;
    const play = (): Promise<number> =>
      playMove(this.services, this.tables, (doc) => seatOf(doc, this.player.id), message);
    const me = this.players.atHand(this.player.id);
    if (me !== null) this.players.allowStill(me, this.player);
    (me === null ? this.me().then(play) : play()).then(
      // Not urgent: who is asked on hears so by the news, and this leaves with it.
      (version) => this.sendText(encodeAccepted(table, id, version), false),
      (problem: unknown) => this.refuse(problem, message),
    );
  }

  private async answer(message: Exclude<FromClient, { readonly t: 'play' }>): Promise<void> {
    const { services, tables } = this;
    switch (message.t) {
      case 'follow':
        return this.follow(message);
      case 'unfollow':
        return this.unfollow(message.table);
      case 'act': {
        const { table, id } = message;
        const { version, opened } = await performAct(services, tables, await this.me(), message);
        return this.send({ t: 'accepted', table, id, version, ...(opened === undefined ? {} : { opened }) });
      }
      case 'say': {
        const { table, id, to } = message;
        const watch = this.following.get(table)?.follower.watch;
        const live = await (to === 'watchers'
          ? sayToWatchers(services, tables, await this.me(), table, message, watch)
          : sayLine(services, tables, await this.me(), message));
        const version = Math.max(0, live.versionFor(live.seatOf(this.player.id)));
        return this.send({ t: 'accepted', table, id, version });
      }
      case 'follow club':
        return this.followClub(message.club);
      case 'unfollow club':
        return this.unfollowClub(message.club);
      case 'follow mine':
        return this.followMine();
      case 'ping':
        return this.send({ t: 'pong', now: services.now(), ...(message.id === undefined ? {} : { id: message.id }) });
    }
  }

  /** The player as of now: the name may have changed since the socket was opened, or somebody was barred. */
  private async me(): Promise<PlayerRow> {
    const me = await this.players.readAnew(this.player.id);
    if (me === null)
      throw new RequestRefusal('not yours', 'You have been deleted here: load the page again to begin anew.');
    this.players.allowStill(me, this.player);
    return me;
  }

  private async follow(message: Extract<FromClient, { readonly t: 'follow' }>): Promise<void> {
    const { table, watch } = message;
    this.unfollow(table);
    if (this.following.size + this.coming >= LIMITS.following) {
      throw new RequestRefusal('not now', `One socket follows at most ${LIMITS.following} tables: unfollow one first.`);
    }
    const follower: Follower = {
      player: message.screen === true ? '' : this.player.id,
      asker: this.player.id,
      watch,
      seat: null,
      version: -1,
      orders: null,
      send: (text, isUrgent) => this.sendText(text, isUrgent),
      isOpen: () => this.socket.readyState === this.socket.OPEN,
      showOut: (why) => {
        this.following.delete(table);
        this.refuse(why, { t: 'unfollow', table });
      },
    };
    // A picture of a long game is the dearest answer to a short question: a share a person, not a socket.
    this.services.budgets.spend('follow', this.spender);
    this.coming++;
    const live = await this.tables.follow(table, follower, message).finally(() => this.coming--);
    this.unfollow(table);
    if (!follower.isOpen()) return this.tables.unfollow(live, follower);
    this.following.set(table, { live, follower });
  }

  private unfollow(table: string): void {
    const followed = this.following.get(table);
    if (followed === undefined) return;
    this.following.delete(table);
    this.tables.unfollow(followed.live, followed.follower);
  }

  private async followClub(club: string): Promise<void> {
    this.unfollowClub(club);
    if (this.clubsFollowed.size >= MOST_CLUBS)
      throw new RequestRefusal('not now', `One socket looks at ${MOST_CLUBS} clubs at most: leave one first.`);
    const follower: ClubFollower = {
      player: this.player.id,
      send: (text) => this.sendText(text, false),
      isOpen: () => this.socket.readyState === this.socket.OPEN && this.clubsFollowed.get(club) === follower,
      showOut: (why) => {
        this.clubsFollowed.delete(club);
        this.send({ ...refused(why), club });
      },
    };
    this.services.budgets.spend('follow', this.spender);
    this.clubsFollowed.set(club, follower);
    try {
      await this.clubs.follow(club, follower);
    } catch (problem) {
      this.clubsFollowed.delete(club);
      if (problem instanceof RequestRefusal) this.send({ ...refused(problem), club });
      else throw problem;
    }
  }

  private unfollowClub(club: string): void {
    const follower = this.clubsFollowed.get(club);
    if (follower === undefined) return;
    this.clubsFollowed.delete(club);
    this.clubs.unfollow(club, follower);
  }

  private followMine(): void {
    this.services.budgets.spend('follow', this.spender);
    this.mineFollower ??= { player: this.player.id, send: (text) => this.sendText(text, false) };
    this.mine.follow(this.mineFollower);
  }

  private end(): void {
    if (this.mineFollower !== null) this.mine.unfollow(this.mineFollower);
    for (const club of [...this.clubsFollowed.keys()]) this.unfollowClub(club);
    for (const table of [...this.following.keys()]) this.unfollow(table);
  }

  private refuse(problem: unknown, message: FromClient | null): void {
    const table = message !== null && 'table' in message ? message.table : undefined;
    const id = message !== null && 'id' in message ? message.id : undefined;
    if (!(problem instanceof RequestRefusal)) {
      const trace = problem instanceof Error ? problem.stack : String(problem);
      this.services.log.error({ table, problem: trace }, 'a message failed');
      const sorry = new RequestRefusal('not stored', 'Something went wrong here; nothing has changed. Try again.');
      this.send(refused(sorry, table, id));
      return;
    }
    this.services.metrics.refused(problem.code);
    this.send(refused(problem, table, id));
    if (problem.code === 'stale' && table !== undefined) {
      this.follow({ t: 'follow', table }).catch((again: unknown) => this.refuse(again, null));
    }
  }

  private send(message: FromServer): void {
    this.sendText(encode(message));
  }

  private sendText(text: string, isUrgent?: boolean): void {
    const { socket, writer } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (writer.backlog > BACKLOG_BYTES) {
      socket.close(CLOSE.slow, 'not read for too long');
      socket.terminate();
      return;
    }
    writer.send(text, isUrgent);
  }
}
