import { shelfBots, shelfTests } from '@naos/bots/testing';
import { completeOptions } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { shelf } from '../bot/index.ts';
import { tekhenu } from '../rules/index.ts';
import { scoringOf } from './scene.ts';

const OPTIONS = completeOptions(tekhenu, {});
const never = () => false;
/** As much thought as in live play, whatever the machine is busy with. */
const UNTIMED = { ...shelf.budget, milliseconds: Number.POSITIVE_INFINITY };
const bot = shelfBots(shelf);

shelfTests({
  game: tekhenu,
  shelf,
  tables: [2, 1, 3, 4].map((seats) => [seats, OPTIONS] as const),
  evaluations: 60,
  secrets: [
    ['level-2', 40],
    ['level-5', 40],
  ],
});

describe('one right move', () => {
  test('every level pays the bread that decides the game', () => {
    for (const name of shelf.levels) {
      for (let seed = 1; seed <= 4; seed++) {
        // Four buildings want two bread; each one missing costs three points, and the other is one point behind.
        const { state } = scoringOf({ players: [{ vp: 20, buildings: 4, bread: 2 }, { vp: 21 }] }, true);
        const view = tekhenu.view(state, 0);
        const { move, winChance } = bot(name).decide({ view, seat: 0, budget: UNTIMED, seed, cancelled: never });
        expect(tekhenu.write(move)).toBe('upkeep 2');
        expect(winChance).toBe(1);
      }
    }
  });
});
