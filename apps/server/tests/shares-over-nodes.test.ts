import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { NodeProcess } from './kit/node-process.ts';
import { testPostgres } from './kit/postgres.ts';
import { temporaryFolder, testServer } from './kit/server.ts';

/** In a row, and one more every so often. */
const REPORTS = 5;
const BACK_MS = 6 * 60_000;
/** A word from node to node takes less. */
const HEARD_MS = 400;

/** A connection of its own each time: cores are dealt them in turn. */
const report = (port: number, cookie: string): Promise<string> =>
  new Promise((done, failed) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const asked = request(
      { port, host: '127.0.0.1', path: '/api/reports', method: 'POST', agent: false, headers },
      (answer) =>
        text(answer).then((said) => done(answer.statusCode === 200 ? '200' : `${answer.statusCode} ${said}`), failed),
    );
    asked.on('error', failed);
    asked.end(JSON.stringify({ text: 'x' }));
  });

/** How many of some reports at once are taken. */
const taken = (port: number, { cookieText }: Client, many: number): Promise<number> =>
  Promise.all(Array.from({ length: many }, () => report(port, cookieText))).then(
    (all) => all.filter((answer) => answer === '200').length,
  );

test('who goes from node to node has one share, and who runs to all of them at once pays for it later', async () => {
  const postgres = await testPostgres();
  const url = await postgres.fresh('shares');
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const nodes = [];
  for (let i = 0; i < 2; i++) nodes.push(await testServer({ DATABASE_URL: url, RATE_LIMITS: 'on' }, { now }));
  const [first = 0, second = 0] = nodes.map(({ port }) => port);
  const [wanders, runs, other] = await Promise.all([1, 2, 3].map((i) => Client.guest(first, `P${i}`)));
  expect(await taken(first, must(wanders), REPORTS + 2)).toBe(REPORTS);
  await pause(HEARD_MS);
  expect(await taken(second, must(wanders), 3)).toBe(0);
  // Both shares are taken before the nodes have heard of each other.
  const atOnce = await Promise.all([first, second].map((port) => taken(port, must(runs), REPORTS)));
  const more = atOnce.reduce((sum, one) => sum + one, 0) - REPORTS;
  expect(more).toBeGreaterThan(0);
  await pause(HEARD_MS);
  ahead += more * BACK_MS;
  expect(await taken(second, must(runs), 3)).toBe(0);
  ahead += 2 * BACK_MS;
  expect(await taken(second, must(runs), 3)).toBe(2);
  // Nobody else pays for it.
  expect(await taken(second, must(other), REPORTS)).toBe(REPORTS);
  await Promise.all(nodes.map((node) => node.stop()));
  await postgres.stop();
}, 60_000);

test('a server on two cores gives everybody one share, whichever core they are dealt to', async () => {
  const server = await NodeProcess.start({ NAOS_DATA: temporaryFolder(), CORES: '2', RATE_LIMITS: 'on' });
  const guest = await Client.guest(server.port, 'Reports');
  let many = 0;
  for (let i = 0; i < 3 * REPORTS; i++) {
    const answer = await report(server.port, guest.cookieText);
    if (answer === '200') many++;
    else expect(answer).toContain('Too many reports');
    await pause(HEARD_MS / 2);
  }
  expect(many).toBe(REPORTS);
  await server.stop();
}, 60_000);
