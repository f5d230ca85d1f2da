import { FastRandom, Play } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { TEMPLE_SIZE, YELLOW_SPACES } from '../rules/content/board.ts';
import { ROUND_LIMIT } from '../rules/content/constants.ts';
import { aton } from '../rules/index.ts';
import { type AtonState, deadOf } from '../rules/state.ts';
import { winByPriests } from '../rules/wins.ts';
import { crowded } from './crowded.ts';
import { lawSpec } from './law-spec.ts';
import { position, STANDARD } from './position.ts';

const states = Array.from({ length: 200 }, (_, seed) => crowded(2, STANDARD, new FastRandom(seed)));
const most = (state: AtonState, spaces: (space: number) => boolean): number =>
  Math.max(...[0, 1].map((seat) => state.board.filter((owner, space) => owner === seat && spaces(space)).length));

describe('crowded positions', () => {
  test('have every priest and card, nobody has won, and cards are to be chosen', () => {
    for (const state of states) {
      expect(lawSpec.conserved(state)).toEqual(lawSpec.conserved(position({})));
      expect(state.sides.every(({ supply, deck }) => supply >= 0 && deck.length % 4 === 0)).toBe(true);
      expect([0, 1].map((seat) => winByPriests(state, seat))).toEqual([null, null]);
      expect(new Play(aton, aton.copy(state)).seats()).toEqual([0, 1]);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }
  });

  test.each<[string, (state: AtonState) => boolean]>([
    ['an empty supply', ({ sides }) => sides.some(({ supply }) => supply === 0)],
    ['a Kingdom with one space left', (state) => deadOf(state) === 7],
    ['a temple but for one space', (state) => most(state, (space) => space < TEMPLE_SIZE) === TEMPLE_SIZE - 1],
    ['yellow but for one space', (state) => most(state, (space) => YELLOW_SPACES.includes(space)) === 13],
    ['an empty deck', ({ sides }) => sides.some(({ deck }) => deck.length === 0)],
    ['cards known in a hand', ({ sides }) => sides.some(({ traced }) => traced.length > 0)],
    ['the last round', ({ round }) => round === ROUND_LIMIT],
    ['a score of 39', ({ sides }) => sides.some(({ score }) => score === 39)],
  ])('show %s', (_what, shows) => {
    expect(states.some(shows)).toBe(true);
  });
});
