import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkStore } from '../../src/admin/check.ts';
import { fillStore } from '../../src/admin/fill.ts';
import { StoreError } from '../../src/store/database.ts';
import { MOST_PACKED } from '../../src/store/packed-lines.ts';
import { MOST_CHANNELS } from '../../src/store/record-rows.ts';
import { beginRenaming } from '../../src/store/rename-rows.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { TableRow } from '../../src/store/table-rows.ts';
import { must } from './must.ts';

function row(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'aton',
    status: 'open',
    visibility: 'public',
    revision: 0,
    created: 1,
    touched: 1_800_000_000_000,
    due: null,
    club: null,
    body: '{"ü":"☀"}',
    ...more,
  };
}

const line = (n: number, id: string | null = null) => ({ n, id, line: `line ${n}` });

/** Lines whose hashes come out of those before, as a game's do. */
function chained(many: number) {
  let before = '';
  return Array.from({ length: many }, (_, n) => {
    const content = JSON.stringify({ n, move: `go ${n}` });
    before = hash('sha256', `${before}\n${content}`).slice(0, 16);
    return { n, id: null, line: `${content.slice(0, -1)},"hash":"${before}"}` };
  });
}

/** What every store must do; run on each of them. */
export function storeConformance(
  name: string,
  where: (name: string) => Promise<string>,
  open: (where: string) => Promise<Store> = openStore,
): void {
  describe(`${name} keeps the store's contract`, () => {
    let address: string;
    let store: Store;
    beforeAll(async () => {
      address = await where('conformance');
      store = await open(address);
    });
    afterAll(() => store.db.close());

    test('a table is kept as it was given', async () => {
      await store.tables.change({
        table: 'a',
        entries: [],
        row: row('a', { due: 5 }),
        seats: [{ seat: 1, player: 'p' }],
        seed: 's',
      });
      expect(await store.tables.read('a')).toEqual(row('a', { due: 5 }));
      expect(await store.tables.seed('a')).toBe('s');
      expect(await store.tables.read('nothing')).toBeNull();
    });

    test('lines are appended in order, and a taken number is a conflict', async () => {
      const answers = await Promise.all(
        [0, 1, 2, 1].map((n) => store.tables.change({ table: 'b', entries: [line(n, `id ${n}`)] })),
      );
      expect(answers.filter((answer) => answer === 'conflict')).toHaveLength(1);
      expect(await store.tables.entries('b', -1)).toEqual([line(0, 'id 0'), line(1, 'id 1'), line(2, 'id 2')]);
      expect(await store.tables.entries('b', 1)).toEqual([line(2, 'id 2')]);
      expect(await store.tables.file('b', 0)).toEqual({ text: 'line 0\nline 1\nline 2\n', next: null });
      expect(await store.tables.file('b', 2)).toEqual({ text: 'line 2\n', next: null });
      expect(await store.tables.file('b', 3)).toEqual({ text: '', next: null });
    });

    test('a long file comes in pages', async () => {
      const lines = Array.from({ length: 1_501 }, (_, n) => line(n));
      await store.tables.change({ table: 'long', entries: lines });
      const first = await store.tables.file('long', 0);
      expect([first.text.split('\n').length, first.next]).toEqual([1_501, 1_500]);
      expect(await store.tables.file('long', 1_500)).toEqual({ text: 'line 1500\n', next: null });
    });

    test('a game that is over is packed once, reads as before and takes no line twice', async () => {
      const lines = chained(MOST_PACKED);
      await store.tables.change({ table: 'over', entries: lines, row: row('over', { status: 'finished' }) });
      const [all, page, rest] = [
        await store.tables.entries('over', -1),
        await store.tables.file('over', 0),
        await store.tables.file('over', 1_500),
      ];
      expect((await store.tables.unpacked('ove', 1)).map(({ id, revision }) => [id, revision])).toEqual([['over', 0]]);
      expect(await store.tables.pack('over', 7)).toBe(false);
      expect(await store.tables.pack('over', 0)).toBe(true);
      expect(await store.tables.pack('over', 0)).toBe(false);
      expect((await store.tables.unpacked('ove', 1)).map(({ id }) => id)).not.toContain('over');
      expect(await store.tables.entries('over', -1)).toEqual(all);
      expect(await store.tables.entries('over', MOST_PACKED - 2)).toEqual(all.slice(-1));
      expect(await store.tables.file('over', 0)).toEqual(page);
      expect(await store.tables.file('over', 1_500)).toEqual(rest);
      expect(await store.tables.file('over', MOST_PACKED)).toEqual({ text: '', next: null });
    });

    test('a game of more lines than can be read at once is not packed', async () => {
      const lines = chained(MOST_PACKED + 1);
      await store.tables.change({ table: 'endless', entries: lines, row: row('endless', { status: 'finished' }) });
      expect(await store.tables.pack('endless', 0)).toBe(false);
      expect(await store.tables.entries('endless', MOST_PACKED - 1)).toEqual(lines.slice(-1));
    });

    test('an empty store is filled with games that all replay; a check stopped in between goes on where it was', async () => {
      const filled = await open(await where('filled'));
      const notes: number[] = [];
      const registry = import.meta.resolve('@naos/registry');
      await fillStore(filled, registry, { finished: 12, running: 4 }, (games) => notes.push(games));
      expect(notes).toEqual([16]);
      const first = await checkStore(filled, registry, { isStopped: () => true });
      expect(first).toMatchObject({ tables: 1, games: 1, problems: [] });
      const heard: number[][] = [];
      const after = first.stoppedAt ?? '';
      const rest = await checkStore(filled, registry, { after, note: (...far) => heard.push(far) });
      expect(rest).toMatchObject({ tables: 15, games: 15, problems: [], stoppedAt: null });
      expect([heard.length, heard.at(-1)]).toEqual([15, [15, 15]]);
      // Ctrl+C is heard between two games.
      let isInterrupted = false;
      const note = () => {
        setImmediate(() => {
          isInterrupted = true;
        });
      };
      const interrupted = await checkStore(filled, registry, { note, isStopped: () => isInterrupted });
      expect(interrupted.stoppedAt).not.toBeNull();
      expect(await filled.tables.count()).toEqual({ finished: 12, running: 4 });
      await expect(fillStore(filled, registry, { finished: 1, running: 0 }, () => {})).rejects.toThrow('name an empty');
      await filled.db.close();
    });

    test('lines of many tables at once: each is stored or refused by itself', async () => {
      const tables = Array.from({ length: 40 }, (_, i) => `busy${i}`);
      for (const table of tables) await store.tables.change({ table, entries: [line(0)], row: row(table) });
      const append = (table: string, n: number, revision: number) =>
        store.tables.change({ table, entries: [line(n, `${table} ${n}`)], revision });
      const answers = await Promise.all([
        ...tables.map((table, i) => append(table, 1, i % 10 === 3 ? 7 : 0)),
        append('busy0', 1, 0),
        append('no such table', 1, 0),
        append('busy1', 2, 0),
      ]);
      expect(answers.slice(41)).toEqual(['conflict', 'done']);
      expect([answers[0], answers[40]].toSorted()).toEqual(['conflict', 'done']);
      for (const [i, table] of tables.entries()) {
        if (i > 0) expect(answers[i], table).toBe(i % 10 === 3 ? 'conflict' : 'done');
        const lines = i % 10 === 3 ? [line(0)] : [line(0), line(1, `${table} 1`)];
        expect((await store.tables.entries(table, -1)).slice(0, 2), table).toEqual(lines);
      }
    });

    test('a line is appended to the row it was worked out against, and to no later one', async () => {
      await store.tables.change({ table: 'paused', entries: [line(0)], row: row('paused') });
      const append = (n: number, revision: number) =>
        store.tables.change({ table: 'paused', entries: [line(n, `id ${n}`)], revision });
      expect(await append(1, 0)).toBe('done');
      await store.tables.change({ table: 'paused', entries: [], row: row('paused', { revision: 1 }) });
      expect(await append(2, 0)).toBe('conflict');
      expect(await append(2, 1)).toBe('done');
      expect(await store.tables.entries('paused', 0)).toEqual([line(1, 'id 1'), line(2, 'id 2')]);
    });

    test('a table that another opens is there when that one’s change is, and only then', async () => {
      const opens = { row: row('next'), seats: [{ seat: 0, player: 'opener' }] };
      await store.tables.change({ table: 'first', entries: [], row: row('first') });
      const stale = { table: 'first', entries: [], row: row('first', { revision: 5 }), opens };
      expect(await store.tables.change(stale)).toBe('conflict');
      expect(await store.tables.read('next')).toBeNull();
      expect(await store.tables.change({ ...stale, row: row('first', { revision: 1 }) })).toBe('done');
      expect(await store.tables.read('next')).toEqual(row('next'));
      expect(await store.tables.list({ player: 'opener', limit: 5 })).toEqual([row('next')]);
    });

    test('of many writers who want the same number, one wins', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          store.tables.change({ table: 'race', entries: [{ n: 0, id: `${i}`, line: `${i}` }] }),
        ),
      );
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      const winner = answers.indexOf('done');
      expect(await store.tables.entries('race', -1)).toEqual([{ n: 0, id: `${winner}`, line: `${winner}` }]);
    });

    test('a change is all or nothing: a stale row takes its lines back, a taken line its row', async () => {
      await store.tables.change({ table: 'c', entries: [line(0)], row: row('c') });
      expect(await store.tables.change({ table: 'c', entries: [line(1)], row: row('c', { revision: 5 }) })).toBe(
        'conflict',
      );
      expect(await store.tables.entries('c', 0)).toEqual([]);
      const half = { table: 'c', entries: [line(0)], row: row('c', { revision: 1, status: 'running' as const }) };
      expect(await store.tables.change(half)).toBe('conflict');
      expect(await store.tables.read('c')).toEqual(row('c'));
      expect(await store.tables.change({ ...half, entries: [line(1)] })).toBe('done');
      expect((await store.tables.read('c'))?.status).toBe('running');
    });

    test('one faulty write does not take its neighbours down', async () => {
      const faulty = store.db.write([{ sql: 'insert into nowhere (x) values ($1)', values: [1] }]);
      const good = store.tables.change({ table: 'd', entries: [line(0)] });
      await expect(faulty).rejects.toBeInstanceOf(StoreError);
      expect(await good).toBe('done');
    });

    test('lists: newest first, by page, by player, private ones for their players only', async () => {
      for (let i = 0; i < 5; i++) {
        const visibility = i === 0 ? 'private' : 'public';
        const entry = row(`list${i}`, { game: 'lists', visibility, touched: 100 + i });
        await store.tables.change({
          table: entry.id,
          entries: [],
          row: entry,
          seats: [{ seat: 0, player: i < 2 ? 'ann' : 'bob' }],
        });
      }
      const ids = async (filter: object) =>
        (await store.tables.list({ limit: 3, game: 'lists', ...filter })).map(({ id }) => id);
      expect(await ids({})).toEqual(['list4', 'list3', 'list2']);
      expect(await ids({ before: { touched: 102, id: 'list2' } })).toEqual(['list1']);
      expect(await ids({ player: 'ann' })).toEqual(['list1', 'list0']);
      expect(await ids({ status: 'running' })).toEqual([]);
    });

    test('tables that are due come back, earliest first', async () => {
      await store.tables.change({ table: 'due2', entries: [], row: row('due2', { due: 2_000 }) });
      await store.tables.change({ table: 'due1', entries: [], row: row('due1', { due: 1_000 }) });
      expect(await store.tables.due(1_500, 10)).toEqual(['a', 'due1']);
    });

    test('chat is numbered, and can be emptied', async () => {
      const said = { n: 1, player: 'p', name: 'P', at: 7, id: 'x', text: 'привет' };
      expect(await store.chat.append('a', said)).toBe('done');
      expect(await store.chat.append('a', { ...said, id: 'y' })).toBe('conflict');
      expect(await store.chat.read('a', 0)).toEqual([said]);
      await store.chat.rename('p', 'Q');
      expect((await store.chat.read('a', 0))[0]?.name).toBe('Q');
      await store.chat.blank('p');
      expect((await store.chat.read('a', 0))[0]?.text).toBe('');
    });

    test('players, tokens and passkeys', async () => {
      const ann = { id: 'ann', name: 'Ann', created: 1, seen: 1, body: { account: true as const } };
      expect(await store.players.insert(ann)).toBe('done');
      expect(await store.players.insert(ann)).toBe('conflict');
      await store.players.change('ann', (row) => ({ ...row, name: 'Anna' }));
      expect((await store.players.read('ann'))?.name).toBe('Anna');
      await store.players.insertToken('hash', 'ann', 1);
      expect(await store.players.byToken('hash')).toBe('ann');
      await store.players.insertPasskey({ id: 'key', player: 'ann', body: '{}' });
      expect(await store.players.passkeysOf('ann')).toHaveLength(1);
      await store.players.forget('ann');
      expect([
        await store.players.read('ann'),
        await store.players.byToken('hash'),
        await store.players.passkey('key'),
      ]).toEqual([null, null, null]);
    });

    test('bots are found by their owner, until they are forgotten', async () => {
      const bot = { id: 'bot', name: 'Bot', created: 2, seen: 2, body: { owner: 'eve' } };
      expect(await store.players.insert(bot)).toBe('done');
      expect(await store.players.insert(bot)).toBe('conflict');
      expect(await store.players.botsOf('eve')).toEqual([bot]);
      await store.players.forget('bot');
      expect(await store.players.botsOf('eve')).toEqual([]);
    });

    test('ways to reach somebody that are added at once are no more than one person may have', async () => {
      const ivy = { id: 'ivy', name: 'Ivy', created: 1, seen: 1, body: {} };
      await store.players.insert(ivy);
      const add = (n: number) =>
        store.records.addChannel({ id: `ivy ${n}`, player: 'ivy', kind: 'webhook', body: `${n}` }, 1);
      const answers = await Promise.all(Array.from({ length: 2 * MOST_CHANNELS }, (_, n) => add(n)));
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(MOST_CHANNELS);
      const kept = await store.records.channels('ivy');
      expect(kept).toHaveLength(MOST_CHANNELS);
      // One that is there already is not one more.
      expect(await add(Number(must(kept[0]).body))).toBe('done');
    });

    test('forgetting somebody takes what is theirs, and leaves what others said without their name', async () => {
      const report = { table: 't', at: 1, text: 'x' };
      await store.records.addReport({ ...report, id: 'r1', player: 'bob', by: 'eve' });
      await store.records.addReport({ ...report, id: 'r2', player: 'eve', by: 'bob' });
      await store.records.addChannel({ id: 'c', player: 'eve', kind: 'email', body: 'e' }, 1);
      await store.server.present('node', 't', 'eve', true);
      await store.players.forget('eve');
      expect(await store.records.reportsBy('eve')).toEqual([]);
      expect(await store.records.reportsBy('bob')).toEqual([{ ...report, id: 'r2', player: null, by: 'bob' }]);
      expect(await store.records.reportsAbout('bob')).toEqual([]);
      expect(await store.records.channels('eve')).toEqual([]);
      await store.server.alive('node', 10);
      expect(await store.server.presentAt(['t'], 'other', 0)).toEqual([]);
    });

    test('tables are found by everybody whom they name; results can be cleared of a name', async () => {
      const seats = [
        { seat: 0, player: 'fay' },
        { seat: -1, player: 'gus' },
      ];
      await store.tables.change({ table: 'named', entries: [], row: row('named', { game: 'named' }), seats });
      expect(await store.tables.ofPlayer('gus')).toEqual(['named']);
      expect(await store.tables.list({ player: 'gus', limit: 5 })).toEqual([]);
      expect(await store.tables.list({ player: 'fay', limit: 5 })).toHaveLength(1);
      const body = { places: [1, 2], points: [5, 3], players: ['fay', 'faye'], rated: false };
      await store.records.finish({ table: 'named', game: 'named', seats: 2, ended: 9, body }, []);
      expect(await store.records.resultsWith('fay', ['named'])).toEqual([
        { table: 'named', game: 'named', ended: 9, body },
      ]);
      await store.records.unname('fay');
      expect((await store.records.resultsWith('fay', ['named'])).map((result) => result.body)).toEqual([
        { ...body, players: ['', 'faye'] },
      ]);
    });

    test('data of an older schema is brought up to date: bots know their owners or lose their tokens, hosts know their tables, pauses come to an end', async () => {
      const oldAddress = await where('older');
      const old = await openStore(oldAddress);
      const owner = 'an-id_of-16-lett';
      const bot = { name: 'B', created: 1, seen: 1 };
      await old.players.insert({ ...bot, id: owner, body: {} });
      await old.players.insert({ ...bot, id: 'b', body: { owner, language: 'ru' } });
      await old.players.insert({ ...bot, id: 'orphan', body: { owner: 'somebody-deleted' } });
      for (const id of ['b', 'orphan']) await old.players.insertToken(`hash of ${id}`, id, 1);
      for (const [id, host] of [
        ['hosted', JSON.stringify(owner)],
        ['nobody', 'null'],
      ] as const) {
        const body = `{"id":"${id}","options":{"x":"\\"host\\":\\""},"host":${host},"seats":[]}`;
        await old.tables.change({ table: id, entries: [], row: row(id, { body }), seats: [] });
      }
      const paused = row('paused', { status: 'running', body: '{"time":{"left":[1,2],"since":null},"x":1}' });
      await old.tables.change({ table: 'paused', entries: [], row: paused, seats: [] });
      const before = [
        'drop table bots',
        'delete from seats where seat < 0',
        'delete from migrations where version >= 3',
        'drop table used_challenges',
        'alter table channels drop column confirmed',
        'drop table tallies',
        'drop index ratings_by_rank',
        'drop index tables_of_club',
        'alter table tables drop column club',
        ...[
          'clubs',
          'club_members',
          'club_votes',
          'club_standings',
          'duels',
          'duel_levels',
          'duel_tallies',
          'archives',
          'positions',
          'tail',
          'events',
          'event_players',
          'undelivered',
          'puzzle_tries',
          'played',
          'versus',
          'habits',
          'follows',
        ].map((name) => `drop table ${name}`),
        'alter table ratings drop column rank',
        'alter table nodes drop column address',
        'drop index results_strongest',
        'alter table results drop column strength',
      ];
      const indexes = [
        'ratings_by_player',
        'chat_by_player',
        'reports_by_author',
        'reports_by_player',
        'tables_newest_by_status',
        'tables_newest',
        'tables_newest_of_game',
      ].map((name) => `drop index ${name}`);
      await old.db.write([...before, ...indexes].map((sql) => ({ sql, values: [] })));
      await old.db.close();
      const renewed = await openStore(oldAddress);
      expect((await renewed.players.botsOf(owner)).map(({ id }) => id)).toEqual(['b']);
      expect(await renewed.players.byToken('hash of b')).toBe('b');
      expect(await renewed.players.byToken('hash of orphan')).toBeNull();
      expect(await renewed.tables.ofPlayer(owner)).toEqual(['hosted']);
      const { due, body } = (await renewed.tables.read('paused')) ?? { due: null, body: '{}' };
      expect(due).toBeGreaterThan(Date.now());
      expect(JSON.parse(body)).toEqual({ time: { left: [1, 2], since: null, until: due }, x: 1 });
      await renewed.db.close();
    });

    test('a new name on its way is kept with how far it has come, until it is there or there is another', async () => {
      const someone = { id: 'renamed', name: 'A b', created: 1, seen: 1, body: {} };
      await store.players.insert(someone);
      await store.players.change('renamed', (row) => ({ ...row, name: 'C d' }), [beginRenaming('renamed', 'C d')]);
      const begun = { player: 'renamed', name: 'C d', done: '' };
      expect(await store.renames.next()).toEqual(begun);
      await store.renames.advance(begun, 't1');
      expect(await store.renames.next()).toEqual({ ...begun, done: 't1' });
      await store.players.change('renamed', (row) => ({ ...row, name: 'E' }), [beginRenaming('renamed', 'E')]);
      await store.renames.advance({ ...begun, done: 't1' }, null);
      expect(await store.renames.next()).toEqual({ player: 'renamed', name: 'E', done: '' });
      await store.renames.advance({ player: 'renamed', name: 'E', done: '' }, null);
      expect(await store.renames.next()).toBeNull();
      await store.players.change('renamed', () => someone, [beginRenaming('renamed', 'A b')]);
      await store.players.forget('renamed');
      expect(await store.renames.next()).toBeNull();
    });

    test('the first value under a key stays', async () => {
      expect(await store.server.keep('k', 'one')).toBe('one');
      expect(await store.server.keep('k', 'two')).toBe('one');
    });

    test('results and ratings are noted once', async () => {
      const result = {
        table: 'a',
        game: 'aton',
        seats: 2,
        ended: 9,
        body: { places: [1, 2], points: [5, 3], players: ['p', 'q'], rated: true },
      };
      const rating = { player: 'p', mu: 25.123456789, sigma: 8.1, games: 1 };
      expect(await store.records.finish(result, [rating])).toBe('done');
      expect(await store.records.finish(result, [{ ...rating, games: 2 }])).toBe('conflict');
      expect(await store.records.ratingsOf('aton', ['p', 'q'])).toEqual([rating]);
      expect(await store.records.best('aton', 5)).toEqual([{ ...rating, name: null }]);
      expect(await store.records.tallies('aton')).toEqual([{ seats: 2, games: 1, firstPlaces: [1, 0] }]);
    });

    test('opened again it has everything, and the schema is not built twice', async () => {
      const again = await open(address);
      expect(await again.tables.read('a')).toEqual(row('a', { due: 5 }));
      await again.db.close();
    });
  });
}
