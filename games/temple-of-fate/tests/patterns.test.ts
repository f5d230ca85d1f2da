import { patternOf } from '@naos/game-module';
import { expect, test } from 'vitest';
import { patterns } from '../advice/patterns.ts';
import { CARDS } from '../rules/content/cards.ts';
import type { TempleState } from '../rules/state.ts';
import { bareState, paint, player, stand, topRow } from './scene.ts';

const SEATS = 3;

/** Seat 0’s pattern between the better turn and the one that was played. */
function between(better: (state: TempleState) => void, played: (state: TempleState) => void): string | null {
  const [good, poor] = [bareState({ seats: SEATS }), bareState({ seats: SEATS })];
  better(good);
  played(poor);
  return patternOf(patterns, good, poor, 0);
}

test('a tie of the seat’s own that another one wins is a tie lost; a tie of two others is not', () => {
  const ahead = (state: TempleState) => stand(state, 'fire', { 0: 0, 1: 1 });
  const behind = (state: TempleState) => stand(state, 'fire', { 0: 1, 1: 0 });
  expect(between(ahead, behind)).toBe('tie-lost');
  const others = (state: TempleState) => stand(state, 'fire', { 0: 1, 1: 2 });
  const one = (state: TempleState) => stand(state, 'fire', { 0: 1 });
  expect(between(one, others)).toBe(null);
});

test('a card that could have been led', () => {
  const led = (state: TempleState) => stand(state, 'fire', { 0: 0 });
  const elsewhere = (state: TempleState) => {
    player(state, 0).temple.reserve--;
  };
  expect(between(led, elsewhere)).toBe('card-let-go');
});

test('priests in reserve count from two on', () => {
  const spent = (priests: number) => (state: TempleState) => {
    player(state, 0).temple.reserve -= priests;
  };
  expect(between(spent(0), spent(2))).toBe('reserve-spent');
  expect(between(spent(0), spent(1))).toBe(null);
});

test('a chain that could have been longer, where it brings less than three points', () => {
  const row = (text: string) => (state: TempleState) => paint(state, 0, topRow(text));
  expect(between(row('FF......'), row('F.F.....'))).toBe('chain-broken');
});

test('three points and more that could have been had', () => {
  const won = (least: number) => (state: TempleState) => {
    player(state, 0).won.push(CARDS.findIndex(({ large }) => large >= least));
  };
  expect(between(won(3), () => {})).toBe('points-missed');
});
