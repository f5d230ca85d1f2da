import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../audit.mjs', import.meta.url));

/** Runs the script against a registry on this machine that knows no packages and gives one answer about holes. */
async function audit(status: number, answer: object): Promise<{ readonly code: number; readonly said: string }> {
  const registry = createServer(({ method }, response) => {
    response
      .writeHead(method === 'POST' ? status : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const child = spawn('node', [SCRIPT, `--registry=http://127.0.0.1:${port}/`, '--fetch-retries=0']);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(child, 'close')) as [number];
  registry.close();
  return { code, said };
}

test('a registry that knows of nothing: fine', async () => {
  expect(await audit(200, {})).toEqual({ code: 0, said: 'No known holes in what a server runs with.\n' });
}, 60_000);

test('a package with a known hole is named', async () => {
  const hole = { id: 1, url: 'https://example.org/1', title: 'x', severity: 'high', vulnerable_versions: '*' };
  const { code, said } = await audit(200, { fastify: [hole] });
  expect(said).toMatch(/^high: fastify$/m);
  expect(code).toBe(1);
}, 60_000);

test('a registry that answers no such question: said, and not taken for fine', async () => {
  const { code, said } = await audit(405, {});
  expect(said).toMatch(/^Not checked \(.+\): ask again/);
  expect(code).toBe(2);
}, 60_000);
