import { FastRandom, Play } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { SUMMIT } from '../rules/content/geometry.ts';
import { templeOfFate } from '../rules/index.ts';
import type { TempleOptions, TempleState } from '../rules/state.ts';
import { crowded } from './crowded.ts';
import { lawSpec } from './law-spec.ts';
import { newGame } from './scene.ts';

const OPTIONS: readonly TempleOptions[] = [
  { specials: 'effect', goals: true, hummingbird: false },
  { specials: 'mixed', goals: true, hummingbird: true },
];
const states: readonly TempleState[] = [2, 3, 4].flatMap((seats) =>
  OPTIONS.flatMap((options) => Array.from({ length: 25 }, (_, seed) => crowded(seats, options, new FastRandom(seed)))),
);

describe('crowded positions', () => {
  test('have every piece that a game has, and stand at a question', () => {
    for (const state of states) {
      expect(lawSpec.conserved(state)).toEqual(lawSpec.conserved(newGame(state.seats, state.options).state));
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const play = new Play(templeOfFate, templeOfFate.copy(state));
      expect(play.over).toBe(false);
      expect(play.state).toEqual(state);
      expect(Math.min(...state.players.map(({ temple }) => temple.reserve))).toBeGreaterThanOrEqual(0);
    }
  });

  test.each<[string, (state: TempleState) => boolean]>([
    ['a pile of ornaments that is used up', ({ piles }) => piles.some((pile) => pile.length === 0)],
    ['a deck that is used up', ({ decks }) => decks.some((deck) => deck.length === 0)],
    ['a god without a card', ({ open }) => open.includes(-1)],
    ['a player without priests', ({ players }) => players.some(({ temple }) => temple.reserve === 0)],
    ['a summit', ({ players }) => players.some(({ temple }) => temple.laid[SUMMIT] !== -1)],
    ['a private card', ({ players }) => players.some(({ privateCard }) => privateCard >= 0)],
    ['many ornaments in one reserve', ({ players }) => players.some(({ temple }) => temple.held.length > 8)],
  ])('show %s', (_what, shows) => {
    expect(states.some(shows)).toBe(true);
  });
});
