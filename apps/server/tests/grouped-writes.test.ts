import { expect, test } from 'vitest';
import type { Grouped, SqlValue } from '../src/store/database.ts';
import { GroupedWrites } from '../src/store/grouped-writes.ts';

const group: Grouped = { sql: 'many', key: [['row', 0]] };
const write = (row: string, value = 'x') => ({ sql: 'one', values: [row, value], must: true as const, group });

/** A database that answers when it is told to; rows that it has are a conflict. */
function slowDatabase(fault: (values: readonly (readonly SqlValue[])[]) => Error | null = () => null) {
  const rows = new Set<string>();
  const groups: string[][] = [];
  const answers: (() => void)[] = [];
  const alone: string[] = [];
  const add = (row: string): boolean => !rows.has(row) && rows.add(row).has(row);
  const grouped = new GroupedWrites({
    rows: async (_sql, values) => {
      const names = (values[0] ?? []).map(String);
      groups.push(names);
      await new Promise<void>((answer) => answers.push(answer));
      const problem = fault(values);
      if (problem !== null) throw problem;
      return names.filter(add).map((row) => ({ row }));
    },
    write: async ({ values: [row, value] }) => {
      alone.push(String(row));
      const problem = fault([[row ?? null], [value ?? null]]);
      if (problem !== null) throw problem;
      return add(String(row)) ? 'done' : 'conflict';
    },
    isOwnFault: (problem) => problem instanceof RangeError,
  });
  const turn = () => new Promise((done) => setImmediate(done));
  return { grouped, groups, alone, turn, answer: () => answers.shift()?.() };
}

test('one write goes by itself; what comes in one turn goes together, and waits while two groups are under way', async () => {
  const { grouped, groups, alone, turn, answer } = slowDatabase();
  expect(await grouped.add(write('a'))).toBe('done');
  expect(alone).toEqual(['a']);
  const all: Promise<string>[] = [];
  for (let round = 0; round < 4; round++) {
    for (const row of ['b', 'c']) all.push(grouped.add(write(`${row}${round}`)));
    await turn();
    await turn();
  }
  expect(groups).toEqual([
    ['b0', 'c0'],
    ['b1', 'c1'],
  ]);
  answer();
  await turn();
  await turn();
  expect(groups[2]).toEqual(['b2', 'c2', 'b3', 'c3']);
  answer();
  answer();
  expect(await Promise.all(all)).toEqual(Array.from({ length: 8 }, () => 'done'));
});

test('of two that want the same row one has it, whatever group they are in', async () => {
  const { grouped, groups, turn, answer } = slowDatabase();
  const all = ['a', 'b', 'a', 'c'].map((row) => grouped.add(write(row)));
  await turn();
  await turn();
  expect(groups[0]).toEqual(['a', 'b', 'c']);
  answer();
  const [one, , other] = await Promise.all(all);
  expect([one, other].toSorted()).toEqual(['conflict', 'done']);
});

test('a write with a fault of its own fails alone; when the database is away all fail and none is tried again', async () => {
  const odd = (values: readonly (readonly SqlValue[])[]) => (values[1]?.includes('odd') ? new RangeError('odd') : null);
  const one = slowDatabase(odd);
  const all = [one.grouped.add(write('a')), one.grouped.add(write('b', 'odd')), one.grouped.add(write('c'))];
  const settled = Promise.allSettled(all);
  await one.turn();
  one.answer();
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);

  const away = slowDatabase(() => new Error('away'));
  const none = Promise.allSettled(['a', 'b'].map((row) => away.grouped.add(write(row))));
  await away.turn();
  away.answer();
  expect((await none).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(away.alone).toEqual([]);
});
