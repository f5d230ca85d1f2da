import { Match, situationFrom } from '@naos/engine';
import { expect, test } from 'vitest';
import { game } from '../../../docs/adding-a-game/stone-papyrus-knife/rules/index.ts';
import { foresight } from '../src/session/foresight.ts';

const seed = 'a'.repeat(64);

test('a choice made in secret is foreseen: the card leaves one’s own hand and nothing else is known', () => {
  const match = Match.begin(game, { seats: 2, seed });
  const { view, moves } = match.situation(0);
  const move = moves[0];
  if (move?.do !== 'show') throw new Error('The first question is which card to show.');
  const { view: after, final } = foresight(game, view).of(move);
  expect(after?.chosen).toBe(move.card);
  expect(after?.ready).toEqual([true, false]);
  expect(final).toBe(true);
});

test('what depends on the other’s hidden card is not foreseen', () => {
  const match = Match.begin(game, { seats: 2, seed });
  const other = match.situation(1).moves[0];
  if (other === undefined) throw new Error('Seat 1 has a move.');
  match.make(1, game.write(other));
  const { view, moves } = match.situation(0);
  for (const move of moves) expect(foresight(game, view).of(move)).toEqual({ view: null, final: true });
});

test('a move off the list is explained from one’s own information', () => {
  const match = Match.begin(game, { seats: 2, seed });
  const { view } = match.situation(0);
  const held = new Set(view.hand);
  const missing = (['stone', 'papyrus', 'knife'] as const).find((card) => !held.has(card));
  if (missing === undefined) throw new Error('This seed deals a hand without one of the cards.');
  expect(foresight(game, view).whyNot({ do: 'show', card: missing })).toMatchObject({ why: 'why.not-in-hand' });
});

test('looking ahead changes neither the view nor the moves', () => {
  const match = Match.begin(game, { seats: 2, seed });
  const { view, moves } = match.situation(0);
  const before = JSON.stringify(view);
  const ahead = foresight(game, view);
  for (const move of moves) ahead.of(move);
  expect(JSON.stringify(view)).toBe(before);
  expect(situationFrom(game, view).moves).toEqual(moves);
});
