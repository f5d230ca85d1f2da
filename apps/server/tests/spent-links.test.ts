import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { testServer } from './kit/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const tokenOf = (path: string | undefined, key: 'invite' | 'join'): string =>
  must(new URL(must(path), 'http://any').searchParams.get(key) ?? undefined);

/** A private table of Lena's with a seat for whoever has its link, and a television that looks on by that link. */
async function withScreen(kind: 'invite' | 'join') {
  const [lena, screen] = [await Client.guest(server.port, 'Lena'), await Client.guest(server.port, 'Screen')];
  const seats = [{ kind: 'me' as const }, { kind: kind === 'invite' ? ('invite' as const) : ('open' as const) }];
  const { card, links } = await lena.open({ game: 'aton', seats });
  const token = tokenOf(kind === 'invite' ? links.invites[0]?.path : links.join, kind);
  const look = (client: Client) => client.follow(card.id, { watch: token, screen: true });
  expect((await look(screen)).card.id).toBe(card.id);
  await lena.follow(card.id);
  return { lena, screen, id: card.id, token, look };
}

/** What the page's address shows to somebody who has nothing but the link. */
const picture = (path: string) =>
  server.app.inject(`/picture/any.png?of=${encodeURIComponent(path.split('?')[0] ?? '')}&${path.split('?')[1]}`);

test('the link of one seat, used, shows a private table to nobody any more, on a big screen either', async () => {
  const { screen, id, token, look } = await withScreen('invite');
  const before = (await picture(`/screen/${id}?invite=${token}`)).rawPayload;
  const told = screen.next('refused');
  const mira = await Client.guest(server.port, 'Mira');
  await mira.act(id, { do: 'sit', invite: token });
  expect(await told).toMatchObject({ code: 'no table' });
  await expect(look(screen)).rejects.toThrow('no table');
  const oleg = await Client.guest(server.port, 'Oleg');
  await expect(look(oleg)).rejects.toThrow('no table');
  expect(await oleg.act(id, { do: 'sit', invite: token })).toMatchObject({ code: 'not now' });
  const [after, closed] = [await picture(`/screen/${id}?invite=${token}`), await picture('/screen/aaaaaaaaaa?x=1')];
  expect(after.rawPayload.equals(before)).toBe(false);
  expect(after.rawPayload.equals(closed.rawPayload)).toBe(true);
  // Whoever used it opens it again.
  expect((await mira.follow(id, { watch: token })).seat).toBe(1);
});

test('the link of one seat, replaced by the host, shows nothing any more', async () => {
  const { lena, screen, id, look } = await withScreen('invite');
  const told = screen.next('refused');
  await lena.act(id, { do: 'new invite', seat: 1 });
  expect(await told).toMatchObject({ code: 'no table' });
  await expect(look(screen)).rejects.toThrow('no table');
});

test('the link for everybody, replaced by the host, shows nothing any more', async () => {
  const { lena, screen, id, look } = await withScreen('join');
  const told = screen.next('refused');
  await lena.act(id, { do: 'new link' });
  expect(await told).toMatchObject({ code: 'no table' });
  await expect(look(screen)).rejects.toThrow('no table');
});

test('a guessed link shows nothing', async () => {
  const { id } = await withScreen('invite');
  const oleg = await Client.guest(server.port, 'Oleg');
  await expect(oleg.follow(id, { watch: `1.${'x'.repeat(22)}`, screen: true })).rejects.toThrow('no table');
});
