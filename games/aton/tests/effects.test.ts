import { expect, test } from 'vitest';
import { effectOf, firstOf, hasActed } from '../board/scene/effects.ts';
import { aton } from '../rules/index.ts';
import { play, position } from './position.ts';

test('[4.7.1] a card on Placement promises no more priests than the supply has', () => {
  const view = aton.view(position({ red: { row: '4444', supply: 2 } }), 0);
  expect(effectOf(view, 0, 4, 4)).toEqual({ key: 'board.effect.places', values: { all: 2 } });
});

test('[4.4.4] after a win on Points nobody has had a turn', () => {
  const view = aton.view(play({ red: { row: '4222', score: 38 }, blue: { row: '1222' } }).state, 0);
  expect(view.ending?.how).toBe('cartouche');
  expect([0, 1].map((seat) => hasActed(view, seat))).toEqual([false, false]);
  expect(firstOf(view)).toBe(-1);
});

test('while the second player acts, the first one has acted', () => {
  const { state } = play({ red: { row: '2211', supply: 0 }, blue: { row: '3342' } });
  const view = aton.view(state, 1);
  expect([0, 1].map((seat) => hasActed(view, seat))).toEqual([true, false]);
});
