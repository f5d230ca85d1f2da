import { FastRandom, isIn, isRefusal } from '@naos/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { pictureOf } from '../src/notices/picture.ts';
import { Secret } from '../src/secret.ts';
import type { RunningServer } from '../src/server.ts';
import type { TableDoc } from '../src/tables/doc.ts';
import { Client, settled } from './kit/client.ts';
import { must } from './kit/must.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let now = Date.UTC(2026, 10, 16);
let server: RunningServer;
beforeAll(async () => {
  const registry = import.meta.resolve('@naos/registry');
  server = await testServer({ NAOS_REGISTRY: registry, BOT_PACE: '150' }, { now: () => now });
});
afterAll(() => server.stop());

/** Lena and Mira at a table; `first` is asked now. */
async function table(game = 'kemet') {
  const [lena, mira] = [await Client.guest(server.port, 'Lena', 3), await Client.guest(server.port, 'Mira', 5)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const clock = { kind: 'days' as const, days: 2, sleep: null };
  const { card } = await lena.open({ game, seats, visibility: 'public', clock });
  await lena.follow(card.id);
  await mira.follow(card.id);
  await mira.act(card.id, { do: 'sit', seat: 1 });
  await soon(() => lena.at(card.id).view !== null && mira.at(card.id).view !== null).toBe(true);
  const isFirst = lena.at(card.id).asked?.seats.includes(0) === true;
  const [first, second] = isFirst ? [lena, mira] : [mira, lena];
  return { lena, mira, first, second, id: card.id };
}

test('a planned move and the plan without it are one write: a node that dies plays nothing twice', async () => {
  const { first, id } = await table();
  const move = must((await first.moves(id))[0]);
  const choice = must(first.at(id).asked?.choice);
  const stored = vi.spyOn(server.store.tables, 'change');
  await first.act(id, {
    do: 'plan',
    moves: [
      { choice, move },
      { choice, move },
    ],
  });
  await soon(() => first.at(id).orders?.plan).toEqual([{ choice, move }]);
  const [written] = stored.mock.calls.map(([change]) => change).filter(({ entries }) => entries.length > 0);
  stored.mockRestore();
  const doc: TableDoc = JSON.parse(must(written?.row).body);
  expect(doc.orders?.[0]?.plan).toEqual([{ choice, move }]);
});

test('a plan that is withdrawn while its move waits for its pace is not played', async () => {
  const { first, second, id } = await table();
  const move = must((await first.moves(id))[0]);
  const choice = must(first.at(id).asked?.choice);
  await first.act(id, { do: 'plan', moves: [{ choice, move }] });
  await first.act(id, { do: 'plan', moves: [] });
  await new Promise((done) => setTimeout(done, 400));
  await settled([first, second]);
  expect(first.at(id).asked?.seats).toEqual([first.at(id).seat]);
});

test('what others leave to the table does not make it forget what was answered to somebody', async () => {
  const { first, second, id } = await table();
  const asked = 'an id of Mira';
  expect(await second.act(id, { do: 'ask pause' }, asked)).toMatchObject({ t: 'accepted' });
  await second.act(id, { do: 'vote', yes: false });
  for (let n = 0; n < 30; n++) await first.act(id, { do: 'order', kind: 'destiny', way: n % 2 === 0 ? 'first' : null });
  expect(await second.act(id, { do: 'ask pause' }, asked)).toMatchObject({ t: 'accepted' });
  await settled([first, second]);
  expect(second.at(id).card.proposal).toBeNull();
});

test('nobody hears that a table is looked at again because somebody has orders', async () => {
  const { first, second, id } = await table();
  await first.act(id, { do: 'order', kind: 'destiny', way: 'first' });
  await settled([first, second]);
  const heard = second.raw.length;
  now += 31_000;
  await server.sweeper.sweep();
  await settled([first, second]);
  expect(second.raw.slice(heard).filter((text) => !text.includes('"pong"'))).toEqual([]);
});

test('who looks at a club hears nothing of what is done in secret at its tables', async () => {
  const [lena, mira] = [await Client.guest(server.port, 'Lena', 3), await Client.guest(server.port, 'Mira', 5)];
  const crest = { shape: 'shield', colour: 'lapis', sign: 'sun' };
  const { id: club } = await lena.request<{ id: string }>('POST', '/api/clubs', { name: 'Owls', crest });
  const { link } = await lena.request<{ link: string }>('GET', `/api/clubs/${club}`);
  const join = new URL(link, 'http://x').searchParams.get('join');
  await mira.request('POST', `/api/clubs/${club}/join`, { join });
  const order = { game: 'kemet', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { table: id } = await lena.request<{ table: string }>('POST', `/api/clubs/${club}/tables`, order);
  await lena.follow(id);
  await mira.act(id, { do: 'sit', seat: 1 });
  await soon(() => lena.at(id).card.status).toBe('running');
  const shown = mira.next('club');
  mira.sendText(JSON.stringify({ t: 'follow club', club }));
  await shown;
  await new Promise((done) => setTimeout(done, 400));
  const heard = mira.raw.length;
  await lena.act(id, { do: 'order', kind: 'destiny', way: 'first' });
  await new Promise((done) => setTimeout(done, 400));
  expect(mira.raw.slice(heard)).toEqual([]);
});

test('what somebody takes back in secret does not keep the plan of another from being played', async () => {
  const { lena, mira, id } = await table('temple-of-fate');
  const live = await server.tables.open(id);
  const clients = [lena, mira];
  const random = new FastRandom(4);
  let secret: { seat: number; move: string } | null = null;
  for (let n = 0; n < 300 && secret === null; n++) {
    const match = must(live.match);
    const { asked } = match.position;
    for (const seat of asked.length > 1 ? asked : []) {
      for (const one of match.situation(seat).moves) {
        const move = match.game.write(one);
        const proposal = match.propose(seat, move, now);
        if (isRefusal(proposal) || !proposal.position.asked.includes(seat)) continue;
        const { entry } = must(proposal.lines[0]);
        if (!isIn(live.audiences.of(entry, proposal.from, proposal.position), 1 - seat)) secret = { seat, move };
      }
    }
    if (secret !== null) break;
    const seat = must(asked[0]);
    const { moves } = match.situation(seat);
    await must(clients[seat]).play(id, match.game.write(must(moves[random.below(moves.length)])));
    await settled(clients);
  }
  const { seat, move } = must(secret);
  const [one, other] = [must(clients[seat]), must(clients[1 - seat])];
  await one.play(id, move);
  expect(await one.act(id, { do: 'undo', to: 'step' })).toMatchObject({ t: 'accepted' });
  const choice = must(other.at(id).asked?.choice);
  const [planned] = await other.moves(id);
  await other.act(id, { do: 'plan', moves: [{ choice, move: must(planned) }] });
  await soon(() => other.at(id).orders?.plan).toEqual([]);
  expect(other.at(id).orders?.dropped).toBe(false);
});

test('the address of a picture does not count what is done in secret', () => {
  for (const visibility of ['public', 'private'] as const) {
    const doc = { id: 'abcdefghij', game: 'kemet', visibility, publicVersion: 7 };
    const address = (version: number): string =>
      pictureOf(
        standIn<TableDoc>({ ...doc, version }),
        'en',
        new URL('https://naos.example'),
        new Secret('00'.repeat(32)),
      );
    expect(address(9)).toBe(address(12));
  }
});
