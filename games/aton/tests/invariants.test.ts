import { at, FastRandom, numberAt, Play } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { PRIESTS_PER_PLAYER } from '../rules/content/constants.ts';
import { aton } from '../rules/index.ts';
import type { AtonState } from '../rules/state.ts';
import { position, scores } from './position.ts';

/** Plays 40 random games and looks at every position. */
function eachPosition(look: (state: AtonState, before: AtonState) => void): void {
  for (let seed = 1; seed <= 40; seed++) {
    const random = new FastRandom(seed);
    const running = new Play(aton, position({ round: 1, seed, options: { removalsFirst: seed % 2 === 0 } }));
    while (!running.over) {
      const before = aton.copy(running.state);
      const seats = running.seats();
      const seat = numberAt(seats, random.below(seats.length));
      const moves = running.moves(seat);
      running.make(at(moves, random.below(moves.length)), seat);
      look(running.state, before);
    }
  }
}

describe('after every step of random games', () => {
  test('[I1] supply, temples and Kingdom sum to 29', () => {
    eachPosition(({ sides, board }) => {
      for (const [seat, side] of sides.entries()) {
        const standing = board.filter((owner) => owner === seat).length;
        expect(side.supply + side.dead + standing).toBe(PRIESTS_PER_PLAYER);
        expect(side.supply).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('[I2] all cards of a player are 36, nine of each value', () => {
    eachPosition(({ sides }) => {
      for (const side of sides) {
        const all = [side.deck, side.hand, side.row, side.discard, side.buried].flat();
        expect([1, 2, 3, 4].map((value) => all.filter((card) => card === value).length)).toEqual([9, 9, 9, 9]);
      }
    });
  });

  test('[I3] at most eight dead', () => {
    let most = 0;
    eachPosition(({ sides: [red, blue] }) => {
      most = Math.max(most, red.dead + blue.dead);
    });
    expect(most).toBe(8);
  });

  test('[I4] at most one priest on a space: every space is free or has one owner', () => {
    eachPosition(({ board }) => {
      expect(board).toHaveLength(48);
      expect(board.every((owner) => owner === -1 || owner === 0 || owner === 1)).toBe(true);
    });
  });

  test('[I5] no score ever falls', () => {
    eachPosition((state, before) => {
      const [red, blue] = scores(state);
      const [redBefore, blueBefore] = scores(before);
      expect(red).toBeGreaterThanOrEqual(redBefore);
      expect(blue).toBeGreaterThanOrEqual(blueBefore);
    });
  });
});
