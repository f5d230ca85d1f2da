import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function two(more: object = {}): Promise<{ table: string; host: Client; guest: Client }> {
  const [host, guest] = [await Client.guest(server.port, 'Host', 5), await Client.guest(server.port, 'Guest', 6)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats, ...more });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  return { table: card.id, host, guest };
}

describe('undo', () => {
  test('a seat takes its own step back, the view is as before, and the other hears of it; nobody else can', async () => {
    const { table, host, guest } = await two();
    const { mover, other, before } = await undoable(table, host, guest);
    const { version } = mover.at(table);
    expect(mover.at(table).undo?.step).toBe(version - 1);
    expect(await other.act(table, { do: 'undo', to: 'step' })).toMatchObject({ t: 'refused', code: 'not now' });
    expect(await mover.act(table, { do: 'undo', to: 'step' })).toMatchObject({ t: 'accepted', version: version + 1 });
    expect(mover.at(table).view).toEqual(before);
    await soon(() => other.at(table).beats.at(-1)).toMatchObject({ kind: 'back', back: version, all: false });
    expect((await mover.play(table, (await mover.anyMove(table)) ?? '')).t).toBe('accepted');
  });

  test('once cards are turned up nothing can be taken back but by vote', async () => {
    const { table, host, guest } = await two();
    await playOn(table, [host, guest], 2);
    expect(await host.act(table, { do: 'undo', to: 'turn' })).toMatchObject({ t: 'refused', code: 'not now' });
    await host.act(table, { do: 'ask undo', to: 0 });
    await guest.act(table, { do: 'vote', yes: true });
    await soon(() => host.at(table).beats.at(-1)?.kind).toBe('back');
    expect(host.at(table).asked?.seats).toEqual([0, 1]);
    expect(guest.at(table).beats.at(-1)).toMatchObject({ kind: 'back', back: 1, all: true });
    expect(guest.at(table).beats.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
  });

  test('never by vote in rated games', async () => {
    const { table, host, guest } = await two({ rated: true });
    await playOn(table, [host, guest], 2);
    expect(await host.act(table, { do: 'ask undo', to: 0 })).toMatchObject({ t: 'refused', code: 'not now' });
  });

  test('a move that was taken back stays taken back when the table is read again, and its id is still known', async () => {
    const { table, host, guest } = await two();
    const { mover, before, move } = await undoable(table, host, guest);
    const { version } = mover.at(table);
    await mover.act(table, { do: 'undo', to: 'step' });
    for (const client of [host, guest]) client.disconnect();
    await soon(() => server.sockets.has(mover.id)).toBe(false);
    await server.tables.tidy(true);
    await mover.connect();
    expect(await mover.follow(table)).toMatchObject({ version: version + 1, view: before });
    expect(await mover.play(table, move, { id: 'undone', version: 0 })).toMatchObject({ t: 'accepted', version });
    expect(mover.at(table).version).toBe(version + 1);
  });
});

/** Plays on until somebody has made a step that can be taken back. Nobody exchanges a hand: nobody else would hear of it. */
async function undoable(table: string, host: Client, guest: Client) {
  for (;;) {
    const [mover, other] = (await host.anyMove(table)) === null ? [guest, host] : [host, guest];
    const before = mover.at(table).view;
    const [move = ''] = (await mover.moves(table)).filter((one) => one !== 'exchange');
    const { version } = mover.at(table);
    const heard = other.next('news', (news) => news.version > version);
    await mover.play(table, move, { id: `step ${version}` });
    await heard;
    if (mover.at(table).undo === null) continue;
    await mover.act(table, { do: 'undo', to: 'step' });
    await mover.play(table, move, { id: 'undone' });
    await soon(() => other.at(table).version).toBe(mover.at(table).version);
    return { mover, other, before, move };
  }
}

describe('chat', () => {
  test('those at the table talk; others do not; a repeated line is said once', async () => {
    const { table, host, guest } = await two();
    await host.say(table, '  hello \u0007 there ', 'one');
    await host.say(table, '  hello \u0007 there ', 'one');
    await soon(() => guest.at(table).chat).toEqual(['hello   there']);
    const stranger = await Client.guest(server.port);
    expect(await stranger.say(table, 'hi')).toMatchObject({ t: 'refused', code: 'not yours' });
  });

  test('twenty lines at once are all said, in order', async () => {
    const { table, host, guest } = await two();
    const lines = Array.from({ length: 20 }, (_, i) => `line ${i}`);
    const answers = await Promise.all(lines.map((line) => host.say(table, line)));
    expect(answers.map(({ t }) => t)).toEqual(lines.map(() => 'accepted'));
    await soon(() => guest.at(table).chat).toEqual(lines);
  });

  test('the host silences somebody: neither new nor old lines of theirs are shown', async () => {
    const { table, host, guest } = await two();
    await guest.say(table, 'rude words');
    await host.act(table, { do: 'silence', player: guest.id, on: true });
    expect(await guest.say(table, 'more')).toMatchObject({ t: 'refused', code: 'barred' });
    const late = await Client.guest(server.port);
    expect((await late.follow(table)).chat).toEqual([]);
    await soon(() => host.at(table).card.silenced).toEqual([guest.id]);
    await host.act(table, { do: 'silence', player: guest.id, on: false });
    await soon(() => host.at(table).card.silenced).toEqual([]);
    expect((await guest.say(table, 'sorry')).t).toBe('accepted');
  });
});
