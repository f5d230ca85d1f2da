import { REFUSALS } from '@naos/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Times of storing that are noted before they are entered together. */
const WAITS_NOTED = 1_000;

/** What an operator can watch. No table, no name and no address is in any of it. */
export class Metrics {
  readonly registry = new Registry();
  /** Moves are counted, and times of storing noted, in the plainest way: it happens with each one. */
  private readonly moves = new Map<string, { count: number }>();
  private waits: number[] = [];
  private readonly refusals: Counter<'code'>;
  private readonly storing: Histogram;
  private readonly thinking: Histogram<'game'>;
  private readonly putOff: Counter;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const { moves } = this;
    new Counter({
      name: 'naos_moves_total',
      help: 'Moves stored.',
      labelNames: ['game'],
      registers,
      collect() {
        this.reset();
        for (const [game, { count }] of moves) this.inc({ game }, count);
      },
    });
    this.refusals = new Counter({
      name: 'naos_refusals_total',
      help: 'Requests refused.',
      labelNames: ['code'],
      registers,
    });
    // From nothing to 1 is no increase for Prometheus, from 0 to 1 it is.
    for (const code of REFUSALS) this.refusals.inc({ code }, 0);
    this.storing = new Histogram({
      name: 'naos_store_seconds',
      help: 'Time from a decision to its durable storage.',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
      registers,
      collect: () => this.enterWaits(),
    });
    this.thinking = new Histogram({
      name: 'naos_bot_seconds',
      help: 'Time a house bot took for a move.',
      labelNames: ['game'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15],
      registers,
    });
    this.putOff = new Counter({
      name: 'naos_bots_put_off_total',
      help: 'Bots sent away from a full line and asked again later.',
      registers,
    });
  }

  /** A bot was sent away because too many others had questions; it is asked again. */
  botPutOff(): void {
    this.putOff.inc();
  }

  /** A figure that is read when it is asked for. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  moved(game: string): void {
    const known = this.moves.get(game);
    if (known === undefined) this.moves.set(game, { count: 1 });
    else known.count++;
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  stored(seconds: number): void {
    if (this.waits.push(seconds) === WAITS_NOTED) this.enterWaits();
  }

  thought(game: string, seconds: number): void {
    this.thinking.observe({ game }, seconds);
  }

  private enterWaits(): void {
    for (const seconds of this.waits) this.storing.observe(seconds);
    this.waits = [];
  }
}
