import { situationOf } from '@naos/engine';
import { speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { templeOfFate } from '../rules/index.ts';
import { occupy } from '../rules/moves.ts';
import { outlookOf } from '../rules/outlook.ts';
import { words } from '../texts/index.ts';
import { atTurn, openCard, paint, player, stand, strip, type TemplePlay, topRow } from './scene.ts';

/** Seat 0 can put one priest on the last cell, which has a symbol of 2, of a card that seat 1 will win. */
function lastCell(shortPile: number): TemplePlay {
  return atTurn({}, (state) => {
    paint(state, 0, topRow('FFFFF...'));
    openCard(state, 'blessing-fire-02');
    stand(state, 'fire', { 1: 1, 2: 1 });
    state.piles[0]?.splice(shortPile);
  });
}

test.each([
  [2, [2, 2]],
  [1, [2]],
  [0, []],
])('[8.1.3, 7.2.2, 7.2.7] with %i short ornaments left, those that can be drawn are foretold', (left, strips) => {
  const play = lastCell(left);
  expect(outlookOf(templeOfFate.view(play.state, 0), 0, occupy(0, 0b001))).toMatchObject({ complete: true, strips });
});

test('[7.0.1, 7.0.4] the prompt speaks of chains only where one can be used', () => {
  const play = atTurn({}, (state) => {
    paint(state, 0, topRow('F.......'));
    player(state, 0).temple.held = [strip('bonus-2-water')];
  });
  const { asked, facts, view } = situationOf(play, 0);
  if (asked === null) throw new Error('Nobody is asked.');
  const prompt = words.prompt({ ...asked, seat: 0, facts }, view);
  expect(speaker('en', words.catalogs)(prompt)).toBe('Place bonus ornaments, or end your turn');
});
