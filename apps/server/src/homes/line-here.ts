import { encode, encodeAccepted, type FromServer } from '@naos/protocol';
import { onBehalfOf } from '../limits/on-behalf.ts';
import type { Players } from '../players/players.ts';
import { because, RequestRefusal, refused } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import { performAct } from '../tables/acts/index.ts';
import { sayLine } from '../tables/chat.ts';
import { type PersonOrders, seatOf } from '../tables/doc.ts';
import type { Follower, LiveTable } from '../tables/live-table.ts';
import { playMove } from '../tables/play-move.ts';
import { sayToWatchers } from '../tables/say-to-watchers.ts';
import type { Tables } from '../tables/tables.ts';
import type { LineEnd, Person, TableLine, TableMessage } from './person.ts';

type Message<T extends TableMessage['t']> = Extract<TableMessage, { readonly t: T }>;

/** What a line needs of the house. */
export interface House {
  readonly services: Services;
  readonly tables: Tables;
  readonly players: Players;
}

/** Somebody at a table whose work is done at this node. */
export class LineHere implements TableLine {
  private readonly house: House;
  private readonly person: Person;
  private readonly end: LineEnd;
  private readonly sight: Pick<LineEnd, 'send' | 'isOpen'>;
  private asked: Message<'follow'> | null = null;
  private followed: { readonly live: LiveTable; readonly follower: Follower } | null = null;
  private over = false;

  constructor(house: House, person: Person, end: LineEnd) {
    this.house = house;
    this.person = person;
    this.end = end;
    // Answers to what was done here are told even when somebody has gone on over another line; but of the table that one
    // knows more, and a late picture would put it out of sight.
    this.sight = {
      send: (text, isUrgent) => {
        if (!this.over) end.send(text, isUrgent);
      },
      isOpen: () => !this.over && end.isOpen(),
    };
  }

  receive(message: TableMessage): Promise<void> {
    // A table that is in memory is answered at once; another one has to be played through first.
    const { id, spender } = this.person;
    const live = this.house.tables.peek(message.table);
    if (live === undefined) return onBehalfOf(spender.network, () => this.hear(message));
    if (live.seatOf(id) !== null) live.network = spender.network;
    return this.hear(message);
  }

  private hear(message: TableMessage): Promise<void> {
    try {
      if (message.t === 'play') return this.play(message);
      return this.answer(message).catch((problem: unknown) => this.refuse(problem, message));
    } catch (problem) {
      this.refuse(problem, message);
      return Promise.resolve();
    }
  }

  close(): void {
    this.over = true;
    this.asked = null;
    this.unfollow();
  }

  unsettled(): readonly TableMessage[] {
    return this.asked === null ? [] : [this.asked];
  }

  private play(message: Message<'play'>): Promise<void> {
    const { players, services, tables } = this.house;
    const { table, id } = message;
    const { person } = this;
    const play = (): Promise<number> => playMove(services, tables, (doc) => seatOf(doc, person.id), message);
    const me = players.atHand(person.id);
    if (me !== null) players.allowStill(me, person);
    return (me === null ? this.me().then(play) : play()).then(
      // Not urgent: who is asked on hears so by the news, and this leaves with it.
      (version) => this.end.send(encodeAccepted(table, id, version), false),
      (problem: unknown) => this.refuse(problem, message),
    );
  }

  private async answer(message: Exclude<TableMessage, { readonly t: 'play' }>): Promise<void> {
    const { services, tables } = this.house;
    switch (message.t) {
      case 'follow':
        return this.follow(message);
      case 'unfollow':
        this.asked = null;
        this.unfollow();
        return this.end.unfollowed();
      case 'act': {
        const { table, id } = message;
        const { version, opened } = await performAct(services, tables, await this.me(), this.person.spender, message);
        return this.send({ t: 'accepted', table, id, version, ...(opened === undefined ? {} : { opened }) });
      }
      case 'say': {
        const { table, id, to } = message;
        services.budgets.spend('line', this.person.spender);
        const watch = this.followed?.follower.watch;
        const live = await (to === 'watchers'
          ? sayToWatchers(services, tables, await this.me(), table, message, watch)
          : sayLine(services, tables, await this.me(), message));
        const version = Math.max(0, live.versionFor(live.seatOf(this.person.id)));
        return this.send({ t: 'accepted', table, id, version });
      }
    }
  }

  /** The player as of now: the name may have changed since the socket was opened, or somebody was barred. */
  private async me(): Promise<PlayerRow> {
    const { players } = this.house;
    const me = await players.readAnew(this.person.id);
    if (me === null)
      throw because('not yours', 'deleted', 'You have been deleted here: load the page again to begin anew.');
    players.allowStill(me, this.person);
    return me;
  }

  private async follow(message: Message<'follow'>): Promise<void> {
    const { services, tables } = this.house;
    const { table, after: _after, as: _as, chatAfter: _chatAfter, ...again } = message;
    this.unfollow();
    // A picture of a long game is the dearest answer to a short question: a share a person, not a socket.
    services.budgets.spend('follow', this.person.spender);
    this.asked = { ...again, table };
    const follower = new LineFollower(this.sight, this.person.id, message, (why) => {
      this.followed = null;
      this.refuse(why, { t: 'unfollow', table });
      this.asked = null;
      this.end.unfollowed();
    });
    const live = await tables.follow(table, follower, message);
    this.unfollow();
    if (this.asked === null || !this.sight.isOpen()) tables.unfollow(live, follower);
    else this.followed = { live, follower };
  }

  private unfollow(): void {
    if (this.followed === null) return;
    const { live, follower } = this.followed;
    this.followed = null;
    this.house.tables.unfollow(live, follower);
  }

  private refuse(problem: unknown, message: TableMessage): void {
    const { services } = this.house;
    const { table } = message;
    const id = 'id' in message ? message.id : undefined;
    if (!(problem instanceof RequestRefusal)) {
      const trace = problem instanceof Error ? problem.stack : String(problem);
      services.log.error({ table, problem: trace }, 'a message failed');
      const sorry = new RequestRefusal('not stored', 'Something went wrong here; nothing has changed. Try again.');
      this.send(refused(sorry, table, id));
    } else {
      services.metrics.refused(problem.code);
      this.send(refused(problem, table, id));
      if (problem.code === 'stale') {
        const again = this.asked ?? { t: 'follow', table };
        this.follow(again).catch((failed: unknown) => this.refuse(failed, again));
      }
    }
    if (message.t !== 'follow' || this.followed !== null) return;
    this.asked = null;
    this.end.unfollowed();
  }

  private send(message: FromServer): void {
    this.end.send(encode(message));
  }
}

/** The one who looks on at the end of a line. */
class LineFollower implements Follower {
  readonly player: string;
  readonly asker: string;
  readonly watch: string | undefined;
  seat: Follower['seat'] = null;
  version = -1;
  orders: PersonOrders | null = null;
  readonly showOut: Follower['showOut'];
  private readonly end: Pick<LineEnd, 'send' | 'isOpen'>;

  constructor(
    end: Pick<LineEnd, 'send' | 'isOpen'>,
    person: string,
    { watch, screen }: Message<'follow'>,
    showOut: Follower['showOut'],
  ) {
    this.player = screen === true ? '' : person;
    this.asker = person;
    this.watch = watch;
    this.end = end;
    this.showOut = showOut;
  }

  send(text: string, isUrgent?: boolean): void {
    this.end.send(text, isUrgent);
  }

  isOpen(): boolean {
    return this.end.isOpen();
  }
}
