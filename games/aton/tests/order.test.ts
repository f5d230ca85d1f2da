import { expect, test } from 'vitest';
import { WHOLE_DECK } from '../rules/content/constants.ts';
import { aton } from '../rules/index.ts';
import { asked, cards, play, playUntil, told, without } from './position.ts';

const first = (red: string, blue: string) => told(play({ red: { row: red }, blue: { row: blue } }), 'order')[0];

/** A whole deck without some hand, the given cards on top. */
const deckWith = (top: string, hand: string) => [
  ...cards(top),
  ...without(WHOLE_DECK, [...cards(top), ...cards(hand)]),
];

test('[4.5.1] the lower card on cartouche 2 goes first', () => {
  expect(first('4143', '1243')).toMatchObject({ first: 0, by: 'cartouche-2' });
  expect(first('1343', '4243')).toMatchObject({ first: 1, by: 'cartouche-2' });
});

test('[V2] 3 goes before 4', () => {
  expect(first('2342', '2442')).toMatchObject({ first: 0 });
});

test('[4.5.2, D3] equal there: the lower card on cartouche 1 goes first, though the other one scores', () => {
  const running = play({ red: { row: '1243' }, blue: { row: '3243' } });
  expect(told(running, 'order')).toMatchObject([{ first: 0, by: 'cartouche-1' }]);
  expect(running.state.sides.map(({ score }) => score)).toEqual([0, 4]);
});

test('[4.5.3] both equal: the lower card on top of the decks goes first', () => {
  const running = play({
    red: { row: '2342', deck: deckWith('3', '2342') },
    blue: { row: '2342', deck: deckWith('1', '2342') },
  });
  expect(told(running, 'turned-up')).toEqual([{ kind: 'turned-up', cards: [[3], [1]] }]);
  expect(told(running, 'order')).toMatchObject([{ first: 1, by: 'draw' }]);
});

test('[4.5.4] equal cards turned up: both turn up the next', () => {
  const running = play({
    red: { row: '2342', deck: deckWith('1142', '2342') },
    blue: { row: '2342', deck: deckWith('1143', '2342') },
  });
  expect(told(running, 'turned-up')[0]?.cards).toEqual([
    [1, 1, 4, 2],
    [1, 1, 4, 3],
  ]);
  expect(told(running, 'order')).toMatchObject([{ first: 0 }]);
});

test('[4.5.5, D4] the cards turned up go under the own deck in the order drawn, the last one lowest, known to both', () => {
  const hand = '2332';
  const used = cards('1234');
  const rest = (top: string) => without(WHOLE_DECK, [...cards(hand), ...used, ...cards(top)]);
  const running = play({
    red: { row: hand, deck: [...cards('42'), ...rest('42')], discard: used },
    blue: { row: hand, deck: [...cards('43'), ...rest('43')], discard: used },
  });
  const [red, blue] = running.state.sides;
  expect([red.deck.length, blue.deck.length]).toEqual([28, 28]);
  expect(red.deck.slice(0, 2)).toEqual([2, 4]);
  expect(blue.deck.slice(0, 2)).toEqual([3, 4]);
  for (const viewer of [0, 1, null]) {
    expect(aton.view(running.state, viewer).sides.map(({ bottom }) => bottom)).toEqual([
      [2, 4],
      [3, 4],
    ]);
  }
  expect(told(running, 'order')).toMatchObject([{ first: 0, by: 'draw' }]);
});

test('[4.5.6, D34] an empty deck is renewed from the discard pile alone', () => {
  const hand = '2342';
  const discard = without(WHOLE_DECK, cards(hand));
  const running = play({ round: 9, red: { row: hand, deck: [], discard }, blue: { row: hand, deck: [], discard } });
  const up = told(running, 'turned-up')[0]?.cards ?? [];
  for (const [seat, side] of running.state.sides.entries()) {
    expect([side.deck.length, side.discard.length]).toEqual([32, 0]);
    expect(side.row).toEqual(cards(hand));
    expect(side.deck.toSorted()).toEqual(discard.toSorted());
    expect(side.deck.slice(0, side.known)).toEqual(up[seat]?.toReversed());
  }
});

test('[R6] a deck that runs out in mid-draw keeps the cards turned up aside; all 32 equal: they are shuffled anew', () => {
  const hand = '2342';
  const rest = without(WHOLE_DECK, cards(hand));
  const mid = play({
    red: { row: hand, deck: [4, 4], discard: without(rest, [4, 4]) },
    blue: { row: hand, deck: [4, 4], discard: without(rest, [4, 4]) },
  });
  const up = told(mid, 'turned-up')[0]?.cards[0] ?? [];
  expect(up.slice(0, 2)).toEqual([4, 4]);
  expect(mid.state.sides[0].deck).toHaveLength(32);
  expect(mid.state.sides[0].deck.slice(0, up.length)).toEqual(up.toReversed());
  expect(told(mid, 'reshuffled')).toMatchObject([
    { seat: 0, cards: 30 },
    { seat: 1, cards: 30 },
  ]);

  const all = play({ red: { row: hand, deck: rest }, blue: { row: hand, deck: rest } });
  expect(told(all, 'reshuffled')).toMatchObject([
    { seat: 0, cards: 32 },
    { seat: 1, cards: 32 },
  ]);
  expect(all.state.sides[0].deck.toSorted()).toEqual(rest.toSorted());
  expect(told(all, 'order')).toMatchObject([{ by: 'draw' }]);
});

test('[4.5.7] the cards turned up change no cartouche and no score', () => {
  const running = play({
    red: { row: '2342', deck: deckWith('4', '2342') },
    blue: { row: '2342', deck: deckWith('1', '2342') },
  });
  expect(running.state.sides.map(({ row, score }) => [row, score])).toEqual([
    [[2, 3, 4, 2], 0],
    [[2, 3, 4, 2], 0],
  ]);
});

test('[4.5.8] the next round finds its own order', () => {
  const running = play({ red: { row: '2141' }, blue: { row: '2241' } });
  expect(told(running, 'order')).toMatchObject([{ first: 0 }]);
  playUntil(running, 'allocate');
  expect(running.state.agenda.at(-1)).toMatchObject({ do: 'round', first: -1 });
  expect(asked(running)).toBe('allocate 0+1');
});
