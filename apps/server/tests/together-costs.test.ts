import { setTimeout as wait } from 'node:timers/promises';
import { Match } from '@naos/engine';
import { gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { ClubHub } from '../src/clubs/club-hub.ts';
import { makeClub } from '../src/clubs/make.ts';
import { createServices } from '../src/create-services.ts';
import type { PictureFace } from '../src/faces/face.ts';
import { Pictures } from '../src/faces/pictures.ts';
import { Heartbeat } from '../src/heartbeat.ts';
import { Presence } from '../src/presence.ts';
import type { Services } from '../src/services.ts';
import { readSettings } from '../src/settings.ts';
import { openStore } from '../src/store/store.ts';
import { Tables } from '../src/tables/tables.ts';
import { must } from './kit/must.ts';
import { temporaryFolder, testEnvironment } from './kit/server.ts';

/** Processor time of some work, in milliseconds. */
async function processorOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test('a picture of a link, with its position, costs less than 150 ms of processor and 30 MB, and one is drawn at a time', async () => {
  const kemet = must(gameModules.find(({ id }) => id === 'kemet'));
  const rules = await kemet.rules();
  const view = Match.begin(rules, { seats: 5, seed: 'a'.repeat(64) }).situation(null).view;
  const pictures = new Pictures(['aton', 'kemet'], import.meta.resolve('@naos/registry'));
  const face = (n: number): PictureFace => ({
    language: 'ru',
    game: 'kemet',
    kept: 'Naos',
    title: `Лена зовёт за стол: Кемет ${n}`,
    seats: [1, 2, 3, 4, 5].map((seat) => ({ name: `Игрок ${seat}`, points: n + seat })),
    below: 'Свободно одно место из пяти.',
    button: 'Сесть за стол',
    shown: { table: `table${n}`, version: n },
  });
  // The first one pays for the thread and the fonts.
  await pictures.draw(face(0), async () => view);
  const before = process.memoryUsage().rss;
  const drawn = 8;
  const cost = await processorOf(() =>
    Promise.all(Array.from({ length: drawn }, (_, n) => pictures.draw(face(n + 1), async () => view))),
  );
  const megabytes = (process.memoryUsage().rss - before) / 2 ** 20;
  const each = `${(cost / drawn).toFixed(0)} ms of processor and ${(megabytes / drawn).toFixed(0)} MB`;
  console.log(`a picture: ${each}, of ${drawn} asked for at once`);
  expect(cost / drawn).toBeLessThan(150);
  expect(megabytes / drawn).toBeLessThan(30);
  await pictures.close();
});

const PEOPLE = 1_000;
const CLUBS = 10;
/** How long somebody stays before they look elsewhere, and come back: a lively evening. */
const STAY_MS = 5 * 60_000;

test(`that ${PEOPLE} people come and go, seen by all of their clubs, costs less than 2 % of a core`, async () => {
  const settings = readSettings(testEnvironment({ NAOS_DATA: temporaryFolder() }));
  const store = await openStore(settings.store, null);
  const heartbeat = new Heartbeat(store, Date.now, true);
  await heartbeat.start();
  const log = standIn<Services['log']>({ warn: () => {}, error: () => {}, info: () => {} });
  const alone = await createServices(settings, store, log, heartbeat);
  // As one of several nodes, which note everybody in the store.
  const services = { ...alone, presence: new Presence(store, heartbeat.node, false, alone.now) };
  const hub = new ClubHub(services, new Tables(services));
  const clubs: string[] = [];
  const followers = Array.from({ length: PEOPLE }, (_, i) => ({
    player: `person-${i}`.padEnd(16, '_'),
    send: () => {},
    isOpen: () => true,
    showOut: () => {},
  }));
  const people = followers.map(({ player }) => ({
    sql: "insert into players (id, name, created, seen, body) values ($1, $1, 1, 1, '{}')",
    values: [player],
  }));
  await store.db.write(people);
  for (let n = 0; n < CLUBS; n++) {
    const crest = { shape: 'shield', colour: 'lapis', sign: 'sun' } as const;
    const { id } = await makeClub(services, must(followers[n]).player, { name: `Club ${n}`, crest });
    const others = followers.filter((_, i) => i % CLUBS === n && i !== n);
    const joined = others.map(({ player }) => ({
      sql: 'insert into club_members (club_id, player_id, joined, silenced, notices) values ($1, $2, 1, 0, 1)',
      values: [id, player],
    }));
    await store.db.write(joined);
    clubs.push(id);
  }
  const clubAt = (i: number): string => must(clubs[i % CLUBS]);
  const cost = await processorOf(async () => {
    for (const [i, follower] of followers.entries()) await hub.follow(clubAt(i), follower);
    for (const [i, follower] of followers.entries()) hub.unfollow(clubAt(i), follower);
    await wait(500);
  });
  const share = (100 * cost) / STAY_MS;
  console.log(`presence: ${PEOPLE} come and go in ${cost.toFixed(0)} ms of processor, ${share.toFixed(2)} % of a core`);
  expect(share).toBeLessThan(2);
  hub.stop();
  await heartbeat.stop();
  await services.bots.close();
  await store.db.close();
});
