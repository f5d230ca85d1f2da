import { expect, test } from 'vitest';
import { Batch } from '../src/bus/batch.ts';
import { readWakeUps } from '../src/bus/bus.ts';
import { Wakes } from '../src/cores/wakes.ts';
import { soon } from './kit/soon.ts';

test('a core hears what all others have said in one message, and nothing of its own', async () => {
  const told: [to: string, wake: string][] = [];
  const cores = new Map(['a', 'b', 'c'].map((core) => [core, '']));
  const wakes = new Wakes<string>((wake, to) => told.push([to, wake]), cores);
  wakes.add('a', 'one,1,1,0');
  wakes.add('b', 'two,1,1,0');
  wakes.add('a', 'one,2,1,0');
  cores.delete('c');
  await soon(() => told).toEqual([
    ['a', 'two,1,1,0'],
    ['b', 'one,1,1,0;one,2,1,0'],
  ]);
  wakes.add('b', 'two,2,1,0');
  await soon(() => told.slice(2)).toEqual([['a', 'two,2,1,0']]);
});

test('of wake-ups only those are read that somebody has use for', () => {
  const asked: string[] = [];
  const cares = (table: string): boolean => asked.push(table) > 0 && table !== 'b';
  const text = 'a,1,2,3;b,4,5,6;nonsense;c,7,8,9,people;,1,1,1';
  expect(readWakeUps(text, cares)).toEqual([
    { table: 'a', version: 1, revision: 2, chat: 3 },
    { table: 'c', version: 7, revision: 8, chat: 9, people: true },
    { table: '', version: 1, revision: 1, chat: 1 },
  ]);
  expect(asked).toEqual(['a', 'b', 'c', '']);
});

test('of a table what everybody may notice goes before what is secret, and who came before both', () => {
  const sent: string[] = [];
  const batch = new Batch((text) => sent.push(text), 1_000, 1_000);
  const wake = (table: string, version: number, more: object = {}) =>
    batch.add({ table, version, revision: 1, chat: 0, ...more });
  wake('open', 1);
  wake('open', 2, { secret: true });
  wake('secret', 1, { secret: true });
  wake('secret', 2, { secret: true });
  wake('people', 1, { people: true });
  wake('people', 2, { secret: true });
  batch.flush();
  expect(sent.flatMap((text) => readWakeUps(text))).toEqual([
    { table: 'open', version: 2, revision: 1, chat: 0 },
    { table: 'secret', version: 2, revision: 1, chat: 0, secret: true },
    { table: 'people', version: 2, revision: 1, chat: 0, people: true },
  ]);
});
