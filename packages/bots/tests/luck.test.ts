import { expect, test } from 'vitest';
import { luckAndPlay, type Parts } from '../src/review/luck.ts';
import type { Opinion } from '../src/review/opinion.ts';
import { lookedBack } from '../src/review/second-look.ts';

const opinion = (index: number, seat: number, chance: number, cost = 0): Opinion => ({
  index,
  seat,
  chance,
  played: 'a',
  better: 'b',
  cost,
});
const whole = ({ luck, own, others, rest }: Parts): number => luck + own + others + rest;

/** A game of four moves: seat 0 moves at 0 and 2, seat 1 at 1 and 3; move 2 (the third) turns up a card. */
const learned = [false, false, true, false];

test('a change where something was learned is luck, what a move gives away is play, and the other side gains it', () => {
  const [first, second] = luckAndPlay(
    [opinion(0, 0, 0.6, 0.2), opinion(1, 1, 0.5, 0.1), opinion(2, 0, 0.5), opinion(3, 1, 0.2)],
    { seats: 2, places: [1, 2], learned },
  ) as [Parts, Parts];
  // Seat 0: dealt +0.1, gives 0.2 away, is given 0.1 (0.5 as the judge says too), then a card turns up and it wins: +0.5.
  expect(first).toMatchObject({ decisions: 2, events: 2, range: null });
  expect([first.luck, first.own, first.others, first.rest].map((part) => Math.round(part * 100))).toEqual([
    60, -20, 10, 0,
  ]);
  // Seat 1: given 0.2 before its first decision; the deal and the card are luck.
  expect([second.own, second.others].map((part) => Math.round(part * 100))).toEqual([-10, 20]);
  expect(0.5 + whole(first)).toBeCloseTo(1);
  expect(0.5 + whole(second)).toBeCloseTo(0);
});

test('the parts add up to the result for any number of seats, and a shared victory is shared', () => {
  const opinions = [opinion(0, 0, 0.4, 0.12), opinion(1, 1, 0.3, 0.06), opinion(2, 2, 0.5), opinion(3, 0, 0.2)];
  const parts = luckAndPlay(opinions, { seats: 3, places: [1, 1, 3], learned });
  expect(parts.map((one) => Math.round(100 * (1 / 3 + whole(one))) + 0)).toEqual([50, 50, 0]);
  expect(parts.map(({ others }) => Math.round(100 * others))).toEqual([3, 6, 9]);
});

test('where nothing was learned a change is the judge’s own wavering, and luck is no surer than that', () => {
  const quiet = Array.from({ length: 12 }, (_, i) => opinion(i, 0, i % 2 === 0 ? 0.5 : 0.6));
  const [steady] = luckAndPlay(quiet, { seats: 2, places: [1, 2], learned: new Array<boolean>(12).fill(false) });
  expect(steady?.events).toBe(1);
  expect(steady?.luck).toBeCloseTo(0);
  expect(steady?.range).toBeGreaterThan(0.2);
  const calm = quiet.map((one) => ({ ...one, chance: 0.5 }));
  const [sure] = luckAndPlay(calm, { seats: 2, places: [1, 1], learned: new Array<boolean>(12).fill(false) });
  expect(sure?.range).toBeCloseTo(0);
});

test('a move costs no more than the judge misses when the same seat decides next and has learned nothing', () => {
  const costs = (opinions: readonly Opinion[], turnedUp = learned) =>
    lookedBack(opinions, turnedUp).map(({ cost }) => Math.round(100 * cost));
  // It had not looked at the move: nothing is lost after it, or a tenth; what was better than thought costs nothing.
  expect(costs([opinion(0, 0, 0.95, 0.95), opinion(1, 0, 0.95)])).toEqual([0, 0]);
  expect(costs([opinion(0, 0, 0.5, 0.3), opinion(1, 0, 0.4)])).toEqual([10, 0]);
  expect(costs([opinion(0, 0, 0.5, 0.3), opinion(1, 0, 0.9)])).toEqual([0, 0]);
  // It never costs more than it was said to; the end, another seat and something learned say nothing about it.
  expect(costs([opinion(0, 0, 0.5, 0.1), opinion(1, 0, 0.2, 0.2)])).toEqual([10, 20]);
  expect(costs([opinion(0, 0, 0.5, 0.3), opinion(1, 1, 0.5)])).toEqual([30, 0]);
  expect(costs([opinion(1, 0, 0.5, 0.3), opinion(3, 0, 0.5)])).toEqual([30, 0]);
});
