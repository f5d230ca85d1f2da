import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gameModuleOf } from '@naos/registry';
import { botName } from '@naos/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { temporaryFolder, testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Naos</title>
<meta name="description" content="old" /></head><body></body></html>`;

let server: RunningServer;
let host: Client;

beforeAll(async () => {
  const site = join(temporaryFolder(), 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), PAGE);
  server = await testServer({ NAOS_SITE: site, NAOS_REGISTRY: import.meta.resolve('@naos/registry') });
  host = await Client.guest(server.port, 'Лена "<b>"', 1);
});
afterAll(() => server.stop());

const get = (path: string, language = 'en', accept = '*/*') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { accept, 'accept-language': language } });

async function faceOf(path: string, language = 'en') {
  const answer = await get(path, language);
  const html = await answer.text();
  const meta = (name: string): string =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { status: answer.status, type: answer.headers.get('content-type'), html, meta };
}

const privateTable = () =>
  host.open({ game: 'kemet', seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-3' }, { kind: 'invite' }] });

test('a deal that others still play has no face, whatever link somebody has', async () => {
  const { card, links } = await privateTable();
  expect((await faceOf(links.watch)).html).toContain('Лена');
  const event = { id: 'abcdefgh234567', round: 0, isDuplicate: true as const };
  await server.tables.change(card.id, ({ doc }) => ({ doc: { ...doc, event }, saveNow: true }));
  const [hidden, none] = [await faceOf(links.watch), await faceOf('/t/none234567')];
  expect([hidden.status, hidden.meta('og:title'), hidden.meta('og:description')]).toEqual([
    none.status,
    none.meta('og:title'),
    none.meta('og:description'),
  ]);
});

test('every page answers any client with HTML and a face of its own, in the language of the reader', async () => {
  const pages = ['/', '/tables', '/learn', '/learn/aton', '/learn/kemet/4.6.2', '/learn/aton/lesson', '/puzzles'];
  for (const path of [
    ...pages,
    '/puzzles/aton',
    '/replays',
    '/replay/x-1',
    '/play/x',
    '/settings',
    '/about',
    '/events',
  ]) {
    const [english, russian] = [await faceOf(path), await faceOf(path, 'ru-RU,ru;q=0.9,en;q=0.8')];
    expect([path, english.status, english.type]).toEqual([path, 200, 'text/html; charset=utf-8']);
    for (const { meta, html } of [english, russian]) {
      expect(meta('og:title')).not.toBe('');
      expect(html).toContain(`<title>${meta('og:title')}`);
      expect([meta('description'), meta('twitter:description')]).toEqual([
        meta('og:description'),
        meta('og:description'),
      ]);
      expect(meta('og:image')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/picture\//);
      expect(meta('twitter:card')).toBe('summary_large_image');
    }
    expect(russian.meta('og:title')).toMatch(/[А-я]/);
    expect(english.meta('og:title')).not.toMatch(/[А-я]/);
    expect(russian.html).toContain('<html lang="ru"');
  }
  expect((await faceOf('/learn/aton?lang=ru')).meta('og:title')).toBe('Атон: правила');
  expect((await get('/', 'en', 'application/json')).headers.get('content-type')).toContain('text/html');
});

test('an unknown address says so in a sentence; programs and missing files get no page', async () => {
  for (const path of ['/nowhere', '/learn/chess', '/t/a/b/c'])
    expect((await faceOf(path)).meta('og:title')).toMatch(/nothing here/);
  expect((await get('/nowhere')).status).toBe(404);
  for (const path of ['/api/nothing', '/assets/old.js', '/favicon.ico']) {
    const answer = await get(path, 'en', 'text/html');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  }
});

test('an address with slashes in odd places is no fault, and never names another machine', async () => {
  // As it stands on the wire: a client of ours would tidy it up.
  const raw = (path: string) =>
    new Promise<string>((done) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.end(`GET ${path} HTTP/1.1\r\nhost: here.example\r\nconnection: close\r\n\r\n`),
      );
      let text = '';
      socket.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      socket.on('close', () => done(text));
    });
  for (const path of ['//', '//[', '///learn', '/.//evil.example/x', '//evil.example/x']) {
    const text = await raw(path);
    expect(text).toMatch(/^HTTP\/1.1 (200|404) /);
    expect(text).toContain('og:url" content="http://here.example/');
  }
});

test('a private table shows nothing without its link, not even that it exists', async () => {
  const { card, links } = await privateTable();
  const [bare, none] = [await faceOf(`/t/${card.id}`), await faceOf('/t/aaaaaaaaaa')];
  const plain = ({ html }: { readonly html: string }) => html.replaceAll(/[a-z0-9]{10}/g, '');
  expect(plain(bare)).toBe(plain(none));
  expect(bare.html).toContain('noindex');
  const wrong = await faceOf(`/t/${card.id}?watch=guessed&invite=2.guessed`);
  expect(wrong.html).not.toContain('Kemet');

  const invited = await faceOf(links.invites[0]?.path ?? '');
  expect(invited.meta('og:title')).toBe('Лена &quot;&lt;b&gt;&quot; invites you to Kemet');
  expect(invited.meta('og:description')).toContain('1 seat of 3 is free. No clock.');
  expect((await faceOf(links.watch, 'ru')).meta('og:title')).toContain('зовёт за стол: Кемет');
  expect(invited.meta('og:image')).toContain('invite=');
});

test('pictures are 1200 by 630, drawn once, and as private as their link', async () => {
  const { card, links } = await privateTable();
  const { meta } = await faceOf(links.watch);
  const address = new URL(meta('og:image').replaceAll('&amp;', '&'));
  const answer = await get(address.pathname + address.search);
  const png = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('private');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  address.searchParams.delete('watch');
  const other = Buffer.from(await (await get(address.pathname + address.search)).arrayBuffer());
  expect(other.equals(png)).toBe(false);
  const closed = await get(`/picture/x.png?of=/t/bbbbbbbbbb`);
  expect(other.equals(Buffer.from(await closed.arrayBuffer()))).toBe(true);
  const many = await Promise.all(Array.from({ length: 20 }, () => get(address.pathname + address.search)));
  expect(many.every(({ status }) => status === 200)).toBe(true);
  expect(card.seats).toHaveLength(3);
});

const pictureIn = async ({ meta }: Awaited<ReturnType<typeof faceOf>>): Promise<Buffer> =>
  Buffer.from(await (await fetch(meta('og:image').replaceAll('&amp;', '&'))).arrayBuffer());

test('a running game and a puzzle show their position; another position is another picture', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
  const { card } = await host.open({ game: 'kemet', visibility: 'public', seats });
  const begun = await faceOf(`/t/${card.id}`);
  const before = await pictureIn(begun);
  await host.follow(card.id);
  // Troops are set up, perhaps the bot's first.
  await soon(() => host.anyMove(card.id)).not.toBeNull();
  await host.play(card.id, must(await host.anyMove(card.id)));
  await soon(async () => (await faceOf(`/t/${card.id}`)).meta('og:image')).not.toBe(begun.meta('og:image'));
  expect(before.equals(await pictureIn(await faceOf(`/t/${card.id}`)))).toBe(false);

  const [puzzle] = (await gameModuleOf('aton')?.puzzles?.())?.heads ?? [];
  const [one, any, none] = await Promise.all(
    [`/${puzzle?.id}`, '', '/no-such-puzzle'].map(async (id) => pictureIn(await faceOf(`/puzzles/aton${id}`))),
  );
  expect(must(one).equals(must(any))).toBe(false);
  expect(must(none).equals(must(any))).toBe(true);
  // Else everybody could have pictures drawn without end.
  const names = ['', '/no-such-puzzle', '/nor-this-one'].map(
    async (id) => new URL((await faceOf(`/puzzles/aton${id}`)).meta('og:image')).pathname,
  );
  expect(new Set(await Promise.all(names)).size).toBe(1);
});

test('an event shows its name and game; a club’s shows nothing to who has nothing but the address', async () => {
  const clock = { kind: 'days', days: 1, sleep: null };
  const order = { kind: 'swiss', name: 'Nile "Open"', game: 'aton', seats: 2, clock, rated: false };
  const crest = { shape: 'shield', colour: 'lapis', sign: 'sun' };
  const { id: club } = await host.request<{ id: string }>('POST', '/api/clubs', { name: 'Nile', crest });
  const { id } = await host.request<{ id: string }>('POST', `/api/clubs/${club}/events`, order);
  const [own, unknown] = [await faceOf(`/event/${id}`), await faceOf('/event/aaaaaaaaaaaaaa')];
  expect([own.meta('og:title'), own.meta('robots')]).toEqual(['An event on Naos', 'noindex']);
  expect(own.meta('og:description')).toBe(unknown.meta('og:description'));
  await server.store.db.write([{ sql: 'update events set club = null where id = $1', values: [id] }]);
  expect((await faceOf(`/event/${id}`)).meta('og:title')).toBe('Nile &quot;Open&quot;');
  expect((await faceOf(`/event/${id}`, 'ru')).meta('og:description')).toContain('Атон, ');
});

test('a finished game shows its result; bots are called by names of their own', async () => {
  const seats = [
    { kind: 'bot' as const, level: 'level-1' },
    { kind: 'bot' as const, level: 'level-1' },
  ];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats });
  const ended = async () => (await host.request<{ status: string }>('GET', `/api/tables/${card.id}`)).status;
  await expect.poll(ended, { timeout: 60_000 }).toBe('finished');
  const names = [0, 1].map((seat) => botName(card.id, seat, 'en'));
  expect(new Set(names).size).toBe(2);
  const { meta } = await faceOf(`/replay/${card.id}`);
  expect(meta('og:title')).toMatch(new RegExp(`^Aton: ${names.join(', ')}, \\d+ : \\d+$`));
  expect(meta('og:description')).toMatch(/wins|draw/);
}, 90_000);

test('a game that somebody resigned has a winner too', async () => {
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const guest = await Client.guest(server.port, 'Мира', 2);
  for (const act of [{ do: 'sit', seat: 1 }, { do: 'resign' }])
    await guest.request('POST', `/api/tables/${card.id}/acts`, { id: act.do, act });
  const [english, russian] = [await faceOf(`/t/${card.id}`), await faceOf(`/t/${card.id}`, 'ru')];
  expect(english.meta('og:title')).toMatch(/^Aton: .+ wins$/);
  expect(english.meta('og:description')).toContain('Мира resigned');
  expect(russian.meta('og:description')).toContain('Мира сдаёт партию');
});

test('the link of a club shows which one it is and how many belong to it; without it there is none', async () => {
  const crest = { shape: 'shield', colour: 'lapis', sign: 'sun' };
  const { id } = await host.request<{ id: string }>('POST', '/api/clubs', { name: 'Nile "Street"', crest });
  const { link } = await host.request<{ link: string }>('GET', `/api/clubs/${id}`);
  const shown = await faceOf(link);
  expect(shown.meta('og:title')).toBe('Лена &quot;&lt;b&gt;&quot; invites you to the club Nile &quot;Street&quot;');
  expect(shown.meta('og:description')).toContain('1 member, no games yet');
  expect(shown.meta('robots')).toBe('noindex');
  const picture = await fetch(shown.meta('og:image').replaceAll('&amp;', '&'));
  expect(picture.headers.get('content-type')).toBe('image/png');
  if (process.env.NAOS_PICTURES !== undefined)
    writeFileSync(join(process.env.NAOS_PICTURES, 'club-link.png'), Buffer.from(await picture.arrayBuffer()));
  const [guessed, unknown] = [await faceOf(`/club/${id}?join=guessed`), await faceOf('/club/aaaaaaaaaaaa')];
  expect(guessed.meta('og:title')).toBe('A club on Naos');
  expect(unknown.meta('og:description')).toBe(guessed.meta('og:description'));
  expect((await faceOf(link, 'ru')).meta('og:description')).toContain('1 участник, партий ещё нет');
});
