import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import type { Order, Outcome, Task } from './job.ts';

/** Threads that play side by side, one for each core. */
export class Crew {
  private readonly workers: readonly Worker[];

  /** `registry` is the address of the module that lists the game modules. */
  constructor(registry: string, size = availableParallelism()) {
    const address = new URL('./worker.ts', import.meta.url);
    this.workers = Array.from({ length: size }, () => new Worker(address, { workerData: registry }));
  }

  /** Carries out orders until `next` has no more; it may have some wait. Answers come as they are ready. */
  async work<T extends Task, O extends Order<T> = Order<T>>(
    next: () => O | undefined | Promise<O | undefined>,
    ready: (answer: Outcome<T>, order: O) => void,
  ): Promise<void> {
    await Promise.all(this.workers.map((worker) => workThrough<T, O>(worker, next, ready)));
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function workThrough<T, O extends Order<T>>(
  worker: Worker,
  next: () => O | undefined | Promise<O | undefined>,
  ready: (answer: Outcome<T>, order: O) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let order: O | undefined;
    const stop = (): void => {
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      resolve();
    };
    const hand = async (): Promise<void> => {
      order = await next();
      if (order === undefined) stop();
      else worker.postMessage({ conditions: order.conditions, task: order.task });
    };
    worker.on('message', (answer: Outcome<T>) => {
      if (order !== undefined) ready(answer, order);
      hand().catch(reject);
    });
    worker.on('error', (error) => reject(new Problem(error instanceof Error ? error.message : String(error))));
    hand().catch(reject);
  });
}
