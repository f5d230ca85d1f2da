import { randomUUID } from 'node:crypto';
import type { Match, Seat, Vocabulary } from '@naos/engine';
import { orderedAnswer } from '@naos/game-module';
import { Pace } from '../bots/pace.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { type PersonOrders, seatOf, type TableDoc } from '../tables/doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { ordersOf, withOrders } from '../tables/orders.ts';
import { playMove } from '../tables/play-move.ts';
import type { Tables } from '../tables/tables.ts';

/** What is answered for a person, from the plan or by an order. */
interface Answer {
  readonly move: string;
  readonly planned: boolean;
  /** The orders that say so. */
  readonly orders: PersonOrders;
}

/** Whether somebody's orders are those that an answer was taken from. */
function stillSays(now: PersonOrders | null, { orders }: Answer): boolean {
  return now === orders || JSON.stringify(now) === JSON.stringify(orders);
}

/**
 * Whether the last thing that a seat noticed is that moves were taken back: who takes a move back wants to decide it anew.
 * What it does not notice has no say: that its order did not answer would tell of it.
 */
function sawTakenBack({ audiences }: LiveTable, { entries }: Match<Vocabulary>, seat: Seat): boolean {
  const last = entries[audiences.lineAt(seat, audiences.count(seat) - 1)];
  return last !== undefined && 'back' in last;
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
    if (match === null) return;
    for (const seat of doc.waiting) {
      const seatInfo = doc.seats[seat];
      if (seatInfo?.kind !== 'person' || seatInfo.player === null || sawTakenBack(live, match, seat)) continue;
      const { player } = seatInfo;
      const key = `${live.id} ${seat}`;
      const orders = ordersOf(doc, player);
      if (orders === null || this.answering.has(key)) continue;
      this.answering.add(key);
      const { version } = live;
      this.answer(live, seat, player)
        .catch((problem: unknown) => {
          if (!(problem instanceof RequestRefusal))
            this.services.log.error({ table: live.id, seat, problem: String(problem) }, 'an order failed');
        })
        .then(() => {
          this.answering.delete(key);
          const now = this.tables.peek(live.id);
          if (now !== undefined && (now.version !== version || ordersOf(now.doc, player) !== orders)) this.look(now);
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
    // What was ordered may have been withdrawn meanwhile, or carried out by another node.
    const mover = (doc: TableDoc): Seat | null => {
      const isMeant = seatOf(doc, player) === seat && stillSays(ordersOf(doc, player), answer);
      return isMeant ? seat : null;
    };
    const move = { table: live.id, id: randomUUID(), version, move: answer.move };
    // In the same write as the move: a node that dies in between would play it twice.
    const also = (doc: TableDoc): TableDoc => withOrders(doc, player, { plan: answer.orders.plan.slice(1) });
    await playMove(services, tables, mover, answer.planned ? { ...move, also } : move);
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
      if (isLegal) return { move: next.move, planned: true, orders };
      const open = match.situation(null).view;
      const move = orderedAnswer(kinds, orders.standing, { choice: asked.choice, seat, open, moves });
      return move === null ? null : { move: rules.write(move), planned: false, orders };
    });
  }

  /** The person is asked after all: what they had planned is of no use any more, and they hear so. */
  private async dropPlan(table: string, player: string): Promise<void> {
    const doc = this.tables.peek(table)?.doc;
    if (doc === undefined || (ordersOf(doc, player)?.plan.length ?? 0) === 0) return;
    await this.tables.change(table, ({ doc: now }) => ({
      doc: withOrders(now, player, { plan: [], dropped: true }),
      saveNow: true,
      isPrivate: true,
    }));
  }
}
