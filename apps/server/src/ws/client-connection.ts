import type { Socket } from 'node:net';
import { CLOSE, encode, type FromClient, type FromServer, LIMITS, PROTOCOL } from '@naos/protocol';
import type { WebSocket } from 'ws';
import type { ClubFollower, ClubHub } from '../clubs/club-hub.ts';
import type { Homes } from '../homes/homes.ts';
import type { Person, TableLine, TableMessage } from '../homes/person.ts';
import { Bucket } from '../limits/bucket.ts';
import type { Spender } from '../limits/budgets.ts';
import type { MineFollower, MineHub } from '../mine/mine-hub.ts';
import { sessionOf } from '../players/players.ts';
import { RequestRefusal, refused } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import type { Tables } from '../tables/tables.ts';
import { readShortTexts } from './frame-reader.ts';
import { FrameWriter } from './frame-writer.ts';
import { readMessage } from './messages.ts';

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
  private readonly homes: Homes;
  private readonly person: Person;
  private readonly bucket: Bucket;
  /** To the tables that are followed. */
  private readonly lines = new Map<string, TableLine>();
  private readonly clubsFollowed = new Map<string, ClubFollower>();
  private mineFollower: MineFollower | null = null;
  private rude = 0;

  constructor(
    services: Services,
    tables: Tables,
    clubs: ClubHub,
    mine: MineHub,
    socket: WebSocket,
    line: Socket,
    player: PlayerRow,
    homes: Homes,
    spender: Spender,
  ) {
    this.services = services;
    this.tables = tables;
    this.clubs = clubs;
    this.mine = mine;
    this.socket = socket;
    this.writer = new FrameWriter(line, () => {
      socket.close(CLOSE.slow, 'not read for too long');
      socket.terminate();
    });
    this.player = player;
    this.homes = homes;
    this.person = { id: player.id, body: { session: sessionOf(player) }, spender };
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

  /** The session in which the socket was opened. */
  get session(): Pick<PlayerRow, 'body'> {
    return this.person;
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
      if ('table' in message) this.atTable(message);
      else this.answer(message).catch((problem: unknown) => this.refuse(problem, message));
    } catch (problem) {
      this.refuse(problem, message);
    }
  }

  private slowDown(): void {
    if (++this.rude > MOST_SLOW_DOWNS) this.close(CLOSE.policy, 'too many messages');
    else this.send(refused(new RequestRefusal('slow down', 'Too many messages at once: wait a second.')));
  }

  /** What is said to a table goes where its work is done. */
  private atTable(message: TableMessage): void {
    const { table } = message;
    let line = this.lines.get(table);
    if (line === undefined) {
      if (message.t === 'unfollow') return;
      if (message.t === 'follow' && this.lines.size >= LIMITS.following)
        throw new RequestRefusal(
          'not now',
          `One socket follows at most ${LIMITS.following} tables: unfollow one first.`,
        );
      line = this.lineTo(table);
      if (message.t === 'follow') this.lines.set(table, line);
    }
    const { traces } = this.services;
    if (traces === null || message.t !== 'play') line.receive(message);
    else traces.begin('move', table, () => line.receive(message));
  }

  private lineTo(table: string): TableLine {
    const { socket } = this;
    const line = this.homes.lineTo(
      table,
      this.person,
      {
        send: (text, isUrgent) => this.sendText(text, isUrgent),
        isOpen: () => socket.readyState === socket.OPEN,
        unfollowed: () => {
          if (this.lines.get(table) === line) this.lines.delete(table);
        },
      },
      () => this.moveOver(table, line),
    );
    return line;
  }

  /** Brings somebody whose table has another home now, or none, to where its work is done from here on. */
  private moveOver(table: string, line: TableLine): void {
    const unsettled = line.unsettled();
    line.close();
    if (this.socket.readyState !== this.socket.OPEN || unsettled.length === 0) return;
    // Memory may have missed what was done elsewhere.
    this.tables.doubt(table);
    const next = this.lineTo(table);
    if (this.lines.get(table) === line) this.lines.set(table, next);
    for (const message of unsettled) next.receive(message);
  }

  /** After nodes have come: everything goes to its home. */
  moveHome(): void {
    for (const [table, line] of [...this.lines]) if (!this.homes.fits(table, line)) this.moveOver(table, line);
  }

  private async answer(message: Exclude<FromClient, TableMessage>): Promise<void> {
    switch (message.t) {
      case 'follow club':
        return this.followClub(message.club);
      case 'unfollow club':
        return this.unfollowClub(message.club);
      case 'follow mine':
        return this.followMine();
      case 'ping': {
        const { id } = message;
        return this.send({ t: 'pong', now: this.services.now(), ...(id === undefined ? {} : { id }) });
      }
    }
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
    this.services.budgets.spend('follow', this.person.spender);
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
    this.services.budgets.spend('follow', this.person.spender);
    this.mineFollower ??= { player: this.player.id, send: (text) => this.sendText(text, false) };
    this.mine.follow(this.mineFollower);
  }

  private end(): void {
    if (this.mineFollower !== null) this.mine.unfollow(this.mineFollower);
    for (const club of [...this.clubsFollowed.keys()]) this.unfollowClub(club);
    for (const line of this.lines.values()) line.close();
    this.lines.clear();
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
  }

  private send(message: FromServer): void {
    this.sendText(encode(message));
  }

  private sendText(text: string, isUrgent?: boolean): void {
    const { socket } = this;
    if (socket.readyState === socket.OPEN) this.writer.send(text, isUrgent);
  }
}
