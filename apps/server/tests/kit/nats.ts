import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './postgres.ts';

/** Whether this machine has the message system. */
export const hasNats = spawnSync('nats-server', ['--version']).status === 0;

/** A message system of a test's own; `options` are its command line's. */
export async function natsServer(...options: readonly string[]) {
  const port = await freePort();
  const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), ...options]);
  let said = '';
  while (!said.includes('Server is ready')) said += String(await once(server.stderr, 'data'));
  return { port, url: `nats://127.0.0.1:${port}`, kill: () => void server.kill('SIGKILL') };
}
