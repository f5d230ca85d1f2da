import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { TableChange } from '../store/table-rows.ts';
import type { Attendance } from './attendance.ts';
import type { Broadcaster } from './broadcaster.ts';
import { cardChanged } from './card-change.ts';
import type { CatchUp } from './catch-up.ts';
import type { Draft } from './draft.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import { changeOf, isSecret, storedBy, touchedBy } from './row.ts';
import { look } from './sight.ts';
import { wakeOthers } from './wake-others.ts';

/** How often a change is worked out anew because another node was faster. */
const MOST_TRIES = 8;
/** How long the lists may show an older turn of a table that is not in memory elsewhere. */
const ROW_BEHIND_MS = 10_000;

/** Works out a change against the table as it stands; throws a RequestRefusal to change nothing. */
export type Plan = (live: LiveTable) => Draft | Promise<Draft>;

/** Hears of a stored change; `isOpen`: everybody may notice it. */
export type ChangeListener = (live: LiveTable, isOpen: boolean) => void;

export interface Changed {
  readonly live: LiveTable;
  readonly draft: Draft;
}

/** The one way in which tables change: worked out, stored durably, and only then told to anybody. */
export class Changes {
  private readonly services: Services;
  private readonly registry: TableRegistry;
  private readonly attendance: Attendance;
  private readonly broadcaster: Broadcaster;
  private readonly catchUp: CatchUp;
  private readonly listeners: ChangeListener[] = [];

  constructor(
    services: Services,
    registry: TableRegistry,
    attendance: Attendance,
    broadcaster: Broadcaster,
    catchUp: CatchUp,
  ) {
    this.services = services;
    this.registry = registry;
    this.attendance = attendance;
    this.broadcaster = broadcaster;
    this.catchUp = catchUp;
  }

  /** Calls back after every stored change. */
  listen(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  change(id: string, plan: Plan): Promise<Changed> {
    const live = this.registry.atHand(id);
    if (live !== undefined) return this.inTurn(live, plan);
    return this.registry.open(id).then((opened) => this.inTurn(opened, plan));
  }

  /** Tells other nodes, and those who listen, of a table that has changed. */
  changed(live: LiveTable, isOpen: boolean): void {
    wakeOthers(this.services.bus, live, isOpen ? undefined : 'secret');
    for (const listener of this.listeners) listener(live, isOpen);
  }

  /** Saves rows that are older than their transcripts, all in one go. */
  async saveRows(all: boolean): Promise<void> {
    const now = this.services.now();
    const behind = [...this.registry.all()].filter(
      ({ unsaved }) => unsaved !== null && (all || now - unsaved > ROW_BEHIND_MS),
    );
    await Promise.all(behind.map((live) => live.inTurn(() => this.saveRow(live)).catch(() => {})));
  }

  private inTurn(live: LiveTable, plan: Plan): Promise<Changed> {
    const change = live.inTurn(() => this.storeAndTell(live, plan));
    return this.services.bus.kind === 'memory' ? change : this.orKnowMore(live, plan, change);
  }

  /**
   * A refusal must be as true as a change: another node may have done what this one has not heard of yet. The store is
   * asked when the table's turn is over, so that nobody who is refused without end keeps those who play waiting.
   */
  private async orKnowMore(live: LiveTable, plan: Plan, change: Promise<Changed>): Promise<Changed> {
    try {
      return await change;
    } catch (problem) {
      const { revision, version } = live;
      if (
        !(problem instanceof RequestRefusal) ||
        !(await this.services.store.tables.isAhead(live.id, revision, version))
      )
        throw problem;
      return await live.inTurn(() => {
        // Unless somebody else has read it meanwhile.
        if (live.revision === revision && live.version === version) live.doubtful = true;
        return this.storeAndTell(live, plan);
      });
    }
  }

  /** Proposed, stored, accepted, told: until it is stored, the table in memory stands where it stood. */
  private async storeAndTell(live: LiveTable, plan: Plan): Promise<Changed> {
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (live.doubtful) await this.catchUp.refresh(live);
        const before = live.doc;
        const { traces, metrics } = this.services;
        const planned = traces === null ? 0 : performance.now();
        const draft = await plan(live);
        traces?.part('plan', planned);
        const change = changeOf(this.services, live, draft);
        const begun = performance.now();
        const storing = isNothing(change) ? 'done' : this.services.store.tables.change(change);
        const news = this.broadcaster.prepare(live, draft);
        const answer = await storing;
        const stored = performance.now();
        metrics.stored((stored - begun) / 1000);
        traces?.part('store', begun);
        if (answer === 'done') {
          this.accept(live, draft, change);
          if (change.seats !== undefined || before.party !== live.doc.party) await this.attendance.showOut(live);
          const sights = draft.sights ?? (await look(this.services, live));
          // By time alone a card changes too, which is what changes without lines are for.
          const withCard =
            draft.saveNow &&
            draft.isPrivate !== true &&
            (draft.proposal === undefined || cardChanged(before, live.doc));
          this.broadcaster.tell(live, withCard, sights, news);
          this.broadcaster.watchers(live, before, live.lastOfWatchers);
          this.changed(live, !isNothing(change) && !isSecret(draft));
          traces?.part('tell', stored);
          return { live, draft };
        }
        live.doubtful = true;
      }
    } catch (problem) {
      throw this.registry.explained(live.id, problem);
    }
    throw new RequestRefusal('not stored', 'Too many changes at once at this table; send it again with the same id.');
  }

  /** Memory follows the store. */
  private accept(live: LiveTable, draft: Draft, { row }: TableChange): void {
    const { doc, proposal, heard = [], begun, moveId } = draft;
    const now = this.services.now();
    if (row !== undefined) {
      live.revision = row.revision;
      live.stored = { doc: storedBy(live, draft, now).doc, touched: row.touched };
    }
    live.touched = touchedBy(live, draft, now);
    live.doc = doc;
    // What only its maker notices writes the row neither sooner nor later: lists would show by it that something was done.
    if (!isSecret(draft)) {
      if (row !== undefined) live.unsaved = null;
      else if (proposal !== undefined) live.unsaved ??= now;
    }
    if (begun !== undefined) live.begin(begun.match);
    if (proposal === undefined) return;
    live.match?.accept(proposal);
    for (const { audience } of heard) live.audiences.add(audience);
    const [first] = proposal.lines;
    if (first !== undefined && typeof moveId === 'string') live.moveIds.set(moveId, first.entry.n);
  }

  private async saveRow(live: LiveTable): Promise<void> {
    if (live.unsaved === null) return;
    if (live.doubtful) await this.catchUp.refresh(live);
    const row = changeOf(this.services, live, { doc: live.doc, saveNow: true }).row;
    if (row === undefined) return;
    const answer = await this.services.store.tables.change({ table: live.id, entries: [], row });
    if (answer === 'done') {
      live.revision = row.revision;
      live.stored = { doc: live.doc, touched: row.touched };
    } else live.doubtful = true;
    live.unsaved = null;
  }
}

function isNothing({ entries, row }: TableChange): boolean {
  return entries.length === 0 && row === undefined;
}
