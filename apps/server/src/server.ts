import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { Settings } from './settings.ts';
import { explainStart } from './start-error.ts';
import { openStore } from './store/store.ts';

/** A server that listens. */
export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  readonly port: number;
  /** Stops taking requests, says good-bye to every socket, writes what is left to write. */
  readonly stop: () => Promise<void>;
}

/** Opens the store, builds the server and listens. Throws a StartError with one sentence when it can't. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  try {
    const store = await openStore(settings.store);
    const app = await buildApp(settings, store);
    await app.listen({ port: settings.port, host: settings.host });
    const { port } = app.server.address() as AddressInfo;
    return {
      address: settings.publicUrl?.href ?? `http://localhost:${port}`,
      port,
      stop: async () => {
        await app.close();
        await store.db.close();
      },
    };
  } catch (problem) {
    throw explainStart(problem, settings);
  }
}
