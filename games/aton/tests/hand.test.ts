import { describe, expect, test } from 'vitest';
import {
  clear,
  lift,
  looseCards,
  newAllocation,
  pick,
  pressSlot,
  put,
  rowOf,
  step,
} from '../board/input/allocation.ts';
import { hear, NO_NEWS } from '../board/scene/news.ts';
import type { AtonEvent } from '../rules/events.ts';

describe('cards on their way to the cartouches', () => {
  const hand = newAllocation([1, 2, 3, 4]);

  test('pressing slots one after the other lays the cards in the order of the hand', () => {
    const laid = [2, 0, 3, 1].reduce(pressSlot, hand);
    expect(rowOf(laid)).toEqual([2, 4, 1, 3]);
    expect(laid.picked).toBeNull();
  });

  test('a card put on a taken slot changes places with the one that lies there', () => {
    const laid = [0, 1, 2, 3].reduce(pressSlot, hand);
    expect(rowOf(put(laid, 0, 3))).toEqual([4, 2, 3, 1]);
  });

  test('a loose card sends the one that lay there back to the hand', () => {
    const laid = put(put(hand, 0, 1), 2, 1);
    expect(laid.slots).toEqual([null, 2, null, null]);
    expect(looseCards(laid)).toEqual([0, 1, 3]);
    expect(rowOf(laid)).toBeNull();
  });

  test('pressing a slot with nothing picked, or with its own card picked, takes the card up', () => {
    const laid = [0, 1, 2, 3].reduce(pressSlot, hand);
    expect(pressSlot(laid, 2).slots).toEqual([0, 1, null, 3]);
    expect(pressSlot(pick(laid, 1), 1)).toEqual(lift(laid, 1));
  });

  test('arrows go round the hand, and everything can be taken back', () => {
    expect(step(hand, -1).picked).toBe(3);
    expect(step(pick(hand, 3), 1).picked).toBe(0);
    expect(clear(put(hand, 0, 0))).toEqual(hand);
  });
});

describe('the news that the board shows', () => {
  const after = (...events: AtonEvent[]) => events.reduce(hear, NO_NEWS);
  const placed = (space: number): AtonEvent => ({ kind: 'placed', seat: 0, space });
  const scored: AtonEvent = { kind: 'scored', item: 'black', counts: [1, 0], points: [8, 0] };
  const total: AtonEvent = { kind: 'total', points: [8, 0], scores: [8, 0] };

  test('priests placed in this round are numbered, until the next one', () => {
    expect(after(placed(4), placed(9)).placed).toEqual([4, 9]);
    expect(after(placed(4), { kind: 'round', round: 2 }).placed).toEqual([]);
  });

  test('a scoring stays in sight until the next cards are turned up', () => {
    const news = after({ kind: 'scoring' }, scored, total, { kind: 'round', round: 4 });
    expect(news.scoring).toEqual({ items: [scored], total });
    expect(hear(news, { kind: 'revealed', rows: [[], []], exchanged: [false, false] }).scoring).toBeNull();
  });
});
