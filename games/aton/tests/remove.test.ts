import { expect, test } from 'vitest';
import { asked, dead, held, legal, make, play, supplies, temple, told } from './position.ts';

const BOTH = { red: 't1-r1-c1 t2-r1-c1 t4-r1-c1', blue: 't1-r2-c1 t2-r2-c1 t3-r2-c1 t4-r2-c1' };
const removed = (running: ReturnType<typeof play>) =>
  told(running, 'removed').map(({ owner, space }) => [owner, space]);

test('[4.6.1, D5] nobody removes anything in round 1', () => {
  const running = play({ round: 1, red: { row: '2142', at: BOTH.red }, blue: { row: '2442', at: BOTH.blue } });
  expect(asked(running)).toBe('place 0');
  make(running, 0, 'place t1-r3-c1', 'place t1-r3-c2');
  expect(asked(running)).toBe('place 1');
  expect(removed(running)).toEqual([]);
});

test('[R11] the exception covers removing an own priest too, and round 2 no more', () => {
  const plan = { red: { row: '2142', at: BOTH.red }, blue: { row: '2242', at: BOTH.blue } };
  expect(asked(play({ ...plan, round: 1 }))).toBe('place 0');
  expect(asked(play({ ...plan, round: 2 }))).toBe('remove 0');
});

test('[4.6.2, R3] a 1 removes an own priest from any temple, whatever cartouche 3 says', () => {
  const running = play({ red: { row: '2112', at: BOTH.red }, blue: { row: '2242', at: BOTH.blue } });
  expect(legal(running, 0)).toEqual(['remove t1-r1-c1', 'remove t2-r1-c1', 'remove t4-r1-c1']);
  make(running, 0, 'remove t4-r1-c1');
  expect(held(running.state, 0)).toEqual(['t1-r1-c1', 't2-r1-c1']);
  expect(asked(running)).toBe('place 0');
});

test('[R3] no own priest in any temple: nothing happens', () => {
  const running = play({ red: { row: '2112' }, blue: { row: '2242', at: BOTH.blue } });
  expect(asked(running)).toBe('place 0');
  expect(removed(running)).toEqual([]);
});

test('[4.6.3, D38] a 2 removes nothing and asks nothing', () => {
  const running = play({ red: { row: '2242', at: BOTH.red }, blue: { row: '2342', at: BOTH.blue } });
  expect(asked(running)).toBe('place 0');
  expect(removed(running)).toEqual([]);
});

test('[4.6.4] a 3 removes one opposing priest from the available temples', () => {
  const running = play({ red: { row: '2322', at: BOTH.red }, blue: { row: '2442', at: BOTH.blue } });
  expect(legal(running, 0)).toEqual(['remove t1-r2-c1', 'remove t2-r2-c1']);
  make(running, 0, 'remove t2-r2-c1');
  expect(held(running.state, 1)).not.toContain('t2-r2-c1');
  expect(asked(running)).toBe('place 0');
});

test('[4.6.5] a 4 removes two, from one temple or from two', () => {
  const at = 't1-r2-c1 t1-r2-c2 t2-r2-c1 t3-r2-c1';
  const plan = { red: { row: '1432' }, blue: { row: '2442', at } };
  for (const pair of [
    ['remove t1-r2-c1', 'remove t1-r2-c2'],
    ['remove t1-r2-c1', 'remove t3-r2-c1'],
  ]) {
    const running = play(plan);
    expect(asked(running)).toBe('remove 0');
    make(running, 0, ...pair);
    expect(asked(running)).toBe('place 0');
    expect(held(running.state, 1)).toHaveLength(2);
  }
});

test('[V3] a 4 removes exactly two', () => {
  const running = play({ red: { row: '1442' }, blue: { row: '2442', at: BOTH.blue } });
  make(running, 0, 'remove t1-r2-c1');
  expect(asked(running)).toBe('remove 0');
  make(running, 0, 'remove t4-r2-c1');
  expect(removed(running)).toHaveLength(2);
  expect(asked(running)).toBe('place 0');
});

test('[P3] 1 against 4: the 1 goes first and loses one of its own, then the 4 removes two of his', () => {
  const running = play({ red: { row: '2142', at: BOTH.red }, blue: { row: '2442', at: BOTH.blue } });
  make(running, 0, 'remove t1-r1-c1', 'place t3-r1-c1', 'place t3-r1-c2');
  expect(asked(running)).toBe('remove 1');
  make(running, 1, 'remove t3-r1-c1', 'remove t2-r1-c1');
  expect(removed(running).map(([owner]) => owner)).toEqual([0, 0, 0]);
  expect(asked(running)).toBe('place 1');
});

test('[4.6.6, D48, R24] the remover’s own cartouche 3 counts, not the owner’s', () => {
  const at = 't2-r1-c1 t2-r1-c2 t3-r1-c1';
  const running = play({ round: 6, red: { row: '2322' }, blue: { row: '2442', at } });
  expect(legal(running, 0)).toEqual(['remove t2-r1-c1', 'remove t2-r1-c2']);
});

test('[R24] the same card limits the own placement', () => {
  const running = play({ red: { row: '2222' }, blue: { row: '2342' } });
  expect(legal(running, 0).every((move) => /t[12]/.test(move))).toBe(true);
});

test('[4.6.7, D7] with fewer targets than asked, all of them go without a question', () => {
  const at = 't2-r1-c1 t3-r1-c1 t3-r1-c2 t3-r1-c3 t3-r2-c1 t3-r2-c2';
  const running = play({ red: { row: '1422' }, blue: { row: '2442', at } });
  expect(asked(running)).toBe('place 0');
  expect(held(running.state, 1)).not.toContain('t2-r1-c1');
  expect(removed(running)).toHaveLength(1);
});

test('[D8] no target in the available temples: nothing is removed', () => {
  const running = play({ red: { row: '1422' }, blue: { row: '2442', at: 't3-r1-c1 t4-r1-c1' } });
  expect(asked(running)).toBe('place 0');
  expect(removed(running)).toEqual([]);
});

test('[D6] the only own priest goes, from temple 4 with a 1 on cartouche 3', () => {
  const running = play({ red: { row: '2112', at: 't4-r1-c1' }, blue: { row: '2242' } });
  expect(removed(running)).toEqual([[0, 36]]);
  expect(dead(running.state)).toEqual([1, 0]);
  expect(asked(running)).toBe('place 0');
});

test('[4.6.8, R2] removal may not be declined or cut short', () => {
  const running = play({ red: { row: '1442' }, blue: { row: '2442', at: BOTH.blue } });
  expect(legal(running, 0).every((move) => move.startsWith('remove'))).toBe(true);
  make(running, 0, 'remove t1-r2-c1');
  expect(legal(running, 0)).toEqual(['remove t2-r2-c1', 'remove t3-r2-c1', 'remove t4-r2-c1']);
});

test('[4.6.9] every pair of targets can be chosen', () => {
  const at = BOTH.blue.split(' ');
  const results = new Set<string>();
  for (const one of at) {
    for (const two of at.filter((id) => id !== one)) {
      const running = play({ red: { row: '1442' }, blue: { row: '2442', at: BOTH.blue } });
      make(running, 0, `remove ${one}`, `remove ${two}`);
      results.add(held(running.state, 1).join());
    }
  }
  expect(results.size).toBe(6);
});

test('[4.6.10] removed priests go to the Kingdom while it has room', () => {
  const running = play({ red: { row: '1442', dead: 2 }, blue: { row: '2442', at: BOTH.blue, dead: 3 } });
  make(running, 0, 'remove t1-r2-c1', 'remove t2-r2-c1');
  expect(dead(running.state)).toEqual([2, 5]);
  expect(told(running, 'removed').map(({ to }) => to)).toEqual(['kingdom', 'kingdom']);
});

test('[4.6.11, D9] with seven dead the second one goes back to its owner’s supply', () => {
  const running = play({ red: { row: '1442', dead: 4 }, blue: { row: '2442', at: BOTH.blue, dead: 3 } });
  const [, before] = supplies(running.state);
  make(running, 0, 'remove t1-r2-c1', 'remove t2-r2-c1');
  expect(dead(running.state)).toEqual([4, 4]);
  expect(supplies(running.state)[1]).toBe(before + 1);
  expect(told(running, 'removed').map(({ to }) => to)).toEqual(['kingdom', 'supply']);
});

test('[R12, D10] an own priest sent back by a full Kingdom is placed in the same turn, then comes the scoring', () => {
  const blue = [temple(2, 4), temple(3, 4), temple(4, 4)].join(' ');
  const running = play({ red: { row: '1111', dead: 3 }, blue: { row: '2113', dead: 5, at: blue } });
  make(running, 0, 'place t1-r1-c1');
  expect(supplies(running.state)[1]).toBe(0);
  make(running, 1, 'remove t3-r1-c1');
  expect(supplies(running.state)[1]).toBe(1);
  expect(dead(running.state)).toEqual([3, 5]);
  expect(asked(running)).toBe('place 1');
  expect(legal(running, 1).every((move) => move.startsWith('place t1-'))).toBe(true);
  make(running, 1, 'place t1-r1-c2');
  expect(told(running, 'surplus'), 'n is 1, not 3').toEqual([]);
  expect(told(running, 'scoring')).toHaveLength(1);
});

test('[D46] the second player may remove a priest that was placed a moment ago', () => {
  const running = play({ round: 4, red: { row: '2211', at: 't1-r3-c3' }, blue: { row: '2311' } });
  make(running, 0, 'place t1-r1-c1');
  expect(legal(running, 1)).toContain('remove t1-r1-c1');
});
