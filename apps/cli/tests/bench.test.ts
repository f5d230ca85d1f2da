import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FastRandom } from '@naos/engine';
import { expect, test } from 'vitest';
import { HandWritten, playOutByHand } from '../src/bench/hand-written.ts';
import { measureOverhead, middle } from '../src/bench/overhead.ts';
import { otherWorker, paired, ratioOf } from '../src/bench/paired.ts';
import { freshPlay, playOut } from '../src/bench/random-game.ts';
import { type Results, tell } from '../src/bench/results.ts';
import { twoStepGame } from '../src/bench/two-step-game.ts';
import { naos, place } from './naos.ts';

test('the hand-written machine plays the very same games as the engine', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const engine = freshPlay(twoStepGame, 2, seed);
    const byHand = new HandWritten();
    const decisions = playOut(engine, new FastRandom(seed));
    expect(playOutByHand(byHand, new FastRandom(seed))).toBe(decisions);
    expect(byHand.state.seat).toBe(engine.state.winner);
  }
});

test('the overhead is that of one moment: the speeds beside it give it', () => {
  const { decisionsPerSecond, handWrittenPerSecond, overhead } = measureOverhead(0.2);
  expect(handWrittenPerSecond / decisionsPerSecond).toBeCloseTo(overhead, 1);
});

test('of several measurements the one with the middle overhead counts, not the best', () => {
  const all = [2.5, 1.5, 9, 1.8, 1.6].map((overhead) => ({ decisionsPerSecond: 1, handWrittenPerSecond: 1, overhead }));
  expect(middle(all).overhead).toBe(1.8);
});

const figures = (factor: number): Results => ({
  machine: 'a machine',
  date: '2026-11-15T00:00:00.000Z',
  commit: 'abc',
  games: {
    pebbles: {
      drillMilliseconds: { 'every game': 3 * factor },
      seats: {
        2: {
          randomGamesPerSecond: 100 * factor,
          movesPerSecond: 2000 * factor,
          copyMicroseconds: 2,
          list99Microseconds: 8,
        },
      },
    },
  },
  engine: { decisionsPerSecond: 1e6 * factor, handWrittenPerSecond: 2e6, overhead: 2 },
});

test('figures are told as ratios to the last run', () => {
  expect(tell(figures(2), figures(1)).slice(2)).toEqual([
    'pebbles, 2 seats: 200 (2.00x) random games/s, 4,000 (2.00x) moves/s, 2 (1.00x) µs a copy, 8 (1.00x) µs to list moves (99th percentile)',
    'pebbles, every game: 6 (2.00x) ms',
    'engine, two-step game: 2,000,000 (2.00x) decisions/s; by hand 2,000,000; overhead 2x',
  ]);
  expect(tell(figures(1), null)[1]).toBe(
    'pebbles, 2 seats: 100 random games/s, 2,000 moves/s, 2 µs a copy, 8 µs to list moves (99th percentile)',
  );
});

test('a whole run is kept, with the engine beside the games', async () => {
  const kept = place('run.json');
  expect((await naos('bench', '--time', '20', '--out', kept)).code).toBe(0);
  const results: Results = JSON.parse(readFileSync(kept, 'utf8'));
  expect(Object.keys(results)).toEqual(['machine', 'date', 'commit', 'games', 'engine']);
});

test('the ratio to another checkout is that of the middle round', () => {
  expect(ratioOf([1.2, 0.9, 1, 5, 0.1])).toEqual({ low: 0.9, middle: 1, high: 1.2 });
});

test('two checkouts are measured in turns; a folder that is none is named', async () => {
  const here = join(import.meta.dirname, '../../..');
  const own = { registry: pathToFileURL(join(here, 'games/registry/index.ts')).href, game: 'aton', seats: 2 };
  const { middle: ratio } = await paired({ ...own, seconds: 0.01, rounds: 1 }, otherWorker(here));
  expect(ratio).toBeGreaterThan(0);
  const { code, err } = await naos('bench', '--against', place('nowhere'));
  expect([code, err]).toEqual([1, expect.stringContaining('no checkout of Naos')]);
});
