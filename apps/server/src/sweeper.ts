import { ladderEnded, ladderStep } from './clock/ladder.ts';
import { pausedUntil, resumed } from './clock/pause.ts';
import type { Events } from './events/events.ts';
import type { Homes } from './homes/homes.ts';
import type { Notices } from './notices/notices.ts';
import { Packer } from './packer.ts';
import { renameOn } from './players/rename.ts';
import { recordResult } from './ratings/ratings.ts';
import type { Services } from './services.ts';
import { readDoc } from './tables/doc.ts';
import { OPEN_MS } from './tables/due.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { Tables } from './tables/tables.ts';

const ROUND_MS = 1_000;
const TABLES_PER_ROUND = 50;
/** How long a table whose time has come is left to its home. */
const HOME_WAIT_MS = 5_000;
const FAILED_WAIT_MS = 60_000;
/** Every so many rounds results are looked for that nobody noted. */
const ROUNDS_PER_RECORDING = 60;
/** So far back they are looked for: it takes far less than that to note one. */
const LATELY_MS = 3_600_000;
/** And so many rounds lie between two looks for moves of other nodes. */
const ROUNDS_PER_LOOK = 3;

/** Looks after tables that nobody moves on: clocks that run out, bots whose node died, rows and names that are behind. */
export class Sweeper {
  private readonly services: Services;
  private readonly tables: Tables;
  private readonly homes: Homes;
  /** Who answers for seats: house bots, and people's standing orders. */
  private readonly answerers: readonly { look(live: LiveTable): void }[];
  private readonly notices: Notices;
  private readonly events: Pick<Events, 'sweep'>;
  /** Tables that could not be looked after, with the time of the next try. */
  private readonly later = new Map<string, number>();
  /** Tables left to their homes, with the time since when. */
  private readonly passed = new Map<string, number>();
  private rounds = 0;
  private readonly packer: Packer;
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();

  constructor(
    services: Services,
    tables: Tables,
    homes: Homes,
    answerers: Sweeper['answerers'],
    notices: Notices,
    events: Pick<Events, 'sweep'>,
  ) {
    this.homes = homes;
    this.services = services;
    this.tables = tables;
    this.answerers = answerers;
    this.notices = notices;
    this.events = events;
    this.packer = new Packer(services, tables);
  }

  start(): void {
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.sweep());
    }, ROUND_MS).unref();
  }

  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.round;
  }

  /** One round; a store that is away is tried again in the next one. */
  async sweep(): Promise<void> {
    try {
      await this.tables.tidy();
      const now = this.services.now();
      for (const [id, since] of this.passed) if (now - since > 2 * HOME_WAIT_MS) this.passed.delete(id);
      for (const [id, at] of this.later) if (at <= now) this.later.delete(id);
      const due = await this.services.store.tables.due(now, TABLES_PER_ROUND + this.later.size + this.passed.size);
      for (const id of due) if (!this.later.has(id) && this.isOurs(id, now)) await this.look(id);
      if (this.rounds % ROUNDS_PER_RECORDING === 0) await this.recordMissing();
      if (this.rounds % ROUNDS_PER_LOOK === 0) await this.lookForMissed();
      this.rounds++;
      await this.notices.retry();
      await this.events.sweep();
      await renameOn(this.services, this.tables);
      await this.packer.round();
    } catch (problem) {
      this.services.log.warn({ problem: String(problem) }, 'a round of the sweeper failed');
    }
  }

  /** A node may die between storing a move and waking the others: what people look at here is looked up now and then. */
  private async lookForMissed(): Promise<void> {
    if (this.services.bus.kind === 'memory') return;
    for (const id of this.tables.followed()) await this.tables.catchUp(id);
  }

  /** From when on results are looked for; in the first round from before the last time that no node was running. */
  private resultsSince(): number {
    const { services } = this;
    const since = this.rounds === 0 ? (services.outages.at(-1)?.since ?? 0) : services.now();
    return since - LATELY_MS;
  }

  private async recordMissing(): Promise<void> {
    for (const id of await this.services.store.records.unrecorded(this.resultsSince(), TABLES_PER_ROUND)) {
      const row = await this.services.store.tables.read(id);
      const doc = row === null ? null : readDoc(row.body);
      if (doc !== null) await recordResult(this.services, doc);
    }
  }

  /** A table is looked after by its home; by anybody, when that has let it lie. */
  private isOurs(id: string, now: number): boolean {
    const since = this.passed.get(id) ?? now;
    const isOurs = this.homes.isHere(id) || now - since > HOME_WAIT_MS;
    if (isOurs) this.passed.delete(id);
    else this.passed.set(id, since);
    return isOurs;
  }

  /** One table whose time has come: remind, end a pause, cancel, wake its bots, and note when to look again. */
  private async look(id: string): Promise<void> {
    try {
      let isWoken = false;
      let isQuiet = false;
      const { live } = await this.tables.change(id, async ({ doc, touched }) => {
        const { services } = this;
        const now = services.now();
        if (doc.status === 'open' && touched + OPEN_MS <= now) {
          return {
            doc: { ...doc, status: 'cancelled', closed: 'Nobody began to play in thirty days.' },
            saveNow: true,
          };
        }
        const pauseEnds = pausedUntil(doc);
        isWoken = pauseEnds !== null && pauseEnds <= now;
        if (isWoken) return { doc: resumed(doc, now), saveNow: true };
        if (ladderEnded(doc, now, services.outages)) {
          return { doc: { ...doc, status: 'cancelled', closed: 'Nobody came back to this table.' }, saveNow: true };
        }
        const late = doc.waiting.filter((seat) => ladderStep(doc, seat, now, services.outages) !== 'in time');
        // Nobody's card shows anything else, and nobody is called: that somebody was looked for here, and has orders, is not told.
        isQuiet = late.length === 0;
        if (isQuiet) return { doc, saveNow: true, isPrivate: true };
        const fresh = late.filter((seat) => !doc.reminded.includes(seat));
        return { doc: fresh.length === 0 ? doc : { ...doc, reminded: [...doc.reminded, ...fresh] }, saveNow: true };
      });
      if (!isQuiet) this.notices.look(live, isWoken ? live.doc.waiting : live.doc.reminded);
      for (const answerer of this.answerers) answerer.look(live);
    } catch (problem) {
      this.later.set(id, this.services.now() + FAILED_WAIT_MS);
      this.services.log.warn({ table: id, problem: String(problem) }, 'a table could not be looked after');
    }
  }
}
