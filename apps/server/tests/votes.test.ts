import type { TableList } from '@naos/protocol';
import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { tableForTwo } from './kit/table-for-two.ts';

test('a question goes on without somebody for whom a bot was called in: the rest of the table decides it', async () => {
  let now = Date.UTC(2026, 10, 15, 12);
  const server = await testServer({ NAOS_REGISTRY: import.meta.resolve('@naos/registry') }, { now: () => now });
  const people = await Promise.all([0, 1, 2].map((i) => Client.guest(server.port, `P${i}`, i)));
  const [first, ...others] = people;
  const host = must(first);
  const { card } = await host.open({
    game: 'temple-of-fate',
    visibility: 'public',
    clock: { kind: 'live', start: 60, increment: 0 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  for (const person of others) await person.act(card.id, { do: 'sit' });
  await Promise.all(people.map((person) => person.follow(card.id)));
  const asked = host.at(card.id).asked?.seats[0] ?? 0;
  const voters = people.filter((person) => person.at(card.id).seat !== asked);
  const [asker, voter] = [must(voters[0]), must(voters[1])];
  await asker.act(card.id, { do: 'ask cancel' });
  now += 150_000;
  expect((await asker.act(card.id, { do: 'call bot', seat: asked })).t).toBe('accepted');
  const by = asker.at(card.id).seat;
  await soon(() => voter.at(card.id).card).toMatchObject({
    seats: expect.arrayContaining([expect.objectContaining({ seat: asked, kind: 'bot' })]),
    proposal: { what: 'cancel', by, yes: [by] },
  });
  expect((await voter.act(card.id, { do: 'vote', yes: true })).t).toBe('accepted');
  await soon(() => asker.at(card.id).card.status).toBe('cancelled');
  await server.stop();
});

test('what somebody has begun in secret is nothing that another one could ask to take back', async () => {
  const server = await testServer();
  const { table, host, guest } = await tableForTwo(server.port);
  const choose = async (what: string): Promise<void> => {
    const move = must((await host.moves(table)).find((one) => one.startsWith(what)));
    expect(await host.play(table, move)).toMatchObject({ t: 'accepted' });
  };
  await choose('commit');
  await guest.act(table, { do: 'ask undo', to: 0 });
  expect(await host.act(table, { do: 'vote', yes: true })).toMatchObject({ t: 'accepted' });
  await soon(() => host.at(table).version).toBe(2);
  const ask = () => guest.act(table, { do: 'ask undo', to: 1 });
  const before = await ask();
  expect(before).toMatchObject({ t: 'refused', code: 'malformed' });
  await choose('exchange');
  const { id: _before, ...refusal } = before;
  expect(await ask()).toMatchObject(refusal);
  // To the one who did it, it is one. The card shows it alike whether the game is in memory or not.
  expect(await host.act(table, { do: 'ask undo', to: 2 })).toMatchObject({ t: 'accepted' });
  await soon(() => guest.at(table).card.proposal?.to).toBe(2);
  for (const one of [host, guest]) one.disconnect();
  await soon(() => server.tables.peek(table)?.followers.size).toBe(0);
  await server.tables.tidy(true);
  expect(server.tables.peek(table)).toBeUndefined();
  const stranger = await Client.guest(server.port);
  const { tables } = await stranger.request<TableList>('GET', '/api/tables?status=running');
  expect(tables[0]?.proposal).toMatchObject({ what: 'undo', to: 2 });
  await server.stop();
});
