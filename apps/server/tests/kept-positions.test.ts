import type { Game, Vocabulary } from '@naos/engine';
import type { NewTable } from '@naos/protocol';
import { gameModuleOf, gameModules } from '@naos/registry';
import { describe, expect, test } from 'vitest';
import { checkStore } from '../src/admin/check.ts';
import { rulesPrint } from '../src/rules-print.ts';
import type { RunningServer } from '../src/server.ts';
import { MOST_PACKED } from '../src/store/packed-lines.ts';
import { FEWEST_LINES, fitting, keptIn, keptRow } from '../src/tables/kept-position.ts';
import { replayAll } from '../src/tables/transcript-lines.ts';
import { Client, playOn, settled } from './kit/client.ts';
import { must } from './kit/must.ts';
import { testPostgres } from './kit/postgres.ts';
import { longMatch, randomMatch, seedText } from './kit/random-match.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { storeMatch } from './kit/store-match.ts';

const REGISTRY = import.meta.resolve('@naos/registry');
const MINUTE = 61_000;
const HOUR = 3_600_000;
const SEED = 7;
const RULES = 'rules of a test';
/** Points of each game at which a position is kept. */
const POINTS = 25;
const END = Number.POSITIVE_INFINITY;

const rulesOf = (id: string): Promise<Game<Vocabulary>> => must(gameModuleOf(id)).rules();

describe('a position that was kept is the one that all lines lead to, and goes on to the same end', () => {
  test.each(gameModules.flatMap(({ id, seats }) => [...new Set([seats.min, seats.max])].map((many) => [id, many])))(
    '%s for %i',
    async (id, seats) => {
      const game = await rulesOf(String(id));
      const { transcript } = randomMatch(game, Number(seats), END, SEED);
      const { head, entries, hashes } = transcript;
      const whole = keptIn(replayAll(game, transcript, seedText(SEED)));
      for (let i = 0; i <= POINTS; i++) {
        const n = Math.round((entries.length * i) / POINTS);
        const part = { head, entries: entries.slice(0, n), hashes: hashes.slice(0, n + 1) };
        const played = replayAll(game, part, seedText(SEED));
        const kept = must(fitting(await keptRow(played, RULES), RULES, hashes));
        expect(kept).toEqual(JSON.parse(JSON.stringify(keptIn(played))));
        const { match, audiences } = replayAll(game, transcript, seedText(SEED), kept);
        expect(keptIn({ match, audiences })).toEqual(whole);
        expect([match.entries, match.hashes, match.opening]).toEqual([entries, hashes, played.match.opening]);
      }
    },
    60_000,
  );
});

test('a position fits its own lines and rules alone, and whole', async () => {
  const game = await rulesOf('kemet');
  const [one, other] = [SEED, SEED + 1].map((seed) => randomMatch(game, 2, 200, seed));
  const { hashes, transcript } = must(one);
  const row = await keptRow(replayAll(game, transcript, seedText(SEED)), RULES);
  expect(fitting(row, RULES, hashes)).not.toBeNull();
  expect(fitting(row, RULES, [...hashes, 'of a later line'])).not.toBeNull();
  expect(fitting(row, 'other rules', hashes)).toBeNull();
  expect(fitting({ ...row, rules: 'other rules' }, 'other rules', hashes)).toBeNull();
  expect(fitting(row, null, hashes)).toBeNull();
  expect(fitting(row, RULES, hashes.slice(0, -1))).toBeNull();
  expect(fitting(row, RULES, must(other).hashes)).toBeNull();
  expect(fitting({ ...row, lines: row.lines - 1 }, RULES, hashes)).toBeNull();
  for (const at of [0, 20, row.packed.length - 1]) {
    const packed = row.packed.with(at, (row.packed[at] ?? 0) ^ 1);
    expect(fitting({ ...row, packed }, RULES, hashes)).toBeNull();
  }
  expect(fitting({ ...row, packed: new Uint8Array(3) }, RULES, hashes)).toBeNull();
});

test('the print of the rules is another one when their sources or their version are', async () => {
  const [aton, kemet] = [must(gameModuleOf('aton')), must(gameModuleOf('kemet'))];
  const [rules, others] = [await aton.rules(), await kemet.rules()];
  const print = rulesPrint(aton, rules);
  expect(print).toMatch(/^[0-9a-f]{16}$/);
  expect(rulesPrint(aton, rules)).toBe(print);
  expect(rulesPrint(aton, { ...rules, version: '0' })).not.toBe(print);
  expect(rulesPrint({ ...aton, source: kemet.source ?? '' }, rules)).not.toBe(print);
  expect(rulesPrint(kemet, others)).not.toBe(print);
  const { source: _source, ...unknown } = aton;
  expect(rulesPrint(unknown, rules)).toBeNull();
});

/** What people are shown of a table: the picture of each seat's game as those who watch see it, and looks back. */
async function shown(server: RunningServer, table: string) {
  const client = await Client.guest(server.port);
  const { card, ...picture } = await client.follow(table);
  const last = picture.version;
  const asked = [0, 1].map((seat) => `/api/tables/${table}/moments?from=${last - 5}&to=${last}&seat=${seat}`);
  const moments = await Promise.all(asked.map((path) => client.request('GET', path)));
  client.disconnect();
  return { status: card.status, picture, moments };
}

function kit(server: RunningServer, passed: (ms: number) => void) {
  const kept = (table: string) => server.store.positions.read(table);
  /** Everybody goes home, and a minute later the table is put to rest. */
  const rest = async (table: string): Promise<void> => {
    await soon(() => must(server.tables.peek(table)).followers.size).toBe(0);
    passed(MINUTE);
    await server.tables.tidy();
    expect(server.tables.peek(table) === undefined).toBe(true);
  };
  return { kept, rest };
}

test('a long game that is over is opened from its position, and damage to either is noticed', async () => {
  let now = Date.now();
  const server = await testServer({ NAOS_REGISTRY: REGISTRY }, { now: () => now });
  const { kept, rest } = kit(server, (ms) => {
    now += ms;
  });
  const match = randomMatch(await rulesOf('kemet'), 2, END, SEED);
  const table = await storeMatch(server, match, SEED);
  const played = await shown(server, table);
  expect(must(server.tables.peek(table)).keptLines).toBe(0);
  await rest(table);
  const row = must(await kept(table));
  expect(row.lines).toBe(match.hashes.length);
  expect(await shown(server, table)).toEqual(played);
  expect(must(server.tables.peek(table)).keptLines).toBe(row.lines);

  const other = await keptRow(
    replayAll(
      await rulesOf('kemet'),
      randomMatch(await rulesOf('kemet'), 2, END, SEED + 1).transcript,
      seedText(SEED + 1),
    ),
    row.rules,
  );
  const tampered = [
    { ...row, packed: row.packed.with(40, (row.packed[40] ?? 0) ^ 1) },
    { ...row, rules: 'other rules' },
    { ...row, lines: row.lines - 1 },
    { ...other, lines: row.lines },
  ];
  for (const wrong of tampered) {
    await server.tables.tidy(true);
    await server.store.positions.keep(table, wrong);
    expect(await shown(server, table)).toEqual(played);
    expect(must(server.tables.peek(table)).keptLines).toBe(0);
    await rest(table);
    expect(await kept(table)).toEqual(row);
  }
  expect(await checkStore(server.store, REGISTRY)).toMatchObject({ games: 1, problems: [] });

  const lines = [
    { sql: `update entries set line = replace(line, '"seat":0', '"seat":1') where n = 20`, values: [], on: table },
  ];
  await server.store.db.write(lines);
  await expect(shown(server, table)).rejects.toThrow('does not replay');
  await server.stop();
});

test('a check of the store plays positions through too', async () => {
  const server = await testServer({ NAOS_REGISTRY: REGISTRY });
  const game = await rulesOf('kemet');
  const match = randomMatch(game, 2, END, SEED);
  const table = await storeMatch(server, match, SEED);
  const print = must(rulesPrint(must(gameModuleOf('kemet')), game));
  const played = replayAll(game, match.transcript, seedText(SEED));
  await server.store.positions.keep(table, await keptRow(played, print));
  expect((await checkStore(server.store, REGISTRY)).problems).toEqual([]);
  const { audiences: wrong } = replayAll(game, match.transcript, seedText(SEED));
  Object.assign(wrong, { partial: new Map([[3, 1]]) });
  await server.store.positions.keep(table, await keptRow({ ...played, audiences: wrong }, print));
  expect((await checkStore(server.store, REGISTRY)).problems).toEqual([
    `Table ${table}: the position that is kept of it is not the one that its lines lead to.`,
  ]);
  await server.stop();
});

test('games that were packed before positions were kept, and those too long to be packed, get theirs', async () => {
  let now = Date.now();
  const server = await testServer({ NAOS_REGISTRY: REGISTRY }, { now: () => now });
  const { kept, rest } = kit(server, (ms) => {
    now += ms;
  });
  const short = await storeMatch(server, randomMatch(await rulesOf('aton'), 2, END, SEED), SEED);
  const packed = await storeMatch(server, randomMatch(await rulesOf('kemet'), 2, END, SEED), SEED);
  await server.store.tables.pack(packed, must(await server.store.tables.read(packed)).revision);
  const long = await storeMatch(server, longMatch(await rulesOf('aton'), 2, MOST_PACKED + 200, SEED), SEED);
  const before = await shown(server, packed);
  await server.tables.tidy(true);
  await server.sweeper.sweep();
  expect(await kept(packed)).toBeNull();
  now += 2 * HOUR;
  await server.sweeper.sweep();
  expect(must(await kept(packed)).lines).toBe((await server.store.tables.entries(packed, -1)).length);
  expect(await shown(server, packed)).toEqual(before);
  expect(must(server.tables.peek(packed)).keptLines).toBeGreaterThan(FEWEST_LINES);

  now += 48 * HOUR;
  for (let i = 0; i < 3; i++) await server.sweeper.sweep();
  expect((await server.store.db.rows('select distinct table_id from entries', [])).map((row) => row.table_id)).toEqual([
    long,
  ]);
  expect(await kept(short)).toBeNull();
  await shown(server, long);
  await rest(long);
  expect(must(await kept(long)).lines).toBeGreaterThan(MOST_PACKED);
  await server.stop();
});

/** Plays on until somebody has a move that can be taken back. */
async function untilUndo(table: string, clients: readonly Client[]): Promise<void> {
  for (let made = 0; made < 100 && clients.every((client) => client.at(table).undo === null); made++)
    await playOn(table, clients, 1);
  await settled(clients);
}

describe('a running table that is put to rest goes on from its position, and moves are taken back beyond it', () => {
  test.each(['the embedded store', 'PostgreSQL'])('%s', async (store) => {
    const postgres = store === 'PostgreSQL' ? await testPostgres() : null;
    const env = postgres === null ? {} : { DATABASE_URL: await postgres.fresh('positions') };
    let now = Date.now();
    const server = await testServer({ NAOS_REGISTRY: REGISTRY, ...env }, { now: () => now });
    const { kept, rest } = kit(server, (ms) => {
      now += ms;
    });
    const clients = [await Client.guest(server.port, 'Host', 1), await Client.guest(server.port, 'Guest', 2)] as const;
    const [host, guest] = clients;
    const order: NewTable = { game: 'kemet', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { id: table } = (await host.open(order)).card;
    /** What each sees; who is there at the moment is no part of it. */
    const followAll = () =>
      Promise.all(clients.map(async (client) => ({ ...(await client.follow(table)), card: null })));
    await guest.act(table, { do: 'sit', seat: 1 });
    await followAll();
    await playOn(table, clients, FEWEST_LINES);
    await untilUndo(table, clients);
    const before = await followAll();
    for (const client of clients) client.disconnect();
    await rest(table);
    const { lines } = must(await kept(table));
    expect(lines).toBe((await server.store.tables.entries(table, -1)).length);

    for (const client of clients) await client.connect();
    expect(await followAll()).toEqual(before);
    expect(must(server.tables.peek(table)).keptLines).toBe(lines);
    // The move that can be taken back was made before.
    const mover = must(clients.find((client) => client.at(table).undo !== null));
    expect((await mover.act(table, { do: 'undo', to: 'step' })).t).toBe('accepted');
    await settled(clients);
    expect(await playOn(table, clients, 5)).toBe(5);
    const after = await followAll();
    await server.tables.tidy(true);
    expect(await followAll()).toEqual(after);
    expect(must(server.tables.peek(table)).keptLines).toBe(lines);
    await server.tables.tidy(true);
    await server.store.db.write([{ sql: 'delete from positions', values: [] }]);
    expect(await followAll()).toEqual(after);
    await server.stop();
    await postgres?.stop();
  });
});
