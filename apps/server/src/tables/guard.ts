import { Session } from 'node:inspector';

interface Job {
  readonly table: string;
  readonly work: () => unknown;
  readonly done: (value: unknown) => void;
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
const PATIENCE = 500;
/** A watch takes no further calls after this long, so that a row of slow ones is never blamed on its last. */
const SLICE = 50;
/** Rules never need this much of the processor; calls that were interrupted before may have been waiting for it. */
const BUSY = 150;
/** After so many interruptions within a minute the game is to blame all the same. */
const STRIKES = 3;
const MEMORY = 60_000;
/** Milliseconds between two watches under load. */
const PAUSE = 1;

const CALL = Symbol.for('naos.guard');
const EXPRESSION = "globalThis[Symbol.for('naos.guard')]()";

/**
 * Runs engine calls under a watch, so that an endless loop in one game ends after half a second and hurts its own table
 * only. All calls that wait at the same moment share a watch. The watch is the one with which a debugger ends what it is
 * asked to evaluate: it costs a tenth of that of `node:vm`, which starts a thread each time.
 */
export class Guard {
  private jobs: Job[] = [];
  private running: Job | null = null;
  private lastRun = 0;
  private readonly strikes = new Map<string, { readonly count: number; readonly at: number }>();
  private readonly session = new Session();
  private readonly question: { readonly expression: string; readonly timeout: number };
  private readonly patience: number;

  constructor(patience: number = PATIENCE) {
    this.patience = patience;
    this.question = { expression: EXPRESSION, timeout: patience };
    this.session.connect();
  }

  /** Runs the work soon and returns what it returns; rejects with Stuck when it does not come to an end. */
  run<T>(table: string, work: () => T): Promise<T> {
    return new Promise<T>((done, failed) => {
      if (this.jobs.push({ table, work, done: done as (value: unknown) => void, failed }) === 1) {
        this.schedule();
      }
    });
  }

  private readonly runAll = (): void => {
    const batch = this.jobs;
    this.jobs = [];
    let next = 0;
    const before = process.threadCpuUsage();
    const begun = performance.now();
    let ended = false;
    (globalThis as Record<symbol, unknown>)[CALL] = () => {
      for (; next < batch.length && performance.now() - begun < SLICE; next++) {
        const job = batch[next] as Job;
        this.running = job;
        try {
          job.done(job.work());
        } catch (problem) {
          job.failed(problem);
        }
      }
      this.running = null;
      ended = true;
    };
    this.session.post('Runtime.evaluate', this.question);
    if (!ended) {
      const stuck = this.running;
      this.running = null;
      // On a very busy machine the time can run out before the first call or after the last one.
      if (stuck !== null) stuck.failed(this.blame(stuck.table, process.threadCpuUsage(before)));
      if (stuck !== null) next++;
    }
    if (next < batch.length) this.jobs.unshift(...batch.slice(next));
    this.lastRun = performance.now();
    if (this.jobs.length > 0) this.schedule();
  };

  private blame(table: string, { user, system }: NodeJS.CpuUsage): Stuck | Starved {
    const ran = Math.round((user + system) / 1_000);
    const now = performance.now();
    const before = this.strikes.get(table);
    const count = before !== undefined && now - before.at < MEMORY ? before.count + 1 : 1;
    if (ran > Math.min(BUSY, this.patience / 2) || count >= STRIKES) {
      this.strikes.delete(table);
      return new Stuck(`The game of table ${table} did not come to an end in ${this.patience} ms.`);
    }
    this.strikes.set(table, { count, at: now });
    return new Starved(`The machine is too busy: a game had ${ran} of ${this.patience} ms to itself.`);
  }

  /** At once when little is going on; a moment later under load, so that more calls share a watch and a commit. */
  private schedule(): void {
    if (performance.now() - this.lastRun > PAUSE) setImmediate(this.runAll);
    else setTimeout(this.runAll, PAUSE);
  }
}
