import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { tableForTwo } from './kit/table-for-two.ts';

let server: RunningServer;
let now = Date.now();
beforeAll(async () => {
  // Bots take their time, so that people can act while they think.
  server = await testServer({ BOT_PACE: '700' }, { now: () => now });
});
afterAll(() => server.stop());

/** A public table with two free chairs, whose host only looks on. */
async function emptyTable(): Promise<string> {
  const host = await Client.guest(server.port, 'Host');
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
  return (await host.open({ game: 'aton', visibility: 'public', seats })).card.id;
}

async function bar(player: string): Promise<void> {
  const banned = { until: now + 1e9, why: 'rude' };
  await server.store.players.change(player, (row) => ({ ...row, body: { ...row.body, banned } }));
}

describe('chairs', () => {
  test('who has seen one hand of a running game can not go and look at another', async () => {
    const host = await Client.guest(server.port, 'Host');
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
    const { card } = await host.open({ game: 'aton', visibility: 'public', seats });
    expect(await host.act(card.id, { do: 'leave' })).toMatchObject({ t: 'accepted' });
    expect(await host.act(card.id, { do: 'sit', seat: 1 })).toMatchObject({ t: 'refused', code: 'not now' });
    const invited = await host.act(card.id, { do: 'new invite', seat: 1 });
    expect(invited).toMatchObject({ t: 'accepted' });
    const { links, card: offered } = await host.follow(card.id);
    expect(offered.seats.map((seatInfo) => seatInfo.invited)).toEqual([false, true]);
    const invite = new URL(links?.invites[0]?.path ?? '', 'http://x').searchParams.get('invite') ?? '';
    expect(await host.act(card.id, { do: 'sit', seat: 1, invite })).toMatchObject({ t: 'refused', code: 'not now' });
    // Whatever link they open, it leads back to their own chair.
    expect(await host.act(card.id, { do: 'sit', invite })).toMatchObject({ t: 'accepted' });
    expect(host.at(card.id).seat).toBe(0);
  });

  test('sitting down and getting up again leaves a public chair free for everybody', async () => {
    const table = await emptyTable();
    const [one, two] = [await Client.guest(server.port), await Client.guest(server.port)];
    await one.act(table, { do: 'sit', seat: 0 });
    await one.act(table, { do: 'leave' });
    expect(await two.act(table, { do: 'sit', seat: 0 })).toMatchObject({ t: 'accepted' });
  });

  test('a question that waited only for somebody who left is off the table', async () => {
    const { table, host, guest } = await tableForTwo(server.port);
    await host.act(table, { do: 'ask pause' });
    await guest.act(table, { do: 'leave' });
    await soon(() => host.at(table).card.proposal).toBeNull();
    expect(await host.act(table, { do: 'ask pause' })).toMatchObject({ t: 'accepted' });
  });
});

test('nobody can freeze a house bot by using the id of its next move', async () => {
  const host = await Client.guest(server.port, 'Host');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
  const { card } = await host.open({ game: 'aton', seats });
  const { asked } = await host.follow(card.id);
  const taken = `bot 1 ${asked?.seats.includes(1) ? 0 : 1}`;
  const move = (await host.anyMove(card.id)) ?? '';
  expect(await host.play(card.id, move, { id: taken })).toMatchObject({ t: 'accepted' });
  const bot = () => host.at(card.id).beats.some((beat) => beat.kind === 'moved' && beat.seat === 1);
  await soon(bot).toBe(true);
});

describe('other nodes', () => {
  test('a line of chat of another node is told although somebody speaks here before its wake-up comes', async () => {
    const { table, host, guest } = await tableForTwo(server.port);
    const line = { n: 1, player: guest.id, name: 'Guest', at: now, id: 'x', text: 'from afar' };
    await server.store.chat.append(table, line);
    await host.say(table, 'from here');
    await soon(() => guest.at(table).chat).toEqual(['from afar', 'from here']);
  });

  test('looking for moves of other nodes does not forget whose turn it is here', async () => {
    const { table, host, guest } = await tableForTwo(server.port);
    await playOn(table, [host, guest], 3);
    await server.tables.catchUp(table);
    const card = await host.request('GET', `/api/tables/${table}`);
    expect(card).toMatchObject({ version: 3, waiting: host.at(table).asked?.seats });
  });

  test('a ban of another node is not undone by a change of name here', async () => {
    const rude = await Client.guest(server.port);
    await bar(rude.id);
    await rude.request('PATCH', '/api/me', { name: 'Other' }).catch(() => {});
    expect((await server.store.players.read(rude.id))?.body.banned?.why).toBe('rude');
  });

  test('who was barred or deleted at another node leaves no more traces here', async () => {
    const { table, host, guest } = await tableForTwo(server.port);
    await bar(host.id);
    expect(await host.say(table, 'still here')).toMatchObject({ t: 'refused', code: 'barred' });
    expect(await host.act(table, { do: 'leave' })).toMatchObject({ t: 'refused', code: 'barred' });
    await expect(host.request('PATCH', '/api/me', { name: 'Other' })).rejects.toThrow('barred');
    await server.store.players.forget(guest.id);
    expect(await guest.say(table, 'still here')).toMatchObject({ t: 'refused', code: 'not yours' });
    await expect(guest.request('POST', '/api/play-now', { game: 'aton' })).rejects.toThrow('not yours');
  });

  test('who was barred at another node can not move over a socket that is open here', async () => {
    const { table, host, guest } = await tableForTwo(server.port);
    await bar(host.id);
    await bar(guest.id);
    now += 11_000;
    for (const client of [host, guest]) {
      const move = await client.anyMove(table);
      if (move !== null) expect(await client.play(table, move)).toMatchObject({ t: 'refused', code: 'barred' });
    }
    expect(host.at(table).version).toBe(0);
  });
});

describe('people who are deleted', () => {
  test('do nothing more over a socket that was open', async () => {
    const table = await emptyTable();
    const gone = await Client.guest(server.port, 'Gone');
    await gone.request('DELETE', '/api/me');
    await soon(() => gone.closed?.code).toBe(1008);
    expect(JSON.stringify(await server.store.tables.read(table))).not.toContain('Gone');
  });

  test('leave no question behind that waits for them', async () => {
    const { table, host, guest } = await tableForTwo(server.port);
    await host.act(table, { do: 'ask pause' });
    await guest.request('DELETE', '/api/me');
    await soon(() => host.at(table).card.proposal).toBeNull();
  });

  test('are not heard any more at tables at which they no longer sat', async () => {
    const table = await emptyTable();
    const gone = await Client.guest(server.port, 'Gone');
    await gone.act(table, { do: 'sit', seat: 0 });
    await gone.say(table, 'my address is');
    await gone.act(table, { do: 'leave' });
    await gone.request('DELETE', '/api/me');
    const newcomer = await Client.guest(server.port);
    await newcomer.follow(table);
    expect(newcomer.raw.join()).not.toContain('my address is');
  });
});
