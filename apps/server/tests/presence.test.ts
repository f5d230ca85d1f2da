import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { Presence } from '../src/presence.ts';
import type { Store } from '../src/store/store.ts';

test('who comes and goes within a moment is noted in that order, whichever write is faster', async () => {
  const noted = new Map<string, boolean>();
  const delays = [60, 5, 30, 1];
  const present = async (_node: string, table: string, player: string, here: boolean): Promise<'done'> => {
    await wait(delays.shift() ?? 0);
    noted.set(`${table} ${player}`, here);
    return 'done';
  };
  const presence = new Presence(standIn<Store>({ server: { present } }), 'node', false, () => 0);
  await Promise.all([
    presence.note('a', 'ann', true),
    presence.note('a', 'ann', false),
    presence.note('b', 'ann', false),
    presence.note('b', 'ann', true),
  ]);
  expect([...noted]).toEqual([
    ['b ann', true],
    ['a ann', false],
  ]);
});

test('a write that fails is told to who asked for it, and the next one is made all the same', async () => {
  const noted: boolean[] = [];
  const present = async (_node: string, _table: string, _player: string, here: boolean): Promise<'done'> => {
    if (here) throw new Error('away');
    noted.push(here);
    return 'done';
  };
  const presence = new Presence(standIn<Store>({ server: { present } }), 'node', false, () => 0);
  const [came, left] = [presence.note('a', 'ann', true), presence.note('a', 'ann', false)];
  await expect(came).rejects.toThrow('away');
  await left;
  expect(noted).toEqual([false]);
});
