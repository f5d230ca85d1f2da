import { expect, test } from 'vitest';
import { tollsOf } from '../rules/culls.ts';
import { aton } from '../rules/index.ts';
import { asked, legal, make, play, temple } from './position.ts';

test('both settings are off by default', () => {
  expect(aton.options).toEqual([
    { key: 'highestReplacement', kind: 'flag', standard: false },
    { key: 'removalsFirst', kind: 'flag', standard: false },
  ]);
});

test('highest replacement: the fourth priest comes from the highest temple that still has one', () => {
  expect(tollsOf([0, 3, 3, 3], true)).toEqual([[0, 1, 1, 2]]);
  expect(tollsOf([0, 2, 3, 1], true)).toEqual([[0, 1, 2, 1]]);
  const at = [2, 3, 4].map((t) => temple(t, 9)).join(' ');
  const running = play({
    red: { row: '2241', supply: 0, dead: 4, at },
    blue: { row: '2241', supply: 0, dead: 4 },
    options: { highestReplacement: true },
  });
  make(running, 0, 'cull t4-r1-c1', 'cull t4-r1-c2');
  expect(legal(running, 0).every((move) => /t[23]/.test(move))).toBe(true);
});

test('removals first: both remove before either places', () => {
  const running = play({
    red: { row: '1342', at: 't1-r1-c1 t1-r1-c2 t1-r1-c3' },
    blue: { row: '1442', at: 't2-r1-c1 t2-r1-c2' },
    options: { removalsFirst: true },
  });
  const turns: string[] = [];
  while (running.state.round === 5) {
    turns.push(asked(running));
    make(running, running.seat, legal(running, running.seat)[0] ?? '');
  }
  expect(turns).toEqual(['remove 0', 'remove 1', 'remove 1', 'place 0', 'place 0', 'place 1', 'place 1']);
});
