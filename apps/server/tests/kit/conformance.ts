import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreError } from '../../src/store/database.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { TableRow } from '../../src/store/table-rows.ts';

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
    body: '{"ü":"☀"}',
    ...more,
  };
}

const line = (n: number, id: string | null = null) => ({ n, id, line: `line ${n}` });

/** What every store must do; run on each of them. */
export function storeConformance(name: string, where: () => Promise<string>): void {
  describe(`${name} keeps the store's contract`, () => {
    let address: string;
    let store: Store;
    beforeAll(async () => {
      address = await where();
      store = await openStore(address);
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
      await store.chat.blank('p');
      expect((await store.chat.read('a', 0))[0]?.text).toBe('');
    });

    test('players, tokens and passkeys', async () => {
      const ann = { id: 'ann', name: 'Ann', created: 1, seen: 1, body: { account: true as const } };
      expect(await store.players.insert(ann)).toBe('done');
      expect(await store.players.insert(ann)).toBe('conflict');
      await store.players.update({ ...ann, name: 'Anna' });
      expect((await store.players.read('ann'))?.name).toBe('Anna');
      await store.players.insertToken('hash', 'ann', 1);
      expect(await store.players.byToken('hash')).toBe('ann');
      await store.players.insertPasskey({ id: 'key', player: 'ann', body: '{}' });
      expect(await store.players.passkeysOf('ann')).toHaveLength(1);
      await store.players.remove('ann');
      expect([
        await store.players.read('ann'),
        await store.players.byToken('hash'),
        await store.players.passkey('key'),
      ]).toEqual([null, null, null]);
    });

    test('the first value under a key stays', async () => {
      expect(await store.house.keep('k', 'one')).toBe('one');
      expect(await store.house.keep('k', 'two')).toBe('one');
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
      expect(await store.records.ratings('aton')).toEqual([rating]);
    });

    test('opened again it has everything, and the schema is not built twice', async () => {
      const again = await openStore(address);
      expect(await again.tables.read('a')).toEqual(row('a', { due: 5 }));
      await again.db.close();
    });
  });
}
