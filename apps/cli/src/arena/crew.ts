import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Lessons, Peeking } from '@naos/bots';
import { Problem } from '../problem.ts';
import type { Conditions, Job, Opinions, Peek, Played, Study, Watch } from './job.ts';

/** Threads that play blocks side by side, one for each core. */
export class Crew {
  private readonly workers: readonly Worker[];

  constructor(conditions: Conditions, size = availableParallelism()) {
    const address = new URL('./worker.ts', import.meta.url);
    this.workers = Array.from({ length: size }, () => new Worker(address, { workerData: conditions }));
  }

  /** Plays jobs until `next` has no more; results come as they are ready. */
  play(next: () => Job | undefined, ready: (played: Played) => void): Promise<void> {
    return this.work(next, ready);
  }

  study(next: () => Study | undefined, ready: (lessons: Lessons) => void): Promise<void> {
    return this.work(next, ready);
  }

  watch(next: () => Watch | undefined, ready: (opinions: Opinions) => void): Promise<void> {
    return this.work(next, ready);
  }

  peek(next: () => Peek | undefined, ready: (peeking: Peeking) => void): Promise<void> {
    return this.work(next, ready);
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private async work<Order, Answer>(next: () => Order | undefined, ready: (answer: Answer) => void): Promise<void> {
    await Promise.all(this.workers.map((worker) => workThrough(worker, next, ready)));
  }
}

function workThrough<Order, Answer>(
  worker: Worker,
  next: () => Order | undefined,
  ready: (answer: Answer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      resolve();
    };
    const hand = (): void => {
      const order = next();
      if (order === undefined) stop();
      else worker.postMessage(order);
    };
    worker.on('message', (answer: Answer) => {
      ready(answer);
      hand();
    });
    worker.on('error', (error) => reject(new Problem(error instanceof Error ? error.message : String(error))));
    hand();
  });
}
