import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { Heartbeat } from '../heartbeat.ts';
import type { Settings } from '../settings.ts';
import { explainStart, StartError } from '../start-error.ts';
import { openStore } from '../store/store.ts';
import { stopReading } from './hand-over.ts';
import { Wakes } from './wakes.ts';
import type { ToCore, ToPrimary } from './writer-link.ts';

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
  const writeFor = await store?.db.writeForOthers?.().catch(explained(settings));
  const heartbeat = store === null ? null : new Heartbeat(store, Date.now, true);
  await heartbeat?.start();
  // Bytes are among what is written.
  cluster.setupPrimary({ serialization: 'advanced' });
  /** By the names that they have as nodes, as soon as they have said them. */
  const cores = new Map<Worker, string>();
  let stopping = false;
  const say = (core: Worker, message: ToCore, socket?: Socket): void => {
    if (core.isConnected()) core.send(message, socket, () => socket?.destroy());
    else socket?.destroy();
  };
  const tellNodes = (): void => {
    const nodes = [...cores.values()].filter((name) => name !== '');
    for (const core of cores.keys()) say(core, { nodes });
  };

  const figures = new AggregatorRegistry();
  const wakes = new Wakes<Worker>((wake, to) => say(to, { wake }), cores);

  const start = (kind: string): Worker => {
    const core = cluster.fork({ NAOS_CORE: kind });
    cores.set(core, '');
    const deliver = writeFor?.((answer) => say(core, answer));
    core.on('message', (message: ToPrimary, handle: unknown) => {
      const socket = handle instanceof Socket ? handle : undefined;
      if ('parcel' in message || 'lines' in message) deliver?.(message);
      else if ('wake' in message) wakes.add(core, message.wake);
      else if ('node' in message) {
        cores.set(core, message.node);
        tellNodes();
      } else if ('figuresFor' in message) {
        const { figuresFor } = message;
        figures.clusterMetrics().then(
          (text) => say(core, { figuresFor, figures: text }),
          () => say(core, { figuresFor, figures: null }),
        );
      } else if ('opening' in message) {
        if (socket !== undefined) {
          stopReading(socket);
          socket.on('error', () => socket.destroy());
        }
        const home = [...cores].find(([, name]) => name === message.to)?.[0];
        if (home === undefined) socket?.destroy();
        else say(home, { opening: message.opening }, socket);
      }
    });
    core.on('error', () => {});
    core.once('exit', () => {
      cores.delete(core);
      deliver?.(null);
      if (!stopping) tellNodes();
      // Its people are at the others already.
      if (!stopping && isOpen) setTimeout(() => stopping || start(CORE.some), AGAIN_MS);
    });
    return core;
  };

  let isOpen = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    const ended = [...cores.keys()].map((core) => once(core, 'exit'));
    for (const core of cores.keys()) core.process.kill('SIGTERM');
    await Promise.race([Promise.all(ended), wait(GOODBYE_MS, undefined, { ref: false })]);
    for (const core of cores.keys()) core.process.kill('SIGKILL');
    await heartbeat?.stop();
    await store?.db.close();
  };
  const listens = async (kind: string): Promise<boolean> => {
    const core = start(kind);
    return Promise.race([once(core, 'listening').then(() => true), once(core, 'exit').then(() => false)]);
  };
  // The first by itself, so that what is wrong is said once; the last when all others are there, since it opens the house.
  for (const together of [1, settings.cores - 2, 1]) {
    const isLast = cores.size === settings.cores - 1;
    const started = Array.from({ length: together }, () => listens(isLast ? CORE.last : CORE.some));
    if ((await Promise.all(started)).every((isListening) => isListening)) continue;
    await stop();
    // It has said why.
    throw new StartError('');
  }
  isOpen = true;
  return { stop };
}

function explained(settings: Settings): (problem: unknown) => never {
  return (problem) => {
    throw explainStart(problem, settings.store);
  };
}
