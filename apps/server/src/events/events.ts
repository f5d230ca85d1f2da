import type { EventAct, NewEvent } from '@naos/protocol';
import type { WakeUp } from '../bus/bus.ts';
import { cleanName } from '../http/me-routes.ts';
import type { Notices } from '../notices/notices.ts';
import { RequestRefusal } from '../request-refusal.ts';
import { freshEventId } from '../secret.ts';
import type { Services } from '../services.ts';
import { type EventRow, running } from '../store/event-rows.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { docFrom } from '../tables/new-table.ts';
import { startIfFull } from '../tables/start.ts';
import type { Tables } from '../tables/tables.ts';
import { inTurns } from '../turns.ts';
import { performed } from './acts.ts';
import { Boards } from './board.ts';
import { eventOf, noEvent } from './door.ts';
import { gathered, lateSeats, ofMembers } from './gather.ts';
import { openRound, tableStatements } from './new-tables.ts';
import { PairingRoom } from './pairing-room.ts';
import { Changes } from './wait.ts';

const MOST_TRIES = 8;
const EVENTS_PER_ROUND = 20;
/** So often some node looks at an event that runs, in case that the one that should have advanced it died. */
const LOOK_MS = 30_000;
const DAY_MS = 24 * 3_600_000;

/** All events: they are made, people come, and rounds follow each other by themselves. */
export class Events {
  readonly changes: Changes;
  readonly boards: Boards;
  private readonly services: Services;
  private readonly tables: Tables;
  private readonly notices: Notices;
  private readonly pairings = new PairingRoom();
  /** Events that this node advances, and at which of their tables something happened meanwhile; null: maybe at any. */
  private readonly looking = new Map<string, (string | null)[]>();

  constructor(services: Services, tables: Tables, notices: Notices) {
    this.services = services;
    this.tables = tables;
    this.notices = notices;
    this.changes = new Changes(services);
    this.boards = new Boards(services);
  }

  /** Makes an event, for a club or for everybody. */
  async make(host: string, club: string | null, order: NewEvent): Promise<EventRow> {
    const { services } = this;
    if (order.clock.kind === 'none')
      throw new RequestRefusal('malformed', 'An event needs a clock: without one a round may never end.');
    // Whatever a table would refuse is refused now.
    const { game, options = {}, clock, seats } = order;
    const chairs = Array.from({ length: seats }, () => ({ kind: 'open' as const }));
    docFrom(services, { game, options, clock, seats: chairs }, { id: host, name: '' });
    const { levels } = services.games.get(game);
    if (order.level !== undefined && !levels.includes(order.level))
      throw new RequestRefusal('malformed', `There is no bot "${order.level}"; there are ${levels.join(', ')}.`);
    const { starts = null, ...rest } = order;
    const event: EventRow = {
      id: freshEventId(),
      club,
      host,
      status: 'open',
      revision: 0,
      created: services.now(),
      due: starts,
      body: { ...rest, name: cleanName(order.name), starts, entrants: [], played: [] },
    };
    await services.store.events.make(event);
    return event;
  }

  /** Carries out what somebody does, against the event as it stands then. */
  act(id: string, player: string, act: EventAct): Promise<void> {
    return this.change(
      () => eventOf(this.services, id, player),
      (event) => performed(this.services, this.pairings, event, player, act),
    );
  }

  /** Gives an event another host, whoever had it before. */
  lead(id: string, host: string): Promise<void> {
    return this.change(
      async () => {
        const event = await this.services.store.events.read(id);
        if (event === null) throw noEvent();
        return event;
      },
      async (event) => ({ ...event, host }),
    );
  }

  /** A table has changed that may be a game of an event. */
  noticed({ doc }: LiveTable): void {
    if (doc.event === undefined) return;
    const isOver = doc.status === 'finished' || doc.status === 'cancelled';
    if (isOver || lateSeats(this.services, doc).length > 0) this.lookSoon(doc.event.id, doc.id);
  }

  /** Looks after events whose time has come. */
  async sweep(): Promise<void> {
    const { store, now } = this.services;
    for (const { id, due } of await store.events.due(now(), EVENTS_PER_ROUND))
      if ((await store.events.claim(id, due, now() + LOOK_MS)) === 'done') this.lookSoon(id, null);
  }

  heard(wakeUp: WakeUp | null): void {
    this.changes.heard(wakeUp);
  }

  async stop(): Promise<void> {
    this.changes.stop();
    await this.pairings.close();
  }

  private async change(read: () => Promise<EventRow>, work: (event: EventRow) => Promise<EventRow>): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const event = await read();
      const after = await work(event);
      if (after === event) return;
      if ((await this.store(after)) === 'conflict') continue;
      if (after.status === 'running') await this.look(event.id, [null]);
      return;
    }
    throw new RequestRefusal('not stored', 'Too many changes at once at this event; try again.');
  }

  /** One look at a time for each event; what happens meanwhile leads to another. */
  private lookSoon(id: string, table: string | null): void {
    const running = this.looking.get(id);
    if (running !== undefined) {
      running.push(table);
      return;
    }
    const asked = [table];
    this.looking.set(id, asked);
    const round = async (): Promise<void> => {
      try {
        for (let some = asked.splice(0); some.length > 0; some = asked.splice(0)) await this.look(id, some);
      } finally {
        this.looking.delete(id);
      }
    };
    round().catch((problem: unknown) => {
      this.services.log.warn({ event: id, problem: String(problem) }, 'an event is looked after later');
    });
  }

  /** Takes results in, and begins the next round when it is time: once, whichever nodes look at the same moment. */
  private async look(id: string, asked: readonly (string | null)[]): Promise<void> {
    const { services, tables } = this;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const event = await services.store.events.read(id);
      if (event === null) return;
      const begun = event.status === 'open' ? atItsTime(event, services.now()) : event;
      if (begun.status === 'cancelled' && event.status === 'open') {
        if ((await this.store(begun)) === 'done') return;
        continue;
      }
      if (begun.status !== 'running') return;
      const body = await gathered(services, tables, begun, asked.includes(null) ? null : new Set(asked));
      const { after, docs } = await this.advanced({ ...begun, body });
      if (after.body === event.body && after.status === event.status) return;
      if ((await this.store(after, docs)) === 'conflict') continue;
      for (const doc of docs) await startIfFull(services, tables, doc.id);
      return;
    }
  }

  private async advanced(before: EventRow): Promise<{ readonly after: EventRow; readonly docs: readonly TableDoc[] }> {
    const { services } = this;
    const now = services.now();
    const isOver = before.body.played.every((round) => running(round).length === 0);
    const { kind, days, played } = before.body;
    const last = played.at(-1);
    const nextAt = last === undefined || days === undefined ? null : last.begins + days * DAY_MS;
    const isTime = isOver || (kind === 'season' && nextAt !== null && nextAt <= now);
    const event = isTime ? await ofMembers(services, before) : before;
    const { body } = event;
    const { min } = services.games.get(body.game).rules.seats;
    const next = isTime ? await this.pairings.next(event, min) : null;
    if (next === null) {
      const status = isOver ? 'over' : event.status;
      return { after: { ...event, status, due: status === 'over' ? null : event.due }, docs: [] };
    }
    const names = await services.store.events.names(event.id);
    const { round, docs } = await inTurns(openRound(services, event, next, names));
    return { after: { ...event, due: now + LOOK_MS, body: { ...body, played: [...body.played, round] } }, docs };
  }

  private async store(event: EventRow, docs: readonly TableDoc[] = []): Promise<'done' | 'conflict'> {
    const { services, notices } = this;
    const answer = await services.store.events.change(event, await inTurns(tableStatements(services, docs)));
    if (answer === 'conflict') return answer;
    const { name, played } = event.body;
    for (const { id: table, game, seats } of docs)
      for (const { player } of seats)
        if (player !== null)
          notices.tell(player, { what: 'event round', table, game, event: name, round: played.length });
    this.changes.tell(event.id);
    return answer;
  }
}

/** An event whose time has come begins by itself; with nobody to play it is called off. */
function atItsTime(event: EventRow, now: number): EventRow {
  const { starts, entrants } = event.body;
  if (starts === null || starts > now) return event;
  return { ...event, status: entrants.length < 2 ? 'cancelled' : 'running', due: null };
}
