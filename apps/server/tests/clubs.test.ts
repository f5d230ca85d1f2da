import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { clubConformance } from './kit/clubs.ts';
import { testServer } from './kit/server.ts';

clubConformance('SQLite', async () => [{}]);

const CREST = { shape: 'disc', colour: 'ochre', sign: 'moon' } as const;
const why = (problem: unknown): string => String(problem).replace('Error: ', '');

test('names that are no names are refused, others are shown as they can be read', async () => {
  const server = await testServer();
  const lena = await Client.guest(server.port, 'Lena');
  const named = async (name: string) => {
    const made = await lena.request<{ id: string }>('POST', '/api/clubs', { name, crest: CREST }).catch(why);
    return typeof made === 'string'
      ? made.slice(0, 3)
      : (await lena.request<{ name: string }>('GET', `/api/clubs/${made.id}`)).name;
  };
  expect(await named('   ')).toBe('400');
  expect(await named('\u3164\u2800')).toBe('400');
  expect(await named('x'.repeat(10_000))).toBe('400');
  expect(await named('\u202eteertS eliN')).toBe('teertS eliN');
  expect(await named('  Nile\n Street ☀️ ')).toBe('Nile Street ☀️');
  // The same wherever something is given a name: one's bot, an event.
  const { id: club } = await lena.request<{ id: string }>('POST', '/api/clubs', { name: 'A', crest: CREST });
  const clock = { kind: 'days', days: 1, sleep: null };
  const event = { kind: 'swiss', game: 'aton', seats: 2, clock, rated: false };
  for (const [path, order] of [
    ['/api/tokens', {}],
    [`/api/clubs/${club}/events`, event],
  ] as const) {
    for (const name of ['   ', '\u3164\u2800', '\u200f', 'x'.repeat(10_000)])
      expect(await lena.request('POST', path, { ...order, name }).catch(why), path).toMatch(/^400 /);
    await lena.request('POST', path, { ...order, name: ' \u202eNile\n ☀️ ' });
  }
  expect(await lena.request('GET', '/api/tokens')).toMatchObject([{ name: 'Nile ☀️' }]);
  expect(await lena.request('GET', `/api/events?club=${club}`)).toMatchObject([{ name: 'Nile ☀️' }]);
  const wrong = { ...CREST, sign: 'skull' };
  expect(await lena.request('POST', '/api/clubs', { name: 'A', crest: wrong }).catch(why)).toMatch(/^400 /);
  await server.stop();
});

test('nobody makes clubs without end, and a club that is full says so', async () => {
  const server = await testServer({ RATE_LIMITS: 'on' });
  const lena = await Client.guest(server.port, 'Lena');
  const make = () => lena.request<{ id: string }>('POST', '/api/clubs', { name: 'Club', crest: CREST });
  const { id } = await make();
  for (let i = 0; i < 4; i++) await make();
  expect(await make().catch(why)).toMatch(/^429 .*new clubs/);
  const statements = Array.from({ length: 999 }, (_, i) => [
    {
      sql: "insert into players (id, name, created, seen, body) values ($1, 'A', 1, 1, '{}')",
      values: [`member-${i}`.padEnd(16, '_')],
    },
    {
      sql: 'insert into club_members (club_id, player_id, joined, silenced, notices) values ($1, $2, 1, 0, 0)',
      values: [id, `member-${i}`.padEnd(16, '_')],
    },
  ]).flat();
  await server.store.db.write(statements);
  const { link, members } = await lena.request<{ link: string; members: unknown[] }>('GET', `/api/clubs/${id}`);
  expect(members).toHaveLength(1_000);
  const mira = await Client.guest(server.port, 'Mira');
  const join = new URL(link, 'http://x').searchParams.get('join');
  expect(await mira.request('POST', `/api/clubs/${id}/join`, { join }).catch(why)).toMatch(/^409 .*full/);
  await server.stop();
});
