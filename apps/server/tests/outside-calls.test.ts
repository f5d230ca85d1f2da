import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { CallSlots } from '../src/notices/call-slots.ts';
import { nameResolver } from '../src/notices/resolve-name.ts';
import { SafeFetch } from '../src/notices/safe-fetch.ts';
import { Client } from './kit/client.ts';
import { nameServer } from './kit/name-server.ts';
import { testPostgres } from './kit/postgres.ts';
import { temporaryFolder, testServer } from './kit/server.ts';

describe('looking a name up', () => {
  test('asks the name servers for all addresses', async () => {
    const names = await nameServer({ 'hook.example': ['192.0.2.1', '192.0.2.2'] });
    const resolve = nameResolver({ servers: [names.server] });
    expect((await resolve('hook.example')).toSorted()).toEqual(['192.0.2.1', '192.0.2.2']);
    names.close();
  });

  test('ends when nobody answers', async () => {
    const names = await nameServer();
    const begun = performance.now();
    await expect(nameResolver({ servers: [names.server] })('dead.example')).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(6_000);
    expect(names.asked).toContain('dead.example');
    names.close();
  }, 20_000);

  test('asks nobody about this machine, and believes its hosts file first', async () => {
    const names = await nameServer();
    const hosts = join(temporaryFolder(), 'hosts');
    writeFileSync(hosts, '10.1.2.3 other inner.example # the office\n#10.9.9.9 dead.example\nnonsense inner.example\n');
    const resolve = nameResolver({ servers: [names.server], hosts });
    for (const name of ['localhost', 'LOCALHOST.', 'a.localhost']) expect(await resolve(name)).toContain('127.0.0.1');
    expect(await resolve('Inner.Example')).toEqual(['10.1.2.3']);
    expect(names.asked).toEqual([]);
    names.close();
  });
});

describe('slots', () => {
  const never = (): Promise<never> => new Promise(() => {});

  test('few calls run for one person and to one machine at once, and others pass them by', async () => {
    const slots = new CallSlots();
    const begun: string[] = [];
    const call = (person: string, host: string): void => {
      const work = (): Promise<never> => {
        begun.push(`${person} ${host}`);
        return never();
      };
      slots.run(person, host, work).catch(() => {});
    };
    for (let i = 0; i < 10; i++) call('eve', `host${i}`);
    for (let i = 0; i < 20; i++) call(`someone${i}`, 'slow');
    call('ann', 'fine');
    await wait(0);
    expect(begun.filter((text) => text.startsWith('eve'))).toHaveLength(2);
    expect(begun.filter((text) => text.endsWith('slow'))).toHaveLength(6);
    expect(begun).toContain('ann fine');
  });

  test('those who wait get their turn, in order, also after a failure', async () => {
    const slots = new CallSlots();
    const ended: number[] = [];
    const calls = [0, 1, 2, 3, 4].map((i) =>
      slots.run('ann', 'host', async () => {
        await wait(1);
        ended.push(i);
        if (i === 1) throw new Error('failed');
      }),
    );
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      ...['fulfilled', 'fulfilled', 'fulfilled'],
    ]);
    expect(ended).toEqual([0, 1, 2, 3, 4]);
  });

  test('too many who wait are refused with a sentence', async () => {
    const slots = new CallSlots();
    for (let i = 0; i < 22; i++) slots.run('eve', `host${i}`, never).catch(() => {});
    await expect(slots.run('eve', 'one more', never)).rejects.toThrow('Too many calls to the outside');
    expect(await slots.run('ann', 'host', async () => 'done')).toBe('done');
  });
});

test('a node on PostgreSQL goes on serving while a hundred names get no answer', async () => {
  const [postgres, names] = [await testPostgres(), await nameServer()];
  const url = (await postgres.fresh('names')).replace('127.0.0.1', 'localhost');
  const safeFetch = new SafeFetch(nameResolver({ servers: [names.server] }));
  const server = await testServer({ DATABASE_URL: url }, { safeFetch });
  const base = `http://127.0.0.1:${server.port}`;
  const people = await Promise.all(Array.from({ length: 20 }, () => Client.guest(server.port)));
  const dead = people.flatMap((person, i) =>
    Array.from({ length: 5 }, (_, j) => {
      const channel = { kind: 'webhook', address: `https://dead${i}x${j}.example/` };
      return person.request('POST', '/api/me/channels', { channel, language: 'en' });
    }),
  );
  const all = Promise.allSettled(dead);
  await wait(200);
  const times = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const begun = performance.now();
      expect((await fetch(`${base}/api/me`)).status).toBe(200);
      return performance.now() - begun;
    }),
  );
  expect(Math.max(...times)).toBeLessThan(2_000);
  // Those that still wait for their turn need not be waited for one by one.
  names.speak();
  expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
  expect(names.asked.length).toBeGreaterThan(100);
  await server.stop();
  names.close();
  await postgres.stop();
}, 90_000);
