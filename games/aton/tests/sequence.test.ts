import { at, FastRandom, Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { WHOLE_DECK } from '../rules/content/constants.ts';
import type { AtonEvent } from '../rules/events.ts';
import { type Aton, aton } from '../rules/index.ts';
import { asked, cards, dead, held, legal, make, play, playUntil, position, temple, told, without } from './position.ts';

const kinds = (running: Play<Aton>): AtonEvent['kind'][] => running.told.map(({ event }) => event.kind);

test('[4.0.1] a round goes through its phases in order', () => {
  const running = play({
    red: { row: '2342', at: 't1-r1-c1' },
    blue: { row: '3442', at: 't2-r1-c1 t2-r1-c2', dead: 7 },
  });
  playUntil(running, 'allocate');
  const order = kinds(running).filter((kind, i, all) => kind !== all[i - 1] && kind !== 'hand');
  expect(order).toEqual([
    'committed',
    'revealed',
    'points',
    'order',
    'removed',
    'placed',
    'removed',
    'placed',
    'scoring',
    'scored',
    'total',
    'culled',
    'returned',
    'round',
  ]);
});

test('[4.0.2, R10] the first player removes and places before the second removes', () => {
  const running = play({ red: { row: '1342', at: 't1-r1-c1' }, blue: { row: '1442', at: 't2-r1-c1 t2-r1-c2' } });
  const turns: string[] = [];
  while (running.state.round === 5) {
    turns.push(asked(running));
    running.make(at(running.moves(), 0));
  }
  expect(turns).toEqual(['remove 0', 'place 0', 'place 0', 'remove 1', 'remove 1', 'place 1', 'place 1']);
});

test('[4.0.3, R27] steps with one outcome ask nothing; two outcomes that differ in a space are two', () => {
  const forced = play({
    red: { row: '2313', at: temple(1, 3) },
    blue: { row: '2442', at: 't2-r1-c1' },
  });
  expect(told(forced, 'removed'), 'no target in temple 1').toEqual([]);
  expect(told(forced, 'placed'), 'three priests for three spaces').toHaveLength(3);
  const open = play({ red: { row: '2212', at: temple(1, 3) }, blue: { row: '3242' } });
  expect(legal(open, 0)).toEqual(['place t1-r3-c2', 'place t1-r3-c3', 'place t1-r3-c4']);
  const target = play({ red: { row: '2342' }, blue: { row: '2442', at: 't1-r1-c1 t1-r1-c2' } });
  expect(asked(target)).toBe('remove 0');
  const both = play({ red: { row: '1442' }, blue: { row: '2442', at: 't1-r1-c1 t1-r1-c2' } });
  expect(asked(both), 'as many targets as must go').toBe('place 0');
  expect(told(both, 'removed')).toHaveLength(2);
});

test('[4.1.1] each player takes the top four cards of the own deck', () => {
  const running = play({
    red: { row: '2241', deck: [4, 4, 3, 1, 2, 2, 2, 2] },
    blue: { row: '3241', deck: [1, 1, 1, 3, 4, 4, 4, 4] },
  });
  playUntil(running, 'allocate');
  expect(told(running, 'hand').map(({ cards: hand }) => hand)).toEqual([
    [1, 3, 4, 4],
    [1, 1, 1, 3],
  ]);
  expect(running.state.sides[0].deck).toEqual([2, 2, 2, 2]);
});

test('[4.1.2, D32, R21] an empty deck is renewed when a card is needed: in round 10 from all 36', () => {
  const hand = '2241';
  const running = play({
    round: 9,
    red: { row: hand, deck: [], discard: without(WHOLE_DECK, cards(hand)) },
    blue: { row: '3241' },
  });
  expect(running.state.sides[0].deck, 'not before it is needed').toEqual([]);
  playUntil(running, 'allocate');
  expect(running.state.round).toBe(10);
  expect(told(running, 'reshuffled')).toEqual([{ kind: 'reshuffled', seat: 0, cards: 36 }]);
  expect(running.state.sides[0]).toMatchObject({ discard: [] });
  expect(running.state.sides[0].deck).toHaveLength(32);
});

test('[4.1.3] deck sizes are multiples of four at every question', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const random = new FastRandom(seed);
    const running = new Play(aton, position({ round: 1, seed }));
    while (!running.over) {
      expect(running.state.sides.map(({ deck }) => deck.length % 4)).toEqual([0, 0]);
      const moves = running.moves();
      running.make(at(moves, random.below(moves.length)));
    }
  }
});

test('[4.9.1] all eight cards go to their owners’ discard piles', () => {
  const running = play({ red: { row: '2241' }, blue: { row: '3241' } });
  playUntil(running, 'allocate');
  expect(running.state.sides.map(({ discard }) => discard)).toEqual([
    [2, 2, 4, 1],
    [3, 2, 4, 1],
  ]);
  expect(running.state.revealed).toBe(false);
});

test('[4.9.2] the round number rises by one and DRAW follows', () => {
  const running = play({ red: { row: '2241' }, blue: { row: '3241' } });
  playUntil(running, 'allocate');
  expect(running.state.round).toBe(6);
  expect(kinds(running).slice(-3)).toEqual(['round', 'hand', 'hand']);
});

test('[R19] the Kingdom is two counters without order', () => {
  const running = play({ red: { row: '1442', dead: 1 }, blue: { row: '2442', at: 't1-r1-c1 t1-r1-c2 t1-r1-c3' } });
  const other = play({ red: { row: '1442', dead: 1 }, blue: { row: '2442', at: 't1-r1-c1 t1-r1-c2 t1-r1-c3' } });
  make(running, 0, 'remove t1-r1-c1', 'remove t1-r1-c2');
  make(other, 0, 'remove t1-r1-c2', 'remove t1-r1-c1');
  expect(dead(running.state)).toEqual([1, 2]);
  expect(running.state).toEqual(other.state);
});

test('a set of spaces reached in another order is the same position', () => {
  const one = play({ red: { row: '2243' }, blue: { row: '3242' } });
  const two = play({ red: { row: '2243' }, blue: { row: '3242' } });
  make(one, 0, 'place t1-r1-c1', 'place t2-r2-c2', 'place t4-r3-c4');
  make(two, 0, 'place t4-r3-c4', 'place t1-r1-c1', 'place t2-r2-c2');
  expect(one.state).toEqual(two.state);
  expect(held(one.state, 0)).toHaveLength(3);
});
