import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string>>;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

function start(port: number, data: string, more: Environment): Promise<ChildProcess> {
  return new Promise((done, failed) => {
    const env = {
      CORES: '1',
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      NAOS_DATA: data,
      RATE_LIMITS: 'off',
      ...more,
    };
    const server = spawn('node', ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    server.stdout?.once('data', () => done(server));
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGKILL');
  await gone;
}

/** A server of a test's own, which can be killed, and started again on the same address and data. */
interface OwnServer {
  readonly address: string;
  readonly kill: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
  /** Kills it for good and removes what it kept. */
  readonly leave: () => Promise<void>;
}

/** `more` is what its environment says besides. */
export async function ownServer(more: Environment = {}): Promise<OwnServer> {
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'naos-page-'))];
  let server = await start(port, data, more);
  return {
    address: `http://127.0.0.1:${port}`,
    kill: () => kill(server),
    startAgain: async () => {
      server = await start(port, data, more);
    },
    leave: async () => {
      await kill(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
