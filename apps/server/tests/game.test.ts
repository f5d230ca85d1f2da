import { verify } from '@naos/engine';
import { gameModuleOf } from '@naos/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn } from './kit/client.ts';
import { testServer } from './kit/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Two people at a table that one opened and the other joined by the invite link. */
async function twoFriends(): Promise<{ table: string; host: Client; guest: Client }> {
  const host = await Client.guest(server.port, 'Host', 1);
  const guest = await Client.guest(server.port, 'Friend', 2);
  const { card, links } = await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'invite' }] });
  await host.follow(card.id);
  const invite = new URL(links.invites[0]?.path ?? '', 'http://x').searchParams.get('invite') ?? '';
  await guest.act(card.id, { do: 'sit', invite });
  await guest.follow(card.id);
  return { table: card.id, host, guest };
}

describe('a game between two people', () => {
  test('is played to its end over the sockets, and its file verifies', async () => {
    const { table, host, guest } = await twoFriends();
    expect(await playOn(table, [host, guest])).toBeGreaterThan(10);
    const { card, beats } = host.at(table);
    expect(card.status).toBe('finished');
    expect(card.outcome?.places).toHaveLength(2);
    expect(beats.at(-1)?.kind).toBe('end');
    const file = await guest.request<string>('GET', `/api/tables/${table}/transcript`);
    const game = await gameModuleOf('aton')?.rules();
    if (game === undefined) throw new Error('no Aton');
    expect(verify(game, file)).toMatchObject({ outcome: card.outcome, commitment: card.commitment });
  });

  test('a move on nobody’s list, out of turn or unreadable is refused with a reason, and nothing changes', async () => {
    const { table, host, guest } = await twoFriends();
    const before = host.at(table).version;
    expect(await host.play(table, 'gibberish')).toMatchObject({ t: 'refused', code: 'illegal' });
    expect(await host.play(table, 'place t1-r1-c1')).toMatchObject({ t: 'refused', code: 'illegal' });
    await playOn(table, [host, guest], 2);
    const idle = host.at(table).asked?.seats.includes(0) ? guest : host;
    expect(await idle.play(table, 'exchange')).toMatchObject({ t: 'refused', code: 'not yours' });
    const stranger = await Client.guest(server.port);
    expect(await stranger.play(table, 'exchange', { version: 0 })).toMatchObject({ t: 'refused', code: 'not yours' });
    expect(host.at(table).version).toBe(before + 2);
  });

  test('a repeated id gets the first answer and the move is made once; another player can’t use it', async () => {
    const { table, host, guest } = await twoFriends();
    const move = (await host.anyMove(table)) ?? '';
    const first = await host.play(table, move, { id: 'once', version: 0 });
    expect(first).toMatchObject({ t: 'accepted', version: 1 });
    expect(await host.play(table, move, { id: 'once', version: 0 })).toEqual(first);
    expect(await guest.play(table, move, { id: 'once', version: 0 })).toMatchObject({
      t: 'refused',
      code: 'malformed',
    });
    expect(host.at(table).version).toBe(1);
  });

  test('a choice asked of both at once: neither blocks the other', async () => {
    const { table, host, guest } = await twoFriends();
    const [one, two] = [(await host.anyMove(table)) ?? '', (await guest.anyMove(table)) ?? ''];
    const answers = await Promise.all([host.play(table, one, { version: 0 }), guest.play(table, two, { version: 0 })]);
    expect(answers.map(({ t }) => t)).toEqual(['accepted', 'accepted']);
  });

  test('a move against an older question is refused as stale, and the current position follows', async () => {
    const { table, host, guest } = await twoFriends();
    await playOn(table, [host, guest], 4);
    const mover = host.at(table).asked?.seats[0] === 0 ? host : guest;
    const fresh = mover.next('table');
    const move = (await mover.anyMove(table)) ?? '';
    expect(await mover.play(table, move, { version: 1 })).toMatchObject({ t: 'refused', code: 'stale' });
    expect((await fresh).version).toBe(mover.at(table).version);
    expect((await mover.play(table, move)).t).toBe('accepted');
  });

  test('after a gap the cursor brings exactly what was missed', async () => {
    const { table, host, guest } = await twoFriends();
    await playOn(table, [host, guest], 6);
    const seen = guest.at(table).version;
    const had = [...guest.at(table).beats];
    guest.disconnect();
    const move = await host.anyMove(table);
    if (move !== null) await host.play(table, move);
    await guest.connect();
    const picture = guest.next('table');
    await guest.follow(table, { after: seen });
    expect((await picture).beats.every(({ n }) => n > seen)).toBe(true);
    const resumed = guest.at(table).beats;
    expect(resumed.slice(0, had.length)).toEqual(had);
    expect((await guest.follow(table)).beats).toEqual(resumed);
  });

  test('a cursor of another seat brings the whole: each seat counts its own', async () => {
    const { table, host, guest } = await twoFriends();
    await playOn(table, [host, guest], 6);
    const picture = guest.next('table');
    guest.sendText(JSON.stringify({ t: 'follow', table, after: 2, as: 0 }));
    expect(await picture).toMatchObject({ seat: 1, after: -1 });
    expect(guest.at(table).beats[0]?.n).toBe(0);
  });
});

describe('chairs', () => {
  test('an invite link seats one person, once; opened again by the same person it just shows the table', async () => {
    const host = await Client.guest(server.port);
    const { card, links } = await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'invite' }] });
    const invite = new URL(links.invites[0]?.path ?? '', 'http://x').searchParams.get('invite') ?? '';
    const [friend, thief] = [await Client.guest(server.port), await Client.guest(server.port)];
    expect((await friend.act(card.id, { do: 'sit', invite })).t).toBe('accepted');
    expect((await friend.act(card.id, { do: 'sit', invite })).t).toBe('accepted');
    expect(await thief.act(card.id, { do: 'sit', invite })).toMatchObject({ t: 'refused', code: 'not now' });
    expect(await thief.act(card.id, { do: 'sit', invite: '1.forged' })).toMatchObject({
      t: 'refused',
      code: 'not now',
    });
    await expect(thief.follow(card.id)).rejects.toThrow('no table');
  });

  test('a watch link shows the table and lets nobody play', async () => {
    const { table, host } = await twoFriends();
    const watch = new URL(host.at(table).links?.watch ?? '', 'http://x').searchParams.get('watch') ?? '';
    const viewer = await Client.guest(server.port);
    expect((await viewer.follow(table, { watch })).seat).toBeNull();
    expect(await viewer.act(table, { do: 'sit', invite: watch })).toMatchObject({ t: 'refused' });
    expect(await viewer.act(table, { do: 'sit' })).toMatchObject({ t: 'refused', code: 'not now' });
  });

  test('who leaves is replaced by a bot and may come back', async () => {
    const { table, host, guest } = await twoFriends();
    await guest.act(table, { do: 'leave' });
    expect(guest.at(table).seat).toBeNull();
    expect(host.at(table).card.seats[1]).toMatchObject({ kind: 'bot', left: true });
    // Both know whose chair it is.
    expect([guest, host].map(({ messages }) => messages.findLast(({ t }) => t === 'table'))).toMatchObject([
      { seat: null, kept: 1 },
      { seat: 0, kept: null },
    ]);
    await guest.act(table, { do: 'sit' });
    expect(guest.at(table).seat).toBe(1);
  });

  test('people take bots’ chairs of public tables when those who play agree', async () => {
    const host = await Client.guest(server.port);
    const { card } = await host.open({
      game: 'aton',
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }],
    });
    const other = await Client.guest(server.port, 'Other');
    const list = await other.request<{ tables: { id: string }[] }>('GET', '/api/tables?status=running&game=aton');
    expect(list.tables.map(({ id }) => id)).toContain(card.id);
    await other.act(card.id, { do: 'sit', seat: 1 });
    await host.act(card.id, { do: 'vote', yes: true });
    await other.follow(card.id);
    expect(other.at(card.id).seat).toBe(1);
  });

  test('a rematch is one table for all, with everybody’s chair kept', async () => {
    const { table, host, guest } = await twoFriends();
    await playOn(table, [host, guest]);
    const first = await host.act(table, { do: 'rematch' });
    const second = await guest.act(table, { do: 'rematch' });
    expect(first).toMatchObject({ t: 'accepted', opened: expect.any(String) });
    expect('opened' in second && second.opened).toBe('opened' in first && first.opened);
    const next = ('opened' in first && first.opened) || '';
    await guest.act(next, { do: 'sit' });
    await guest.follow(next);
    expect(guest.at(next)).toMatchObject({ seat: 0, card: { status: 'running' } });
  });
});

test('play now: a whole game against a house bot, move by move through the same gate', async () => {
  const me = await Client.guest(server.port);
  const { card } = await me.request<{
    card: { id: string };
  }>('POST', '/api/play-now', { game: 'aton', level: 'level-1' });
  await me.follow(card.id);
  await playOn(card.id, [me]);
  expect(me.at(card.id).card.status).toBe('finished');
});
