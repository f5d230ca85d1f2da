import { Piscina } from 'piscina';

/** Memory for one thread. */
const THREAD_MB = 512;

/** Threads for work that may fail and hurt nobody else; they end when there is nothing to do. */
export function threads(worker: URL, most = 1): Piscina {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  // Whoever waits for a thread that fails is told. Of one that nobody waits for any more, which has thought too long and
  // then takes too much memory as it is ended, the pool itself is told, and unheard that would end the process.
  pool.on('error', () => {});
  return pool;
}
