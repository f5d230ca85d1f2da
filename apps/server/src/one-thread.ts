import { Piscina } from 'piscina';

const THREAD_MB = 512;

/** One thread for work that nobody waits for at a table; it ends when there is nothing to do. */
export function oneThread(worker: URL): Piscina {
  return new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
}
