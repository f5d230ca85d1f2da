import { describe, expect, test } from 'vitest';
import { Progress } from '../src/arena/progress.ts';
import { changed, linesOf, naos, place } from './naos.ts';

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

  test('answers the question by the numbers of the blocks, in whatever order they were done', async () => {
    const kept = place('ordered.jsonl');
    await arena('--blocks', '60', '--keep', kept);
    const turned = changed(kept, 'turned.jsonl', ([head = '', ...blocks]) => [head, ...blocks.toReversed()]);
    const answers = [kept, turned].map(async (file) => {
      const { out } = await arena('--blocks', '60', '--until', '0.5,0.6', '--keep', file, '--json');
      return JSON.parse(out).results[0];
    });
    const [inOrder, inDisorder] = await Promise.all(answers);
    expect(inOrder.blocks).toBeLessThan(60);
    expect(inDisorder).toEqual(inOrder);
  });

  test('plays a bot against itself with a part of its budget', async () => {
    const { code, out } = await naos('arena', GAME, '--bots', 'counter,counter/16', '--blocks', '2');
    expect(code).toBe(0);
    expect(out).toMatch(/counter : counter\/16 .* 2 blocks, 4 games, 0 slips/);
  });

  test('prints every pair and a table of all against all', async () => {
    const { out } = await naos('arena', GAME, '--bots', 'counter,stubborn,random', '--blocks', '2');
    const lines = out.split('\n');
    expect(lines.filter((line) => line.includes(' : '))).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/random .* % .* % .*-$/);
  });

  test.each([
    [['arena', GAME, '--bots', 'counter,nobody'], /has no bot "nobody"; it has: random, stubborn, counter/],
    [['arena', GAME, '--bots', 'counter,nobody/4'], /has no bot "nobody\/4"/],
    [['arena', GAME, '--bots', 'counter,counter/x'], /has no bot "counter\/x"/],
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

test('progress is a line now and then where there is no screen', () => {
  const lines: string[] = [];
  const bar = new Progress(100, (text) => lines.push(text), false);
  for (let done = 1; done <= 100; done++) bar.show(done, 'blocks');
  bar.end();
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('[########################] 100/100 blocks\n');
});
