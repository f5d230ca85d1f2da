import { readFileSync } from 'node:fs';
import type { Game, Vocabulary } from '@naos/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Bot, BotShelf } from '../bot.ts';
import { playArenaGame } from '../measuring/arena-game.ts';
import { playBlock } from '../measuring/block.ts';
import { peeking } from '../measuring/no-peek.ts';
import { measured } from '../measuring/statistics.ts';
import { type Calibration, calibratedBot } from '../playing/calibrate.ts';
import { ORACLE } from '../playing/oracle.ts';
import { safeBot } from '../playing/safe.ts';
import { randomBot } from '../search/random.ts';

/** A table at which games are played. */
type Table<V extends Vocabulary> = readonly [seats: number, options: V['options']];

/** What the tests that every game's bots must pass want to know of a game. */
interface ShelfTests<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly shelf: BotShelf<V>;
  /** Tables at which whole games are played: seats and options. The first one also serves the other tests. */
  readonly tables: readonly Table<V>[];
  /** Evaluations that a decision may cost here. */
  readonly evaluations: number;
  /** Levels that are asked twice, and in how many positions. */
  readonly secrets: readonly (readonly [level: string, positions: number])[];
}

const FEWEST_OPPONENTS = 8;
const REPEATED = 25;

/** A bot of a shelf by its name; call it inside of tests. */
export function shelfBots<V extends Vocabulary>(shelf: BotShelf<V>): (name: string) => Bot<V> {
  let bots: readonly Bot<V>[] = [];
  beforeAll(async () => {
    bots = [...(await shelf.load()), ...((await shelf.pool?.())?.bots ?? [])];
  });
  return (name) => {
    const found = bots.find((bot) => bot.name === name);
    if (found === undefined) throw new RangeError(`There is no bot "${name}".`);
    return found;
  };
}

/** Tests that every game's bots must pass: the shelf is complete, answers are legal, repeatable and know no secrets. */
export function shelfTests<V extends Vocabulary>({ game, shelf, tables, evaluations, secrets }: ShelfTests<V>): void {
  const budget = { evaluations, milliseconds: Number.POSITIVE_INFINITY };
  const bot = shelfBots(shelf);
  const [usual] = tables;
  if (usual === undefined) throw new RangeError('The tests want a table to play at.');

  describe('the shelf', () => {
    test('has five levels, the oracle and two or three styles beside them, and nothing else', async () => {
      expect(shelf.levels).toEqual(['level-1', 'level-2', 'level-3', 'level-4', 'level-5']);
      const [oracle, ...styles] = shelf.besides ?? [];
      expect(oracle).toBe(ORACLE);
      expect([2, 3]).toContain(styles.length);
      for (const style of styles) expect(style).toMatch(/^level-4-(raider|builder|hoarder)$/);
      const bots = await shelf.load();
      expect(bots.map(({ name }) => name)).toEqual([...shelf.levels, ORACLE, ...styles]);
      const { evaluations = 0, milliseconds } = bots.find(({ name }) => name === ORACLE)?.ownBudget ?? {};
      expect(evaluations).toBeGreaterThan(10 * shelf.budget.evaluations);
      expect(milliseconds).toBe(10_000);
    });

    test('has a pool of at least eight different opponents, each described, one of older weights', async () => {
      const pool = await shelf.pool?.();
      const names = pool?.bots.map(({ name }) => name) ?? [];
      expect(new Set(names).size).toBeGreaterThanOrEqual(FEWEST_OPPONENTS);
      expect(names).toEqual(expect.arrayContaining(['random', 'linear', 'tree', 'tree-10x', 'older', 'top-1']));
      expect(Object.keys(pool?.about ?? {})).toEqual(names);
    });

    test('has yardsticks that are no relatives, each described', async () => {
      const yardsticks = await shelf.yardsticks?.();
      const names = ['beginner', 'heuristics', 'monte-carlo-1s', 'uct-0.1s', 'uct-1s', 'uct-5s'];
      expect(yardsticks?.bots.map(({ name }) => name)).toEqual(names);
      expect(Object.keys(yardsticks?.about ?? {})).toEqual(names);
    });

    test('the beginner beats random', async () => {
      const found = (await shelf.yardsticks?.())?.bots.find(({ name }) => name === 'beginner');
      if (found === undefined) throw new RangeError('There is no beginner.');
      const [seats, options] = usual;
      const pairing = { game, bot: found, against: randomBot(game), seats, options, budget, series: 'yardsticks' };
      const shares = Array.from({ length: 2 }, (_, block) => playBlock(pairing, block).share);
      expect(measured(shares).mean).toBeGreaterThan(0.6);
    });

    test.each(tables)('whole game with %i seats and %o: every answer of every level is legal', (seats, options) => {
      const slips: string[] = [];
      const noted = (name: string): Bot<V> =>
        safeBot(game, bot(name), (slip, who, detail) => slips.push(`${slip} ${who} ${detail}`));
      for (const [from, first] of [seats, 2 * seats].entries()) {
        const bots = Array.from({ length: seats }, (_, seat) => noted(shelf.levels[(seat + first) % 5] ?? ''));
        const { shares } = playArenaGame({ game, bots, options, budget, seed: 11 + from });
        // Alone, one may also lose.
        if (seats > 1) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      }
      expect(slips).toEqual([]);
    });

    test('the same view, seed and budget in evaluations give the same answer', () => {
      const [seats, options] = usual;
      let asked = 0;
      const twice: Bot<V> = {
        name: 'twice',
        decide: (question) => {
          if (asked < REPEATED) {
            const [one, other] = [bot('level-5').decide(question), bot('level-5').decide(question)];
            expect(other).toEqual(one);
            asked++;
          }
          return bot('random').decide(question);
        },
      };
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? twice : bot('random')));
      for (let seed = 3; asked < REPEATED; seed++) playArenaGame({ game, bots, options, budget, seed });
      expect(asked).toBe(REPEATED);
    });

    test('the strongest thinks by the clock that it is given', () => {
      const [seats, options] = usual;
      let looks = 0;
      const timed: Bot<V> = {
        name: 'timed',
        decide: (question) => {
          const asked = looks > 0 ? bot('random') : bot('level-5');
          return asked.decide({ ...question, clock: () => ++looks });
        },
      };
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? timed : bot('random')));
      playArenaGame({ game, bots, options, budget, seed: 3 });
      expect(looks).toBeGreaterThan(0);
    });

    test('looks at what follows choose the move and change no chance', async () => {
      const calibrator = await shelf.calibrator?.();
      if (calibrator === undefined) throw new RangeError('The chances of the top level are not made honest.');
      const calibration: Calibration = JSON.parse(readFileSync(calibrator.file, 'utf8'));
      const judge = calibratedBot(await calibrator.raw(), calibration, calibrator.stage);
      const [seats, options] = usual;
      let asked = 0;
      const both: Bot<V> = {
        name: 'both',
        decide: (question) => {
          const { move, winChance } = judge.decide(question);
          if (asked++ < REPEATED) expect(bot('level-5').decide(question).winChance).toBe(winChance);
          return { move };
        },
      };
      const bots = new Array<Bot<V>>(seats).fill(both);
      for (let seed = 3; asked < REPEATED; seed++) playArenaGame({ game, bots, options, budget, seed });
    });

    test.each(secrets)('%s does not look at what its seat cannot know, in %i positions', (name, positions) => {
      const [seats, options] = usual;
      const found = peeking(game, bot(name), { positions, seats, options, budget, seed: 5 });
      expect(found).toEqual({ positions, peeked: [] });
    });
  });
}
