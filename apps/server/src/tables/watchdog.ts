import { Session } from 'node:inspector';
import { FairQueue } from '../bots/fair-queue.ts';
import { WatchdogTimer } from './watchdog-timer.ts';

interface Job {
  readonly table: string;
  readonly run: () => void;
  readonly failed: (problem: unknown) => void;
}

/** The machine was so busy that an engine call did not get its time; the game is not to blame. */
export class Starved extends Error {
  override readonly name = 'Starved';
}

/** A game's own code ran longer than any rule may. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

/**
 * Longest time for one engine call, which takes some ten microseconds, or some ten milliseconds when it replays a game.
 * It bounds memory too: rules that hoard take what half a second can allocate, and it is free again after that.
 */
const CALL_MS = 500;
/** A watch takes no further calls after this long, so that a row of slow ones is never blamed on its last. */
const BATCH_MS = 50;
/** Nor after this many: those who come first go on to the store while the others have their turn. */
const BATCH_CALLS = 48;
/** Rules never need this much of the processor; calls that were interrupted before may have been waiting for it. */
const BUSY_CPU_MS = 150;
/** After so many interruptions within a minute the game is to blame all the same. */
const STRIKES = 3;
const STRIKES_KEPT_MS = 60_000;

/** As short as can be: it is read anew for every watch. */
const CALL = 'naosWatchdog';
const QUESTION = { expression: `${CALL}()` };

/**
 * Runs engine calls under a watch, so that an endless loop in one game ends after half a second and hurts its own table
 * only. All calls that wait at the same moment share a watch. A thread keeps the time and ends them as a debugger ends what
 * it has asked for; being evaluated for a debugger is what keeps that end from going further than the calls.
 */
export class Watchdog {
  private jobs: Job[] = [];
  /** Pieces of what takes long. */
  private readonly pieces = new FairQueue<Job>(Number.POSITIVE_INFINITY);
  private isDue = false;
  /** How many of them there were at the last look. */
  private seen = 0;
  /** The calls that share the present watch, how many of them have been begun, the one that runs, and since when. */
  private batch: readonly Job[] = [];
  private next = 0;
  private running: Job | null = null;
  private begun = 0;
  private readonly strikes = new Map<string, { readonly count: number; readonly at: number }>();
  private readonly session = new Session();
  private readonly timer: WatchdogTimer;
  private readonly limitMs: number;

  constructor(limitMs: number = CALL_MS) {
    this.limitMs = limitMs;
    this.timer = new WatchdogTimer(limitMs);
    this.session.connect();
  }

  /** Runs the work soon and returns what it returns; rejects with Stuck when it does not come to an end. */
  run<T>(table: string, work: () => T): Promise<T> {
    return new Promise<T>((done, failed) => {
      this.jobs.push({ table, run: () => done(work()), failed });
      this.runSoon();
    });
  }

  /**
   * The same for a piece of something that takes long: after the calls of a watch runs one of them, those of each owner in
   * turns. So whoever moves waits for one piece, however many games are being played through, and for whomever.
   */
  runPiece<T>(table: string, owner: string, work: () => T): Promise<T> {
    return new Promise<T>((done, failed) => {
      this.pieces.add({ table, run: () => done(work()), failed }, { owner, withPeople: true });
      this.runSoon();
    });
  }

  private runSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(this.runAll);
  }

  private readonly runAll = (): void => {
    this.isDue = false;
    // While more keep coming, a few wait for one more turn of the loop: opening a watch costs as much as a dozen calls.
    const { length } = this.jobs;
    if (length > this.seen && length < BATCH_CALLS) {
      this.seen = length;
      this.runSoon();
      return;
    }
    this.seen = 0;
    this.batch = this.jobs;
    this.jobs = [];
    this.next = 0;
    this.begun = performance.now();
    const before = process.threadCpuUsage();
    Reflect.set(globalThis, CALL, this.work);
    this.session.post('Runtime.evaluate', QUESTION);
    const stuck = this.running;
    if (stuck !== null) {
      this.running = null;
      stuck.failed(this.blame(stuck.table, process.threadCpuUsage(before)));
    }
    // What was too many, or is left when the time ran out, be it in a call or, on a very busy machine, before or after one.
    if (this.next < this.batch.length) this.jobs.unshift(...this.batch.slice(this.next));
    this.batch = [];
    if (this.jobs.length > 0 || this.pieces.size > 0) this.runSoon();
  };

  /**
   * Works through the batch. One function for all batches: with a closure for each, reachable from the global object, the
   * collector was seen to take everything that a batch holds for long-lived.
   */
  private readonly work = (): void => {
    const { batch, timer } = this;
    timer.begin();
    while (this.next < batch.length && this.next < BATCH_CALLS && performance.now() - this.begun < BATCH_MS) {
      const job = batch[this.next++];
      if (job !== undefined) this.runOne(job);
    }
    const piece = this.pieces.next(() => true);
    if (piece !== null) this.runOne(piece.item);
    timer.end();
  };

  private runOne(job: Job): void {
    this.running = job;
    try {
      job.run();
    } catch (problem) {
      job.failed(problem);
    }
    this.running = null;
  }

  private blame(table: string, { user, system }: NodeJS.CpuUsage): Stuck | Starved {
    const ran = Math.round((user + system) / 1_000);
    const now = performance.now();
    const before = this.strikes.get(table);
    const count = before !== undefined && now - before.at < STRIKES_KEPT_MS ? before.count + 1 : 1;
    if (ran > Math.min(BUSY_CPU_MS, this.limitMs / 2) || count >= STRIKES) {
      this.strikes.delete(table);
      return new Stuck(`The game of table ${table} did not come to an end in ${this.limitMs} ms.`);
    }
    this.strikes.set(table, { count, at: now });
    return new Starved(`The machine is too busy: a game had ${ran} of ${this.limitMs} ms to itself.`);
  }
}
