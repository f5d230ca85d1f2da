import { expect, test } from 'vitest';
import type { ScoringItem } from '../rules/events.ts';
import { scoreBoard, totalsOf } from '../rules/scoring.ts';
import { asked, held, make, play, position, scores, spacesOf, temple, told } from './position.ts';

const boardOf = (red: string, blue: string) => {
  const board = new Array<number>(48).fill(-1);
  for (const space of spacesOf(red)) board[space] = 0;
  for (const space of spacesOf(blue)) board[space] = 1;
  return board;
};
const scored = (red: string, blue: string) => scoreBoard(boardOf(red, blue));
const item = (name: ScoringItem, red: string, blue: string) =>
  scored(red, blue).find((row) => row.item === name)?.points;
const first = (t: number, n: number, from = 0) =>
  temple(t)
    .split(' ')
    .slice(from, from + n)
    .join(' ');

test('[5.1.1, V6] temple 1: the majority scores the difference', () => {
  expect(item('temple-1', first(1, 6), first(1, 3, 6))).toEqual([3, 0]);
  expect(item('temple-1', first(1, 1), first(1, 5, 6))).toEqual([0, 4]);
});

test('[5.1.2, V7] temple 2: the majority scores five', () => {
  expect(item('temple-2', first(2, 2), first(2, 4, 6))).toEqual([0, 5]);
  expect(item('temple-2', first(2, 9), '')).toEqual([5, 0]);
});

test('[5.1.3, V8] temple 3: the majority scores one for each own priest', () => {
  expect(item('temple-3', first(3, 4), first(3, 2, 6))).toEqual([4, 0]);
});

test('[5.1.4, V9] temple 4: the majority scores three for each own blue space in all temples', () => {
  const blues = 't1-r2-c4 t2-r2-c4 t3-r2-c4';
  expect(item('temple-4', 't4-r1-c1', `t4-r3-c1 t4-r3-c2 ${blues}`)).toEqual([0, 9]);
  expect(item('temple-4', 't4-r1-c1 t4-r1-c2 t4-r1-c3', `t4-r3-c1 t4-r3-c2 ${blues}`)).toEqual([0, 0]);
});

test('[5.1.5] most black spaces of all temples together score eight', () => {
  expect(item('black', 't1-r2-c1 t4-r2-c3', 't2-r2-c1')).toEqual([8, 0]);
});

test('[5.1.6] bonus spaces pay their holder without any majority', () => {
  expect(item('bonus', 't1-r2-c3 t4-r1-c4', 't2-r2-c3')).toEqual([3, 1]);
});

test('[5.1.7] equal numbers score nothing, 0 : 0 too', () => {
  expect(scored('', '').flatMap(({ points }) => points)).toEqual(new Array(12).fill(0));
  expect(item('temple-2', first(2, 3), first(2, 3, 3))).toEqual([0, 0]);
});

test('[D20] the complete example ends 21 to 11', () => {
  const red = 't1-r1-c1 t1-r2-c1 t1-r2-c2 t1-r2-c4 t2-r1-c1 t2-r2-c4 t3-r2-c1 t4-r1-c4 t4-r2-c1 t4-r2-c4';
  const blue = 't1-r2-c3 t1-r3-c1 t2-r2-c1 t2-r2-c3 t3-r1-c1 t3-r1-c4 t3-r2-c2 t3-r2-c4 t3-r3-c4 t4-r2-c2 t4-r3-c4';
  const items = scored(red, blue);
  expect(items.map(({ points }) => points)).toEqual([
    [2, 0],
    [0, 0],
    [0, 5],
    [9, 0],
    [8, 0],
    [2, 6],
  ]);
  expect(items.slice(0, 5).map(({ counts }) => counts)).toEqual([
    [4, 2],
    [2, 2],
    [1, 5],
    [3, 2],
    [4, 3],
  ]);
  expect(totalsOf(items)).toEqual([21, 11]);
});

test('[R18, D21] the majority of temple 4 without a blue space scores nothing, and it does not pass on', () => {
  const items = scored('t4-r1-c1 t4-r1-c2', 't4-r1-c3 t1-r2-c4');
  expect(items[3]?.points).toEqual([0, 0]);
  expect(totalsOf(items)).toEqual([0, 1]);
});

test('[D22] black 2 : 2 scores nothing, the temples do', () => {
  const items = scored('t1-r2-c1 t2-r2-c1', 't3-r2-c1 t4-r2-c1');
  expect(items.map(({ points }) => points)).toEqual([
    [1, 0],
    [5, 0],
    [0, 1],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(totalsOf(items)).toEqual([6, 1]);
});

test('[D23] only bonus spaces score', () => {
  const items = scored('t1-r2-c3 t3-r1-c4', 't1-r1-c1 t3-r1-c1 t4-r1-c1 t4-r1-c4');
  expect(items.slice(0, 5).flatMap(({ points }) => points)).toEqual(new Array(10).fill(0));
  expect(totalsOf(items)).toEqual([2, 2]);
});

/** A round at whose end the Kingdom is full; nobody removes, both have no priest left to place. */
const full = (red: { at: string; score: number }, blue: { at: string; score: number }) =>
  play({
    red: { row: '2241', dead: 4, supply: 0, ...red },
    blue: { row: '2241', dead: 4, supply: 0, ...blue },
  });

test('[5.1.8, 5.1.9, D24, R20] both totals are counted to the end; then the higher one wins, whoever passed 40 first', () => {
  const running = full(
    { at: 't1-r1-c1 t1-r1-c2 t1-r2-c3 t2-r1-c1', score: 38 },
    { at: 't3-r1-c1 t3-r2-c1 t3-r1-c4', score: 39 },
  );
  expect(told(running, 'total')).toEqual([{ kind: 'total', points: [9, 12], scores: [47, 51] }]);
  expect(running.state.ending).toEqual({ how: 'scoring', winner: 1 });
});

test('[5.1.10, D41] equal scores of 40 or more are a draw', () => {
  const running = full(
    { at: 't2-r1-c1 t1-r1-c1', score: 38 },
    { at: 't3-r1-c1 t3-r1-c2 t3-r1-c3 t3-r3-c1 t3-r3-c2', score: 39 },
  );
  expect(scores(running.state)).toEqual([44, 44]);
  expect(running.state.ending).toEqual({ how: 'scoring', winner: -1 });
});

test('[5.1.11] scoring moves no priest, and the dead count for nothing', () => {
  const running = full({ at: 't1-r1-c1', score: 39 }, { at: 't2-r1-c1', score: 0 });
  expect(scores(running.state)).toEqual([40, 5]);
  expect(held(running.state, 0)).toEqual(['t1-r1-c1']);
  expect(held(running.state, 1)).toEqual(['t2-r1-c1']);
  const empty = play({ red: { row: '2241', dead: 8, supply: 0 }, blue: { row: '2241', supply: 0 } });
  expect(told(empty, 'total')).toMatchObject([{ points: [0, 0] }]);
});

test('[4.8.1] eight dead after the second placement lead to a scoring, seven do not', () => {
  const plan = (dead: number) => ({ red: { row: '2241', dead: 4 }, blue: { row: '3241', dead } });
  for (const [dead, scorings] of [
    [4, 1],
    [3, 0],
  ] as const) {
    const running = play(plan(dead));
    make(running, 0, 'place t1-r1-c1');
    expect(told(running, 'scoring')).toEqual([]);
    make(running, 1, 'place t1-r1-c2');
    expect(told(running, 'scoring')).toHaveLength(scorings);
  }
});

test('[4.8.2] a Kingdom filled by the first player shortens nobody’s turn', () => {
  const running = play({
    red: { row: '2342', dead: 4, at: 't1-r1-c1' },
    blue: { row: '2442', dead: 3, at: 't1-r2-c1 t1-r2-c2' },
  });
  make(running, 0, 'remove t1-r2-c1');
  expect(running.state.sides.map(({ dead }) => dead)).toEqual([4, 4]);
  make(running, 0, 'place t2-r1-c1', 'place t2-r1-c2');
  expect(asked(running)).toBe('remove 1');
  make(running, 1, 'remove t2-r1-c1', 'remove t2-r1-c2', 'place t4-r1-c1');
  expect(told(running, 'scoring')).toEqual([]);
  make(running, 1, 'place t4-r1-c2');
  expect(told(running, 'scoring')).toHaveLength(1);
});

test('the events of a scoring tell all six items in order', () => {
  const running = full({ at: 't1-r1-c1', score: 39 }, { at: 't2-r1-c1', score: 0 });
  expect(told(running, 'scored').map((event) => event.item)).toEqual([
    'temple-1',
    'temple-2',
    'temple-3',
    'temple-4',
    'black',
    'bonus',
  ]);
  expect(position({}).sides[0].score).toBe(0);
});
