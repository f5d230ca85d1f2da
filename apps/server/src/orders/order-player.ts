import { randomUUID } from 'node:crypto';
import type { Seat } from '@naos/engine';
import { orderedAnswer } from '@naos/game-module';
import { Pace } from '../bots/pace.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { seatOf } from '../tables/doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { ordersOf, withOrders } from '../tables/orders.ts';
import { playMove } from '../tables/play-move.ts';
import type { Tables } from '../tables/tables.ts';

/** What is answered for a person, from the plan or by an order. */
interface Answer {
  readonly move: string;
  readonly planned: boolean;
}

/** Answers for people what they have left to the table, through the same gate as they do, at the pace of bots. */
export class OrderPlayer {
  private readonly services: Services;
  private readonly tables: Tables;
  private readonly pace: Pace;
  /** Seats that are being answered for, as `table seat`. */
  private readonly answering = new Set<string>();
  private stopped = false;

  constructor(services: Services, tables: Tables) {
    this.services = services;
    this.tables = tables;
    this.pace = new Pace(services);
    tables.afterChange((live) => this.look(live));
  }

  stop(): void {
    this.stopped = true;
  }

  /** Answers for everybody whom the table waits for and who has left something to it. */
  look(live: LiveTable): void {
    const { doc, match } = live;
    if (this.stopped || doc.orders === undefined || doc.status !== 'running' || doc.time?.since === null) return;
    // Who takes a move back wants to decide it anew.
    const last = match?.entries.at(-1);
    if (match === null || (last !== undefined && 'back' in last)) return;
    for (const seat of doc.waiting) {
      const seatInfo = doc.seats[seat];
      if (seatInfo?.kind !== 'person' || seatInfo.player === null) continue;
      const key = `${live.id} ${seat}`;
      if (ordersOf(doc, seatInfo.player) === null || this.answering.has(key)) continue;
      this.answering.add(key);
      const { version } = live;
      this.answer(live, seat, seatInfo.player)
        .catch((problem: unknown) => {
          if (!(problem instanceof RequestRefusal))
            this.services.log.error({ table: live.id, seat, problem: String(problem) }, 'an order failed');
        })
        .then(() => {
          this.answering.delete(key);
          const now = this.tables.peek(live.id);
          if (now !== undefined && now.version !== version) this.look(now);
        });
    }
  }

  /** One question. */
  private async answer(live: LiveTable, seat: Seat, player: string): Promise<void> {
    const { services, tables } = this;
    const begun = performance.now();
    const version = live.versionFor(seat);
    const answer = await this.answerFor(live, seat, player);
    if (answer === null) return this.dropPlan(live.id, player);
    await this.pace.keep(live, seat, begun);
    if (this.stopped) return;
    const mover = (doc: typeof live.doc): Seat | null => (seatOf(doc, player) === seat ? seat : null);
    await playMove(services, tables, mover, { table: live.id, id: randomUUID(), version, move: answer.move });
    if (answer.planned) await this.changePlan(live.id, player, false);
  }

  private async answerFor(live: LiveTable, seat: Seat, player: string): Promise<Answer | null> {
    const { match, doc } = live;
    const orders = ordersOf(doc, player);
    if (match === null || orders === null) return null;
    const { rules, orders: kinds } = this.services.games.get(doc.game);
    return this.services.watchdog.run(live.id, () => {
      const { asked, moves } = match.situation(seat);
      if (asked === null || moves.length === 0) return null;
      const [next] = orders.plan;
      const isLegal = next?.choice === asked.choice && moves.some((move) => rules.write(move) === next.move);
      if (isLegal) return { move: next.move, planned: true };
      const open = match.situation(null).view;
      const move = orderedAnswer(kinds, orders.standing, { choice: asked.choice, seat, open, moves });
      return move === null ? null : { move: rules.write(move), planned: false };
    });
  }

  /** The person is asked after all: what they had planned is of no use any more, and they hear so. */
  private async dropPlan(table: string, player: string): Promise<void> {
    const doc = this.tables.peek(table)?.doc;
    if (doc === undefined || (ordersOf(doc, player)?.plan.length ?? 0) === 0) return;
    await this.changePlan(table, player, true);
  }

  private async changePlan(table: string, player: string, dropped: boolean): Promise<void> {
    await this.tables.change(table, ({ doc }) => {
      const plan = ordersOf(doc, player)?.plan ?? [];
      const next = dropped ? { plan: [], dropped } : { plan: plan.slice(1) };
      return { doc: withOrders(doc, player, next), saveNow: true, isPrivate: true };
    });
  }
}
