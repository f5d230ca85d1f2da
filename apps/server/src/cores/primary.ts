import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Heartbeat } from '../heartbeat.ts';
import type { Settings } from '../settings.ts';
import { explainStart, StartError } from '../start-error.ts';
import { openStore } from '../store/store.ts';
import { type ToCore, type ToPrimary, WritesOfCore } from './writer-link.ts';

/** A core that ended by itself is started again after so long. */
const AGAIN_MS = 500;
/** How long cores may take to say good-bye; then they are ended. */
const GOODBYE_MS = 15_000;
/** What a core finds in its environment; the last of them says that the house is open. */
export const CORE = { some: 'some', last: 'last' } as const;

/**
 * A server on several cores: this process holds the embedded store and writes for all; each of the others is a node that
 * reads it and listens at the same port. Tables have homes among them as among machines.
 */
export async function startCores(settings: Settings): Promise<{ readonly stop: () => Promise<void> }> {
  const isEmbedded = !/^postgres/.test(settings.store);
  const store = isEmbedded ? await openStore(settings.store, 'serve').catch(explained(settings)) : null;
  const heartbeat = store === null ? null : new Heartbeat(store, Date.now, true);
  await heartbeat?.start();
  // Bytes are among what is written.
  cluster.setupPrimary({ serialization: 'advanced' });
  const cores = new Set<Worker>();
  let stopping = false;

  const start = (kind: string): Worker => {
    const core = cluster.fork({ NAOS_CORE: kind });
    cores.add(core);
    const writes = store === null ? null : new WritesOfCore(store.db);
    const say = (message: ToCore): void => {
      if (core.isConnected()) core.send(message, () => {});
    };
    core.on('message', (message: ToPrimary) => {
      if ('parcel' in message) writes?.carryOut(message.parcel).then((answers) => say({ answers }));
      else for (const other of cores) if (other !== core && other.isConnected()) other.send({ wake: message.wake });
    });
    core.on('error', () => {});
    core.once('exit', () => {
      cores.delete(core);
      // Its people are at the others already.
      if (!stopping && isOpen) setTimeout(() => stopping || start(CORE.some), AGAIN_MS);
    });
    return core;
  };

  let isOpen = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    const ended = [...cores].map((core) => once(core, 'exit'));
    for (const core of cores) core.process.kill('SIGTERM');
    await Promise.race([Promise.all(ended), wait(GOODBYE_MS, undefined, { ref: false })]);
    for (const core of cores) core.process.kill('SIGKILL');
    await heartbeat?.stop();
    await store?.db.close();
  };
  for (let i = 1; i <= settings.cores; i++) {
    const core = start(i === settings.cores ? CORE.last : CORE.some);
    const [isListening] = await Promise.race([
      once(core, 'listening').then(() => [true]),
      once(core, 'exit').then(() => [false]),
    ]);
    if (isListening) continue;
    await stop();
    // It has said why.
    throw new StartError('');
  }
  isOpen = true;
  return { stop };
}

function explained(settings: Settings): (problem: unknown) => never {
  return (problem) => {
    throw explainStart(problem, settings);
  };
}
