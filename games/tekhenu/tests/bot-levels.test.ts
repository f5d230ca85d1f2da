import { type Bot, peeking, playArenaGame, safeBot } from '@naos/bots';
import { beforeAll, describe, expect, test } from 'vitest';
import { shelf } from '../bot/index.ts';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import { scoringOf } from './scene.ts';

const OPTIONS = Object.fromEntries(tekhenu.options.map(({ key, standard }) => [key, standard])) as Tekhenu['options'];
const SMALL = { evaluations: 60, milliseconds: Number.POSITIVE_INFINITY };
const never = () => false;
let bots: readonly Bot<Tekhenu>[];
const bot = (name: string): Bot<Tekhenu> => {
  const found = bots.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
};

beforeAll(async () => {
  bots = await shelf.load();
});

describe('levels', () => {
  test('the shelf has five levels and a pool of different opponents', () => {
    expect(shelf.levels).toEqual(['level-1', 'level-2', 'level-3', 'level-4', 'level-5']);
    const names = bots.map(({ name }) => name);
    expect(new Set(names).size).toBe(14);
    expect(names).toEqual(expect.arrayContaining([...shelf.levels, 'random', 'greedy', 'tree-10x']));
  });

  test.each([[1], [2], [3], [4]])('a whole game with %i seats: every answer of every level is legal', (seats) => {
    const slips: string[] = [];
    const table = Array.from({ length: seats }, (_, seat) =>
      safeBot(tekhenu, bot(shelf.levels[(seat + 2 * seats) % 5] as string), (slip, name, detail) =>
        slips.push(`${slip} ${name} ${detail}`),
      ),
    );
    const { shares } = playArenaGame({ game: tekhenu, bots: table, options: OPTIONS, budget: SMALL, seed: 11 });
    expect(slips).toEqual([]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(seats === 1 ? (shares[0] as number) : 1);
  });

  test('the same view, seed and budget in evaluations give the same answer', () => {
    const asked: unknown[] = [];
    const twice: Bot<Tekhenu> = {
      name: 'twice',
      decide: (question) => {
        if (asked.length < 25) {
          const [one, other] = [bot('level-5').decide(question), bot('level-5').decide(question)];
          expect(other).toEqual(one);
          asked.push(one);
        }
        return bot('random').decide(question);
      },
    };
    const table = [twice, bot('random')];
    playArenaGame({ game: tekhenu, bots: table, options: OPTIONS, budget: SMALL, seed: 3 });
    expect(asked.length).toBe(25);
  });

  test('no level looks at what its seat cannot know', () => {
    for (const name of ['level-2', 'level-5']) {
      const { peeked, positions } = peeking(tekhenu, bot(name), {
        positions: 40,
        seats: 2,
        options: OPTIONS,
        budget: SMALL,
        seed: 5,
      });
      expect(positions).toBe(40);
      expect(peeked).toEqual([]);
    }
  });
});

describe('one right move', () => {
  test('every level pays the bread that decides the game', () => {
    for (const name of shelf.levels) {
      for (let seed = 1; seed <= 4; seed++) {
        // Four buildings want two bread; each one missing costs three points, and the other is one point behind.
        const { state } = scoringOf({ players: [{ vp: 20, buildings: 4, bread: 2 }, { vp: 21 }] }, true);
        const view = tekhenu.view(state, 0);
        const { move, winChance } = bot(name).decide({ view, seat: 0, budget: shelf.budget, seed, cancelled: never });
        expect(tekhenu.write(move)).toBe('upkeep 2');
        expect(winChance).toBe(1);
      }
    }
  });
});
