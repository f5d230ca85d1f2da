import { FastRandom, Play, type Viewer } from '@naos/engine';
import { expect, test } from 'vitest';
import { WHOLE_DECK } from '../rules/content/constants.ts';
import { unseenCards } from '../rules/imagine.ts';
import { type Aton, aton } from '../rules/index.ts';
import type { SideView } from '../rules/view.ts';
import { cards, legal, make, type Plan, play, playUntil, position, told, without } from './position.ts';

const choosing = (plan: Plan) => new Play(aton, position(plan), true);
const sees = ({ state }: Play<Aton>, viewer: Viewer, seat: 0 | 1): SideView => aton.view(state, viewer).sides[seat];

test('[3.2.1] board, Kingdom, supplies, scores and round are open to everybody', () => {
  const running = choosing({
    round: 7,
    red: { at: 't1-r1-c1', dead: 2, score: 11 },
    blue: { at: 't2-r1-c1 t2-r1-c2', dead: 1, score: 5 },
  });
  for (const viewer of [0, 1, null]) {
    const view = aton.view(running.state, viewer);
    expect(view.round).toBe(7);
    expect(view.board).toEqual(running.state.board);
    expect(view.sides.map(({ dead, supply, score }) => [dead, supply, score])).toEqual([
      [2, 26, 11],
      [1, 26, 5],
    ]);
  }
});

test('[3.2.2] a card is public from the reveal on, also after its discard', () => {
  const running = play({ red: { row: '3241' }, blue: { row: '4241' } });
  expect(sees(running, 1, 0).row).toEqual([3, 2, 4, 1]);
  playUntil(running, 'allocate');
  for (const viewer of [1, null]) expect(sees(running, viewer, 0).discard).toEqual([3, 2, 4, 1]);
});

test('[3.2.3] the order of a deck is hidden from both, its owner included', () => {
  const one = choosing({ red: { row: '1234', deck: [1, 2, 3, 4] } });
  const two = choosing({ red: { row: '1234', deck: [4, 3, 2, 1] } });
  for (const viewer of [0, 1, null]) expect(aton.view(one.state, viewer)).toEqual(aton.view(two.state, viewer));
});

test('[3.2.4] a hand is hidden from the opponent, and shown to its owner', () => {
  const one = choosing({ red: { row: '1234', deck: cards('4444') } });
  const two = choosing({ red: { row: '4444', deck: cards('1234') } });
  expect(aton.view(one.state, 1)).toEqual(aton.view(two.state, 1));
  expect(aton.view(one.state, null)).toEqual(aton.view(two.state, null));
  expect(sees(one, 0, 0).hand).toEqual([1, 2, 3, 4]);
  expect(sees(one, 1, 0)).toMatchObject({ hand: [], hidden: 4 });
});

test('[3.2.5] of a committed allocation the opponent sees only that it is committed', () => {
  const one = choosing({ red: { row: '1234' } });
  const two = choosing({ red: { row: '1234' } });
  make(one, 0, 'commit 1234');
  make(two, 0, 'commit 4321');
  expect(aton.view(one.state, 1)).toEqual(aton.view(two.state, 1));
  expect(sees(one, 1, 0)).toMatchObject({ committed: true, row: [], hidden: 4 });
  expect(sees(one, 0, 0).row).toEqual([1, 2, 3, 4]);
  expect(one.told.map(({ event }) => event)).toEqual([{ kind: 'committed', seat: 0 }]);
});

const used = cards('11223344');
const third = (): Plan => ({ round: 3, red: { row: '1123', discard: used }, blue: { row: '2222', discard: used } });

test('[3.2.6, R4] before the reveal an exchange changes nothing that the opponent is shown', () => {
  const running = choosing(third());
  const before = [aton.view(running.state, 1), aton.view(running.state, null)];
  make(running, 0, 'exchange');
  expect([aton.view(running.state, 1), aton.view(running.state, null)]).toEqual(before);
  expect(running.told.every(({ to }) => to === 0)).toBe(true);
  expect(sees(running, 0, 0)).toMatchObject({ token: false, deck: 20 });
});

test('[D47] the opponent’s view of an exchange before and after the reveal', () => {
  const running = choosing(third());
  make(running, 0, 'exchange');
  make(running, 0, legal(running, 0)[0] ?? '');
  expect(sees(running, 1, 0)).toMatchObject({ token: true, deck: 24, buried: 0 });
  expect(sees(running, 1, 0).discard).toHaveLength(8);
  make(running, 1, 'commit 2222');
  const after = sees(running, 1, 0);
  expect(after).toMatchObject({ token: false, deck: 20, buried: 4, buriedKnown: [] });
  expect(after.discard.length + after.buried).toBe(12);
});

test('[3.2.7] the values given up are never shown to the opponent', () => {
  const given = (row: string, deck: string) => {
    const running = choosing({ red: { row, deck: cards(deck) }, blue: { row: '2222' } });
    make(running, 0, 'exchange', 'commit 3333');
    make(running, 1, 'commit 2222');
    return running;
  };
  const one = given('1111', '333344442222');
  const two = given('4444', '333311112222');
  expect(sees(one, 1, 0)).toEqual(sees(two, 1, 0));
  expect(sees(one, null, 0)).toEqual(sees(two, null, 0));
  expect(sees(one, 0, 0).buriedKnown).toEqual([1, 1, 1, 1]);
  const open = one.told.filter(({ to }) => to === null).map(({ event }) => event);
  expect(open).toEqual(two.told.filter(({ to }) => to === null).map(({ event }) => event));
});

/** A double tie: red turns up the 1, blue the 4; otherwise their last eight cards are alike. */
const tied = (): Plan => {
  const row = '2342';
  const discard = without(WHOLE_DECK, [...cards(row), ...cards('12234433')]);
  return {
    red: { row, deck: cards('12234433'), discard },
    blue: { row, deck: cards('42231433'), discard },
  };
};

test('[3.2.8] tie-break cards are known at the bottom of the deck, then in the hand, until they are played', () => {
  const running = play(tied());
  expect(sees(running, 1, 0).bottom).toEqual([1]);
  playUntil(running, 'allocate');
  expect(sees(running, 1, 0)).toMatchObject({ bottom: [1], hand: [], hidden: 4 });
  make(running, 0, 'commit 2234');
  make(running, 1, 'commit 3221');
  playUntil(running, 'allocate');
  expect(sees(running, 1, 0), 'drawn: one of the four cards is known').toMatchObject({
    bottom: [],
    hand: [1],
    hidden: 3,
  });
  expect(sees(running, 0, 0).traced).toEqual([1]);
  expect(running.state.sides[0].known).toBe(0);
  make(running, 0, 'exchange');
  expect(sees(running, 1, 0)).toMatchObject({ hand: [1], hidden: 3 });
});

test('[3.2.9] sizes of decks and discard piles and the tokens are public', () => {
  const running = choosing({ red: { row: '1234', discard: used, token: false }, blue: { row: '1234' } });
  for (const viewer of [0, 1, null]) {
    const sides = aton.view(running.state, viewer).sides;
    expect(sides.map(({ deck, discard, buried, token }) => [deck, discard.length + buried, token])).toEqual([
      [24, 8, false],
      [32, 0, true],
    ]);
  }
});

test('cards are counted exactly: an imagined state deals the unseen ones and nothing else', () => {
  const running = play(tied());
  for (const viewer of [0, 1, null]) {
    const view = aton.view(running.state, viewer);
    const imagined = aton.imagine(view, new FastRandom(3));
    expect(aton.view(imagined, viewer)).toEqual(view);
    const [side] = imagined.sides;
    expect([...side.deck, ...side.hand, ...side.row, ...side.discard, ...side.buried].toSorted()).toEqual(
      [...WHOLE_DECK].toSorted(),
    );
    expect(unseenCards(view.sides[0]).toSorted()).toEqual([2, 2, 3, 3, 3, 4, 4]);
  }
  expect(told(running, 'turned-up')).toHaveLength(1);
});

test('a known card in a committed hand may lie at any cartouche', () => {
  const running = play(tied());
  playUntil(running, 'allocate');
  make(running, 0, 'commit 2234');
  make(running, 1, 'commit 3221');
  playUntil(running, 'allocate');
  make(running, 0, legal(running, 0).at(-1) ?? '');
  const view = aton.view(running.state, 1);
  expect(view.sides[0]).toMatchObject({ hand: [1], hidden: 3, committed: true });
  const places = Array.from({ length: 40 }, (_, seed) =>
    aton.imagine(view, new FastRandom(seed)).sides[0].row.indexOf(1),
  );
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
});

test('near the end of a deck without exchanges the opponent’s hand is known exactly', () => {
  const hand = '1244';
  const running = choosing({ round: 9, red: { row: hand, deck: [], discard: without(WHOLE_DECK, cards(hand)) } });
  expect(unseenCards(sees(running, 1, 0))).toEqual([1, 2, 4, 4]);
});
