import { describe, expect, test } from 'vitest';
import { aimsOf, conductRows, pairRow } from '../src/arena/goals.ts';
import type { Played } from '../src/arena/job.ts';
import { Progress } from '../src/arena/progress.ts';
import { strengthPage } from '../src/arena/strength-page.ts';
import { linesOf, naos, place } from './naos.ts';

const GAME = 'stone-papyrus-knife';
const arena = (...more: readonly string[]) => naos('arena', GAME, '--bots', 'counter,stubborn', ...more);

describe('naos arena', () => {
  test('plays blocks and says how sure the result is', async () => {
    const { code, out } = await arena('--blocks', '12', '--json');
    expect(code).toBe(0);
    const { results, seats, series } = JSON.parse(out);
    expect([seats, series, results.length]).toEqual([2, 'arena', 1]);
    const [{ bot, against, blocks, games, low, mean, high, slips }] = results;
    expect([bot, against, blocks, games, slips]).toEqual(['counter', 'stubborn', 12, 24, 0]);
    expect(low).toBeLessThan(mean);
    expect(mean).toBeLessThanOrEqual(high);
  });

  test('gives the same scores for the same series, and other deals for another', async () => {
    const mean = async (series: string): Promise<number> =>
      JSON.parse((await arena('--blocks', '20', '--series', series, '--json')).out).results[0].mean;
    const first = await mean('one');
    expect(await mean('one')).toBe(first);
    expect(new Set([first, await mean('two'), await mean('three'), await mean('four')]).size).toBeGreaterThan(1);
  });

  test('goes on from a kept file, and refuses one of another run', async () => {
    const kept = place('blocks.jsonl');
    expect((await arena('--blocks', '3', '--keep', kept)).code).toBe(0);
    expect(linesOf(kept)).toHaveLength(4);
    const { out } = await arena('--blocks', '5', '--keep', kept, '--json');
    expect(JSON.parse(out).results[0].blocks).toBe(5);
    expect(linesOf(kept)).toHaveLength(6);
    const { code, err } = await arena('--blocks', '5', '--keep', kept, '--series', 'other');
    expect([code, err]).toEqual([1, expect.stringContaining('holds results of another run')]);
  });

  test('ends a pair when its question is answered', async () => {
    const { out } = await naos(
      ...['arena', GAME, '--bots', 'counter,random', '--blocks', '400', '--until', '0.1,0.2', '--json'],
    );
    const [{ verdict, blocks }] = JSON.parse(out).results;
    expect(verdict).toBe('better');
    expect(blocks).toBeLessThan(200);
  });

  test('prints every pair and a table of all against all', async () => {
    const { out } = await naos('arena', GAME, '--bots', 'counter,stubborn,random', '--blocks', '2');
    const lines = out.split('\n');
    expect(lines.filter((line) => line.includes(' : '))).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/random .* % .* % .*-$/);
  });

  test.each([
    [['arena', GAME, '--bots', 'counter,nobody'], /has no bot "nobody"; it has: random, stubborn, counter/],
    [['arena', GAME, '--bots', 'counter'], /at least two different bots/],
    [['arena', GAME, '--bots', 'counter,random', '--until', '0.9,0.1'], /the lower one first/],
    [['arena'], /name of a game is missing/i],
  ])('refuses %j with a sentence', async (line, says) => {
    const { code, err } = await naos(...line);
    expect(code).toBe(2);
    expect(err).toMatch(says);
  });
});

describe('naos train', () => {
  test('says so when a game has nothing to train', async () => {
    const { code, err } = await naos('train', GAME);
    expect([code, err]).toEqual([1, `${GAME} has nothing to train: its bots have no weights.`]);
  });
});

describe('naos no-peek', () => {
  test('counts decisions that change with hidden things', async () => {
    const { code, out } = await naos('no-peek', GAME, '--positions', '60', '--json');
    expect([code, JSON.parse(out)]).toEqual([0, { game: GAME, bot: 'counter', positions: 60, seed: 1, peeked: [] }]);
  });

  test('refuses a bot that is not there', async () => {
    const { code, err } = await naos('no-peek', GAME, '--bot', 'nobody');
    expect([code, err]).toEqual([2, expect.stringContaining('has no bot "nobody"')]);
  });
});

describe('naos calibrate', () => {
  test('says so when a game states no win chances', async () => {
    const { code, err } = await naos('calibrate', GAME);
    expect([code, err]).toEqual([1, `${GAME} has nothing to calibrate: its bots state no win chances.`]);
  });
});

describe('naos bench-bots', () => {
  test('prints every goal with what was measured', async () => {
    const { code, out } = await naos('bench-bots', '--blocks', '2', '--json');
    expect(code).toBe(0);
    const rows = JSON.parse(out);
    expect(Object.keys(rows[0])).toEqual(['game', 'goal', 'must', 'measured', 'interval', 'games', 'met']);
    expect(rows.map(({ goal }: { goal: string }) => goal)).toEqual([
      'counter against stubborn',
      'counter against random',
      'seconds to a move, 95th percentile (own processor time)',
      'late, illegal or crashing answers',
      "decisions of counter that change with what it can't know",
    ]);
  });

  test('measures the parts that are asked for, and refuses others', async () => {
    const { out } = await naos('bench-bots', '--parts', 'conduct', '--quick', '3', '--json');
    expect(JSON.parse(out)).toEqual([
      {
        ...{ game: GAME, goal: 'late, illegal or crashing answers, counter against stubborn', must: 0, measured: 0 },
        ...{ interval: null, games: 6, met: true },
      },
    ]);
    const { code, err } = await naos('bench-bots', '--parts', 'levels,charm');
    expect([code, err]).toEqual([2, expect.stringContaining('no part "charm"; there are: levels, chances')]);
  });

  test('goes on from blocks that were kept', async () => {
    const kept = place('bench');
    const bench = async (quick: string): Promise<readonly { readonly games: number }[]> =>
      JSON.parse((await naos('bench-bots', '--parts', 'conduct', '--quick', quick, '--keep', kept, '--json')).out);
    expect((await bench('3'))[0]?.games).toBe(6);
    const file = place(`bench/${GAME}-conduct-2.jsonl`);
    const before = linesOf(file);
    expect((await bench('5'))[0]?.games).toBe(10);
    expect(linesOf(file).slice(0, 4)).toEqual(before);
  });

  const shelf = {
    load: async () => [],
    levels: ['low', 'high'],
    budget: { evaluations: 1, milliseconds: 1 },
  };

  test('a level is met by the lower end of its interval, the rest by the mean', () => {
    const [step, chance] = aimsOf(shelf, ['random', 'low', 'high']);
    const result = { mean: 0.995, low: 0.5, high: 1, games: 10, blocks: 5, verdict: null, slips: 0 };
    const names = { bot: 'high', against: 'x' };
    expect(step && pairRow('g', step, { ...result, ...names }).met).toBe(false);
    expect(chance && pairRow('g', chance, { ...result, ...names }).met).toBe(true);
  });

  test('counts late and illegal answers of everybody, and times the top level alone', () => {
    const block = (bot: string, times: readonly number[], late: number): Played => ({
      ...{ bot, against: 'x', block: 0, share: 1, games: 2, times, theirTime: 500 },
      slips: { late, illegal: 0, crash: 0 },
    });
    const rows = conductRows('g', shelf, [block('high', [10, 20, 2000], 1), block('low', [9000], 2)]);
    expect(rows.map(({ measured, met }) => [Number(measured.toFixed(3)), met])).toEqual([
      [2, false],
      [3, false],
    ]);
  });

  test("says how many times the top level's time the tree search had", () => {
    const block = (times: readonly number[]): Played => ({
      ...{ bot: 'high', against: 'tree-10x', block: 0, share: 1, games: 2, times, theirTime: 40 },
      slips: { late: 0, illegal: 0, crash: 0 },
    });
    const ratio = (times: readonly number[]) => {
      const [, row] = conductRows('g', shelf, [block(times), block(times)]);
      return [row?.goal, row?.measured, row?.met];
    };
    expect(ratio([1, 3])).toEqual(['mean time of tree-10x, as many times that of high', 20, true]);
    expect(ratio([4, 6])).toEqual(['mean time of tree-10x, as many times that of high', 8, false]);
  });

  test('the page shows figures with their intervals, command and commit, the pool and its matrix', () => {
    const how = {
      machine: 'a machine',
      date: '2026-11-15T00:00:00Z',
      commit: 'abc',
      command: 'npm run x',
      series: 's',
    };
    const row = { game: 'g', goal: 'a against b', must: 0.6, measured: 0.75, games: 40, met: false };
    const pair = {
      bot: 'a',
      against: 'b',
      mean: 0.75,
      low: 0.5,
      high: 0.9,
      games: 8,
      blocks: 4,
      verdict: null,
      slips: 0,
    };
    const page = strengthPage(
      {
        g: {
          levels: { ...how, clean: true, rows: [{ ...row, interval: [0.5, 0.9] }] },
          pool: { ...how, clean: false, rows: [], matrix: [pair] },
        },
      },
      { g: { b: 'does as it likes' } },
    );
    expect(page).toContain('| a against b | 60.0 % | 75.0 % | 50.0 % to 90.0 % | 40 | no | `██████████▓▓▓▓▓▒▒▒··` |');
    expect(page).toContain('- `npm run x` at commit abc, 2026-11-15, deals of the series `s`, on a machine\n');
    expect(page).toContain('- `npm run x` at commit abc with uncommitted changes, ');
    expect(page).toContain('- **b**: does as it likes');
    expect(page).toContain('| a |  | 75 (50–90; 8) |');
    expect(page).toContain('| b | 25 (10–50; 8) |  |');
  });
});

test('progress is a line now and then where there is no screen', () => {
  const lines: string[] = [];
  const bar = new Progress(100, (text) => lines.push(text), false);
  for (let done = 1; done <= 100; done++) bar.show(done, 'blocks');
  bar.end();
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('[########################] 100/100 blocks\n');
});
