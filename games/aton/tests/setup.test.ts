import { GameError, keyedChance, Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { aton } from '../rules/index.ts';
import { EMPTY } from '../rules/state.ts';
import { asked, STANDARD, told } from './position.ts';

const SEED = '5'.repeat(64);
const start = () => aton.setup(2, STANDARD, keyedChance(SEED, 2));
const spread = (cards: readonly number[]) => [1, 2, 3, 4].map((value) => cards.filter((card) => card === value).length);

test('[3.1.1] exactly two players', () => {
  expect(aton.seats).toEqual({ min: 2, max: 2 });
  for (const seats of [1, 3]) expect(() => aton.setup(seats, STANDARD, keyedChance(SEED, 2))).toThrow(GameError);
});

test('an option that is neither yes nor no is refused in words', () => {
  const broken: typeof STANDARD = JSON.parse('{"highestReplacement":"maybe","removalsFirst":false}');
  expect(() => aton.setup(2, broken, keyedChance(SEED, 2))).toThrow(/highestReplacement.*true or false/);
});

test('[3.1.2] 29 priests in each supply', () => {
  expect(start().sides.map(({ supply }) => supply)).toEqual([29, 29]);
});

test('[3.1.3] each player has the exchange token', () => {
  expect(start().sides.map(({ token }) => token)).toEqual([true, true]);
});

test('[3.1.4] both scores are 0', () => {
  expect(start().sides.map(({ score }) => score)).toEqual([0, 0]);
});

test('[3.1.5] each deck is shuffled by itself', () => {
  const [red, blue] = new Play(aton, start()).state.sides.map((side) => [...side.deck, ...side.hand]);
  expect(red).not.toEqual(blue);
  expect(red).not.toEqual(red?.toSorted());
  const other = new Play(aton, aton.setup(2, STANDARD, keyedChance('6'.repeat(64), 2)));
  expect(other.state.sides[0].deck).not.toEqual(new Play(aton, start()).state.sides[0].deck);
});

test('[3.1.6] temples, Kingdom and discard piles are empty', () => {
  const { board, sides } = start();
  expect(new Set(board)).toEqual(new Set([EMPTY]));
  expect(sides.map(({ dead, discard, buried }) => [dead, discard, buried])).toEqual([
    [0, [], []],
    [0, [], []],
  ]);
});

test('[3.1.7] nothing is dealt before round 1, which begins with DRAW', () => {
  const before = start();
  expect(before.sides.map(({ hand }) => hand)).toEqual([[], []]);
  const running = new Play(aton, before, true);
  expect(running.told.map(({ event }) => event.kind)).toEqual(['round', 'hand', 'hand']);
  expect(told(running, 'round')).toEqual([{ kind: 'round', round: 1 }]);
  expect(asked(running)).toBe('allocate 0+1');
});

test('[D1] decks of nine each, 29 priests, nobody dead, no points', () => {
  for (const side of start().sides) {
    expect(spread(side.deck)).toEqual([9, 9, 9, 9]);
    expect([side.supply, side.dead, side.score]).toEqual([29, 0, 0]);
  }
});
