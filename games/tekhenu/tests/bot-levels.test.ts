import { shelfBots, shelfTests } from '@naos/bots/testing';
import { completeOptions, FastRandom, fastChance, Play } from '@naos/engine';
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

test('the chance that the strongest names wavers by less than a point with the seed', () => {
  const spreads: number[] = [];
  const random = new FastRandom(4);
  const play = new Play(tekhenu, tekhenu.setup(2, OPTIONS, fastChance(4, tekhenu.streams.length)));
  while (!play.over && spreads.length < 8) {
    const { seat } = play;
    const view = tekhenu.view(play.state, seat);
    const ask = (name: string, evaluations: number, seed: number) =>
      bot(name).decide({ view, seat, budget: { ...UNTIMED, evaluations }, seed, cancelled: never });
    if (play.state.agenda.at(-1)?.do === 'turn' && play.state.round > 1 && play.moves(seat).length > 1) {
      // Too little for looks, which change no chance.
      const chances = [1, 2, 3, 4].map((seed) => ask('level-5', 3000, seed).winChance ?? 0);
      spreads.push(Math.max(...chances) - Math.min(...chances));
    }
    play.make(ask('level-2', 300, random.next()).move, seat);
  }
  expect(spreads.reduce((sum, one) => sum + one, 0) / spreads.length).toBeLessThan(0.01);
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
