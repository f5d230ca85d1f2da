import { isRefusal, Match, type Seat, type Told } from '@naos/engine';
import { expect, test } from 'vitest';
import { type Card, type Event, game, type State, type StonePapyrusKnife } from '../rules/index.ts';

const SEED = '0123456789abcdef'.repeat(4);
const begin = (): Match<StonePapyrusKnife> => Match.begin(game, { seats: 2, seed: SEED });

/** A match whose hands, deck and points are arranged; the arranging is what a test is about. */
function arranged(change: (state: State) => void): Match<StonePapyrusKnife> {
  const match = begin();
  change(match.state);
  return match;
}

function make(match: Match<StonePapyrusKnife>, seat: Seat, move: string): readonly Told<Event>[] {
  const answer = match.make(seat, move);
  if (isRefusal(answer)) throw new Error(`${move} was refused: ${answer.refused}`);
  return answer.lines.flatMap(({ told }) => told);
}

const kinds = (told: readonly Told<Event>[]): string[] => told.map(({ event }) => event.kind);
const count = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;

test('[1.1] six of each kind are in the game', () => {
  const { deck, hands } = begin().state;
  const cards = [...deck, ...hands.flat()];
  expect([count(cards, 'stone'), count(cards, 'papyrus'), count(cards, 'knife')]).toEqual([6, 6, 6]);
});

test('[1.2] three cards each, the rest face down, and nobody sees the other hand', () => {
  const match = begin();
  expect(match.state.hands.map((hand) => hand.length)).toEqual([3, 3]);
  expect(match.situation(0).view).toMatchObject({ deck: 12, handSizes: [3, 3], hand: match.state.hands[0] });
  expect(match.situation(null).view.hand).toEqual([]);
});

test('[2.1] both are asked at once; a choice stays secret and can be taken back until both have chosen', () => {
  const match = arranged(({ hands }) => {
    hands[0] = ['stone', 'stone', 'knife'];
  });
  expect(match.asked).toEqual([0, 1]);
  make(match, 0, 'show stone');
  expect(match.asked).toEqual([1]);
  expect(match.situation(1).view).toMatchObject({ chosen: null, ready: [true, false] });
  expect(match.situation(0).view.chosen).toBe('stone');
  expect(match.undoable(0)).toEqual([1]);
});

test('[2.1] a card that is not in the hand is refused with its rule', () => {
  const match = arranged(({ hands }) => {
    hands[0] = ['stone', 'stone', 'knife'];
  });
  expect(match.refusal(0, 'show papyrus')).toEqual({
    refused: 'illegal',
    why: { rule: '2.1', why: 'why.not-in-hand' },
  });
});

test('[2.2, 2.3] both cards are shown together, and the winning one scores', () => {
  const match = arranged(({ hands }) => {
    hands[0] = ['stone', 'stone', 'stone'];
    hands[1] = ['knife', 'knife', 'knife'];
  });
  make(match, 0, 'show stone');
  expect(kinds(make(match, 1, 'show knife')).slice(0, 2)).toEqual(['shown', 'scored']);
  expect(match.state).toMatchObject({ pile: ['stone', 'knife'], points: [1, 0] });
});

test('[2.3] equal cards score for nobody', () => {
  const match = arranged(({ hands }) => {
    hands[0] = ['stone', 'stone', 'stone'];
    hands[1] = ['stone', 'stone', 'stone'];
  });
  make(match, 0, 'show stone');
  expect(kinds(make(match, 1, 'show stone'))).toContain('tied');
  expect(match.state.points).toEqual([0, 0]);
});

test('[2.4] the loser may swap a card and draws at once; undo is closed after that', () => {
  const match = arranged(({ hands }) => {
    hands[0] = ['stone', 'stone', 'stone'];
    hands[1] = ['knife', 'knife', 'knife'];
  });
  make(match, 0, 'show stone');
  make(match, 1, 'show knife');
  expect(match.situation(1).moves.map(game.write)).toEqual(['keep', 'swap knife']);
  make(match, 1, 'swap knife');
  expect(match.state.pile).toEqual(['stone', 'knife', 'knife']);
  expect(match.undoable(1)).toEqual([]);
});

test('[2.5] both draw back up to three, while the deck lasts', () => {
  const match = arranged((state) => {
    state.hands[0] = ['stone'];
    state.hands[1] = ['stone'];
    state.deck = ['knife', 'papyrus', 'stone'];
  });
  make(match, 0, 'show stone');
  make(match, 1, 'show stone');
  expect(match.state.hands).toEqual([['stone', 'papyrus', 'knife'], []]);
});

test('[3.1] the fourth point ends the game at once', () => {
  const match = arranged((state) => {
    state.hands = [['stone'], ['knife']];
    state.points = [3, 3];
  });
  make(match, 0, 'show stone');
  make(match, 1, 'show knife');
  expect(match.over).toBe(true);
  expect(game.outcome(match.state)).toMatchObject({ places: [1, 2], points: [4, 3] });
});

test('[3.2, 3.3] without cards the game ends; equal points share the win', () => {
  const match = arranged((state) => {
    state.hands = [['stone'], ['stone']];
    state.deck = [];
    state.points = [2, 2];
  });
  make(match, 0, 'show stone');
  make(match, 1, 'show stone');
  expect(match.over).toBe(true);
  expect(game.outcome(match.state)).toMatchObject({ places: [1, 1], points: [2, 2] });
});
