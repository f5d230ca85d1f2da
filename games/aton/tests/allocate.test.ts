import { at, Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { WHOLE_DECK } from '../rules/content/constants.ts';
import { aton } from '../rules/index.ts';
import { asked, cards, legal, make, type Plan, play, position, reason, told, without } from './position.ts';

const choosing = (plan: Plan) => new Play(aton, position(plan), true);

test('[4.2.1] both are asked at once, and the phase ends when both have committed', () => {
  const running = choosing({ red: { row: '1234' }, blue: { row: '1234' } });
  expect(asked(running)).toBe('allocate 0+1');
  make(running, 1, 'commit 1234');
  expect(asked(running)).toBe('allocate 0');
  expect(told(running, 'revealed')).toEqual([]);
  make(running, 0, 'commit 4321');
  expect(told(running, 'revealed')).toHaveLength(1);
});

test('[4.2.2, D35] the exchange is offered once in a game, beside the allocations', () => {
  const running = choosing({ red: { row: '1234' } });
  expect(legal(running, 0)).toContain('exchange');
  make(running, 0, 'exchange');
  expect(legal(running, 0)).not.toContain('exchange');
  expect(reason(running, 0, 'exchange')).toMatchObject({ rule: '4.2.2' });
});

test('[4.2.3] no exchange after the own commit of the round', () => {
  const running = choosing({ red: { row: '1234' } });
  make(running, 0, 'commit 1234');
  expect(legal(running, 0)).toEqual([]);
  make(running, 1, 'commit 2222');
  expect(legal(running, 0)).not.toContain('exchange');
});

test('[4.2.4] all four cards go to the discard pile, then the top four of the deck become the hand', () => {
  const running = choosing({ red: { row: '1234', deck: [4, 4, 3, 3, 2, 2, 1, 1], discard: [1, 1, 1, 1] } });
  make(running, 0, 'exchange');
  const [side] = running.state.sides;
  expect([...side.hand].toSorted()).toEqual([3, 3, 4, 4]);
  expect([...side.buried].toSorted()).toEqual([1, 2, 3, 4]);
  expect(side.deck.toReversed()).toEqual([2, 2, 1, 1]);
  expect(side.discard).toEqual([1, 1, 1, 1]);
});

test('[4.2.5] the token leaves the game for good', () => {
  const running = choosing({ red: { row: '1234' } });
  make(running, 0, 'exchange');
  expect(running.state.sides.map(({ token }) => token)).toEqual([false, true]);
  make(running, 0, legal(running, 0)[0] ?? '');
  make(running, 1, 'commit 2222');
  expect(running.state.sides[0].token).toBe(false);
});

test('[4.2.6, R5, D33] an exchange with an empty deck shuffles the discard pile with the four cards given up', () => {
  const hand = cards('1123');
  const running = choosing({ round: 9, red: { row: '1123', deck: [], discard: without(WHOLE_DECK, hand) } });
  make(running, 0, 'exchange');
  const [side] = running.state.sides;
  expect([side.deck.length, side.discard.length, side.buried.length]).toEqual([32, 0, 0]);
  expect([...side.deck, ...side.hand].toSorted()).toEqual([...WHOLE_DECK].toSorted());
  make(running, 0, legal(running, 0)[0] ?? '');
  make(running, 1, 'commit 2222');
  while (running.state.round === 9) running.make(at(running.moves(), 0));
  expect(running.state.sides[0].discard).toHaveLength(4);
});

test('[4.2.7] there is no exchange of fewer than four cards', () => {
  for (const text of ['exchange 1', 'exchange 123', 'exchange 12 34']) expect(aton.read(text)).toBeNull();
  expect(legal(choosing({ red: { row: '1234' } }), 0).filter((text) => text.startsWith('exchange'))).toEqual([
    'exchange',
  ]);
});

test('[4.2.8, D36] exactly one card of the hand at each cartouche', () => {
  const running = choosing({ red: { row: '2234' } });
  expect(legal(running, 0)).not.toContain('commit 2344');
  expect(reason(running, 0, 'commit 2344')).toMatchObject({ rule: '4.2.8' });
  expect(aton.read('commit 223')).toBeNull();
  make(running, 0, 'commit 4232');
  expect(running.state.sides[0]).toMatchObject({ row: [4, 2, 3, 2], hand: [] });
});

test('[4.2.9] every different order of the hand is legal once: 24, 12, 6, 4 or 1', () => {
  const orders = (row: string) => legal(choosing({ red: { row, token: false } }), 0);
  expect(['1234', '1134', '1144', '1114', '1111'].map((row) => orders(row).length)).toEqual([24, 12, 6, 4, 1]);
  expect(orders('1134')).toContain('commit 4131');
  expect(new Set(orders('1134')).size).toBe(12);
});

test('[4.2.10] a committed allocation stays, even while the opponent has not committed', () => {
  const running = choosing({ red: { row: '1234' } });
  running.gained = false;
  make(running, 0, 'commit 1234');
  expect(legal(running, 0)).toEqual([]);
  expect(running.gained, 'undo is closed').toBe(true);
});

test('[4.3.1] all eight cards are turned up at the same time', () => {
  const running = choosing({ red: { row: '1234' }, blue: { row: '4321' } });
  make(running, 0, 'commit 1234');
  expect(running.state.revealed).toBe(false);
  make(running, 1, 'commit 4321');
  expect(told(running, 'revealed')).toEqual([
    {
      kind: 'revealed',
      rows: [
        [1, 2, 3, 4],
        [4, 3, 2, 1],
      ],
      exchanged: [false, false],
    },
  ]);
});

test('[4.3.2] the cards stay face up until the round is over', () => {
  const running = play({ red: { row: '2243' }, blue: { row: '3243' } });
  for (let i = 0; i < 5; i++) {
    expect(aton.view(running.state, null).sides.map(({ row }) => row)).toEqual([
      [2, 2, 4, 3],
      [3, 2, 4, 3],
    ]);
    running.make(at(running.moves(), 0));
  }
  running.make(at(running.moves(), 0));
  expect(running.state.round).toBe(6);
  expect(running.state.sides.map(({ row }) => row)).toEqual([[], []]);
});

test('[4.3.3] the reveal shows who exchanged in this round', () => {
  const running = choosing({ red: { row: '1234' }, blue: { row: '1234' } });
  make(running, 1, 'exchange');
  make(running, 0, 'commit 1234');
  make(running, 1, legal(running, 1)[0] ?? '');
  expect(told(running, 'revealed')[0]?.exchanged).toEqual([false, true]);
});

test('[R25, D50] four equal cards wait for their player, with or without the token', () => {
  const running = choosing({ red: { row: '3333', token: false }, blue: { row: '1234' } });
  make(running, 1, 'commit 1234');
  expect(asked(running)).toBe('allocate 0');
  expect(legal(running, 0)).toEqual(['commit 3333']);
  expect(legal(choosing({ red: { row: '3333' } }), 0)).toEqual(['exchange', 'commit 3333']);
});

test('[R26] the exchange is open in round 1, and to both in the same round', () => {
  const running = choosing({ round: 1, red: { row: '1234' }, blue: { row: '1234' } });
  make(running, 0, 'exchange');
  make(running, 1, 'exchange');
  expect(running.state.sides.map(({ token }) => token)).toEqual([false, false]);
});
