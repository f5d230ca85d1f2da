import { expect, test } from 'vitest';
import { GREEN_SPACES, spaceAt, YELLOW_SPACES } from '../rules/content/board.ts';
import { asked, dead, held, legal, make, play, reason, supplies, temple, told } from './position.ts';

const ids = (spaces: readonly number[]) => spaces.map((space) => spaceAt(space).id);
const allBut = (spaces: readonly number[], last: string) =>
  ids(spaces)
    .filter((id) => id !== last)
    .join(' ');

test('[4.7.1, R13, D12] the supply limits the card, and missing priests make no surplus', () => {
  const running = play({ red: { row: '2244', supply: 2 }, blue: { row: '3242' } });
  make(running, 0, 'place t4-r1-c1', 'place t4-r1-c2');
  expect(supplies(running.state)[0]).toBe(0);
  expect(asked(running)).toBe('place 1');
  expect(dead(running.state)).toEqual([0, 0]);
});

test('[4.7.1] the supply counts after the removal', () => {
  const at = [temple(2, 4), temple(3, 4), temple(4, 4)].join(' ');
  const running = play({ red: { row: '2113', at, dead: 5 }, blue: { row: '3242', dead: 3 } });
  make(running, 0, 'remove t2-r1-c1');
  expect(asked(running)).toBe('place 0');
});

test('[4.7.2] any mix of empty spaces in the available temples', () => {
  const running = play({ red: { row: '2223', at: 't1-r1-c1' }, blue: { row: '3242', at: 't2-r1-c1' } });
  const spaces = legal(running, 0);
  expect(spaces).toHaveLength(22);
  expect(spaces).not.toContain('place t1-r1-c1');
  expect(spaces).not.toContain('place t2-r1-c1');
  make(running, 0, 'place t1-r1-c2', 'place t2-r3-c4', 'place t1-r3-c3');
  expect(held(running.state, 0)).toEqual(['t1-r1-c1', 't1-r1-c2', 't1-r3-c3', 't2-r3-c4']);
});

test('[V4] a 2 on cartouche 3 opens temples 1 and 2 for removal and placement', () => {
  const at = 't1-r1-c1 t2-r1-c1 t3-r1-c1 t4-r1-c1';
  const running = play({ red: { row: '2322' }, blue: { row: '2442', at } });
  expect(legal(running, 0)).toEqual(['remove t1-r1-c1', 'remove t2-r1-c1']);
  make(running, 0, 'remove t1-r1-c1');
  expect(new Set(legal(running, 0).map((move) => move.slice(0, 8)))).toEqual(new Set(['place t1', 'place t2']));
});

test('[P4] 3 on cartouche 3 and 2 on cartouche 4: two priests into temples 1 to 3', () => {
  const running = play({ red: { row: '2232' }, blue: { row: '3242' } });
  expect(legal(running, 0)).toHaveLength(36);
  make(running, 0, 'place t3-r3-c4', 'place t1-r1-c1');
  expect(held(running.state, 0)).toEqual(['t1-r1-c1', 't3-r3-c4']);
  expect(asked(running)).toBe('place 1');
});

test('[4.7.3, D44] one priest on each space: a space just used is gone', () => {
  const running = play({ red: { row: '2243' }, blue: { row: '3242' } });
  make(running, 0, 'place t1-r1-c1');
  expect(legal(running, 0)).not.toContain('place t1-r1-c1');
  expect(reason(running, 0, 'place t1-r1-c1')).toMatchObject({ rule: '4.7.2', why: 'why.occupied' });
});

test('[4.7.4, R1, D45] the whole number must be placed: nothing else is offered before', () => {
  const running = play({ red: { row: '2244' }, blue: { row: '3242' } });
  for (const space of ['t1-r1-c1', 't1-r1-c2', 't1-r1-c3']) {
    expect(legal(running, 0).every((move) => move.startsWith('place'))).toBe(true);
    make(running, 0, `place ${space}`);
    expect(asked(running)).toBe('place 0');
  }
  make(running, 0, 'place t1-r1-c4');
  expect(asked(running)).toBe('place 1');
});

test('[4.7.5, D37] priests that stand are neither moved nor replaced', () => {
  const running = play({ red: { row: '2242', at: 't1-r1-c1' }, blue: { row: '3242', at: 't1-r1-c2' } });
  expect(reason(running, 0, 'place t1-r1-c2')).toMatchObject({ rule: '4.7.2' });
  make(running, 0, 'place t2-r1-c1', 'place t2-r1-c2');
  expect(held(running.state, 0)).toContain('t1-r1-c1');
  expect(held(running.state, 1)).toEqual(['t1-r1-c2']);
});

test('[4.7.6, V5] four priests for three free spaces: all are filled, one goes to the Kingdom, nothing is asked', () => {
  const red = `${temple(1, 1)} ${temple(2, 2)}`.split(' ');
  const running = play({
    red: { row: '2224', at: red.filter((_id, i) => i % 2 === 0).join(' '), dead: 2 },
    blue: { row: '3242', at: red.filter((_id, i) => i % 2 === 1).join(' '), dead: 1 },
  });
  expect(told(running, 'placed')).toHaveLength(3);
  expect(dead(running.state)).toEqual([3, 1]);
  expect(told(running, 'surplus')).toEqual([{ kind: 'surplus', seat: 0, dead: 1, kept: 0 }]);
  expect(asked(running)).toBe('place 1');
});

test('[D14] three in supply, one free space, two dead: one placed, two to the Kingdom', () => {
  const running = play({
    red: { row: '2214', supply: 3, dead: 2 },
    blue: { row: '3242', at: temple(1, 1) },
  });
  expect(told(running, 'placed')).toMatchObject([{ space: 11 }]);
  expect(dead(running.state)).toEqual([4, 0]);
  expect(supplies(running.state)[0]).toBe(0);
});

test('[4.7.7, D11] surplus priests stay in the supply when the Kingdom is full', () => {
  const running = play({
    red: { row: '2213', supply: 10, dead: 4 },
    blue: { row: '3242', at: temple(1, 1), dead: 4 },
  });
  expect(supplies(running.state)[0]).toBe(9);
  expect(dead(running.state)).toEqual([4, 4]);
  expect(told(running, 'surplus')).toEqual([{ kind: 'surplus', seat: 0, dead: 0, kept: 2 }]);
});

test('[4.7.8] nobody goes to the Kingdom while a free space is open', () => {
  const running = play({ red: { row: '2214' }, blue: { row: '3242', at: temple(1, 5) } });
  expect(legal(running, 0)).toHaveLength(5);
  make(running, 0, ...legal(running, 0).slice(0, 4));
  expect(dead(running.state)).toEqual([0, 0]);
  expect(told(running, 'surplus')).toEqual([]);
});

test('[4.7.9, D13] an empty supply places nothing and sends nobody to the Kingdom', () => {
  const running = play({ red: { row: '2214', supply: 0 }, blue: { row: '3242', at: temple(1) } });
  expect(told(running, 'placed')).toEqual([]);
  expect(dead(running.state)).toEqual([0, 0]);
  const roomy = play({ red: { row: '2244', supply: 0 }, blue: { row: '3242' } });
  expect(asked(roomy)).toBe('place 1');
});

test('[4.7.10, R16] the win is looked for after the whole placement, surplus included, and for the acting player alone', () => {
  const running = play({ red: { row: '2242', at: temple(1, 1) }, blue: { row: '3242' } });
  make(running, 0, 'place t1-r3-c4');
  expect(running.over, 'one priest is still to be placed').toBe(false);
  make(running, 0, 'place t2-r1-c1');
  expect(running.state.ending).toEqual({ how: 'temple', winner: 0 });

  const surplus = play({ red: { row: '2214', at: temple(1, 1), dead: 2 }, blue: { row: '3242' } });
  expect(surplus.state.ending).toEqual({ how: 'temple', winner: 0 });
  expect(dead(surplus.state)).toEqual([5, 0]);

  const others = play({ red: { row: '2241' }, blue: { row: '3242', at: temple(1) } });
  make(others, 0, 'place t2-r1-c1');
  expect(others.over, 'blue’s temple counts after blue’s own placement').toBe(false);
});

test('[4.7.11] own priests on all 12 spaces of a temple win', () => {
  for (const t of [1, 2, 3, 4]) {
    const running = play({ red: { row: '2241', at: temple(t, 1) }, blue: { row: '3242' } });
    make(running, 0, `place t${t}-r3-c4`);
    expect(running.state.ending).toEqual({ how: 'temple', winner: 0 });
  }
});

test('[R15, D18] a temple filled by both colours is no win', () => {
  const running = play({ red: { row: '2241', at: temple(1, 2) }, blue: { row: '3242', at: 't1-r3-c4' } });
  make(running, 0, 'place t1-r3-c3');
  expect(running.over).toBe(false);
  expect(asked(running)).toBe('place 1');
});

test('[4.7.12, D19] the fourteenth yellow space wins at once', () => {
  const running = play({ red: { row: '2241', at: allBut(YELLOW_SPACES, 't4-r1-c3') }, blue: { row: '3242' } });
  make(running, 0, 'place t4-r1-c3');
  expect(running.state.ending).toEqual({ how: 'yellow', winner: 0 });
});

test('[D40] with a 3 on cartouche 3 the last yellow space in temple 4 is closed', () => {
  const running = play({ red: { row: '2231', at: allBut(YELLOW_SPACES, 't4-r1-c3') }, blue: { row: '3242' } });
  expect(legal(running, 0)).not.toContain('place t4-r1-c3');
  expect(reason(running, 0, 'place t4-r1-c3')).toEqual({
    rule: '4.7.2',
    why: 'why.temple-closed',
    facts: { temple: 4, card: 3 },
  });
});

test('[4.7.13] all 14 green spaces win', () => {
  const running = play({ red: { row: '3242' }, blue: { row: '2241', at: allBut(GREEN_SPACES, 't3-r3-c1') } });
  expect(asked(running)).toBe('place 1');
  make(running, 1, 'place t3-r3-c1');
  expect(running.state.ending).toEqual({ how: 'green', winner: 1 });
  const thirteen = play({ red: { row: '3242' }, blue: { row: '2241', at: allBut(GREEN_SPACES, 't3-r3-c1') } });
  make(thirteen, 1, 'place t1-r1-c1');
  expect(thirteen.over).toBe(false);
});

test('[4.7.14, R14, D17] after a placement win the other does not act, and a full Kingdom is not scored', () => {
  const running = play({
    red: { row: '2241', at: temple(1, 1), dead: 4 },
    blue: { row: '3242', at: 't2-r2-c4', dead: 4 },
  });
  make(running, 0, 'place t1-r3-c4');
  expect(asked(running)).toBe('over');
  expect(running.state.ending).toEqual({ how: 'temple', winner: 0 });
  expect([told(running, 'scoring'), told(running, 'total')]).toEqual([[], []]);
});

test('[D43] a temple above the own cartouche 3 is closed', () => {
  const running = play({ red: { row: '2222' }, blue: { row: '3242' } });
  expect(legal(running, 0)).not.toContain('place t3-r1-c1');
  expect(reason(running, 0, 'place t3-r1-c1')).toMatchObject({ facts: { temple: 3, card: 2 } });
});
