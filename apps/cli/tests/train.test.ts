import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { writeWeights } from '@naos/bots';
import { FastRandom } from '@naos/engine';
import { afterAll, expect, test } from 'vitest';
import { winnersBy } from '../src/arena/acceptance.ts';
import { run } from '../src/run.ts';
import type { Generation } from '../src/training/course.ts';
import { selfPlay } from '../src/training/self-play.ts';
import { place } from './naos.ts';
import { FILE, gameModules, wishOf } from './training-registry.ts';

const registry = new URL('./training-registry.ts', import.meta.url).href;
afterAll(() => rmSync(dirname(FILE), { recursive: true, force: true }));

async function train(game: string, ...more: readonly string[]): Promise<string> {
  const out: string[] = [];
  const much = ['--generations', '1', '--games', '1', '--blocks', '200', '--pool-blocks', '20'];
  const code = await run(['train', game, ...much, '--folder', place(game), ...more], {
    gameModules,
    registry,
    input: Readable.from([]),
    print: (text) => out.push(text),
    remark: (text) => out.push(text),
  });
  expect(code).toBe(0);
  return out.join('\n');
}

test('a candidate that beats the champion is kept when nobody of the pool gains by it', async () => {
  const [first] = JSON.parse(await train('without-knife', '--json'));
  expect(first).toMatchObject({ accepted: true, pool: [{ member: 'stone', blocks: 20, before: 0.5 }] });
  expect(first.pool[0].after).toBeLessThan(0.5);
});

test('a candidate that beats the champion is not kept when somebody of the pool gains more than five points', async () => {
  expect(await train('with-knife')).toMatch(
    /^generation 1: .* not kept: knife gains \d+\.\d points by it \(20 blocks on the same deals\)$/,
  );
});

test('five points are still allowed, and a score that is missing is not', () => {
  const gain = (after: number) => ({ member: 'm', blocks: 1, before: 0.25, after });
  expect([0.29, 0.3, 0.31, Number.NaN].map((after) => winnersBy([gain(after)]).length)).toEqual([0, 0, 1, 1]);
});

test('lessons come in the order of their seeds, whichever thread is done first', async () => {
  writeFileSync(place('still.bin'), writeWeights(Float32Array.of(0)));
  const conditions = {
    ...{ game: 'without-knife', seats: 2, options: {}, series: 'lessons' },
    budget: { evaluations: 10, milliseconds: 50 },
  };
  const study = { weights: place('still.bin'), games: 200, seed: 3, seats: [2] };
  const { fitted, held } = await selfPlay(conditions, { registry, workers: 3 }, study);
  const random = new FastRandom(3);
  const wishes = Array.from({ length: 8 }, () => wishOf(random.next()));
  const firsts = (shares: Float32Array): number[] => [...shares].filter((_, i) => i % 2 === 0);
  // The last portion is held, so that the fit is judged by games that it did not see.
  expect([firsts(fitted.shares), firsts(held.shares)]).toEqual([wishes.slice(0, 7), wishes.slice(7)]);
});

const courseAt = (folder: string, files: readonly string[]): readonly string[] =>
  files.map((file) => readFileSync(join(place(folder), file), 'base64'));

test('a course that was cut short, even in a generation, ends as one that was not', async () => {
  const much = ['--games', '50', '--generations', '3', '--json'];
  const files = ['champion.bin', 'candidate.bin', 'curve.json'];
  const curve: Generation[] = JSON.parse(await train('without-knife', ...much, '--folder', place('whole')));
  expect(curve.map(({ accepted }) => accepted)).toContain(true);
  const whole = courseAt('whole', files);
  writeFileSync(join(place('whole'), 'curve.json'), JSON.stringify(curve.slice(0, 2)));
  rmSync(join(place('whole'), 'candidate.bin'));
  await train('without-knife', ...much, '--folder', place('whole'), '--workers', '1');
  expect(courseAt('whole', files)).toEqual(whole);
});

test('every generation says which call makes it; the champion and its curve go into the folder of the game', async () => {
  const [first] = JSON.parse(await train('without-knife', '--json', '--seed', '11', '--folder', place('told')));
  expect(first).toMatchObject({
    seed: 11,
    call: 'npm run naos -- train without-knife --generations 1 --games 1 --blocks 200 --pool-blocks 20 --seed 11',
  });
  expect(existsSync(FILE)).toBe(false);
  const again = await train('without-knife', '--write', '--folder', place('told'));
  expect(again).toBe(`The champion is written to ${FILE}, its learning curve beside it.`);
  expect(JSON.parse(readFileSync(join(dirname(FILE), 'curve.json'), 'utf8'))).toEqual([first]);
  expect(readFileSync(FILE)).toEqual(readFileSync(join(place('told'), 'champion.bin')));
});

test('a training begins with the weights of the game, and with --fresh with those set by hand', async () => {
  const hand = writeWeights(Float32Array.of(0));
  const trained = readFileSync(FILE);
  await train('without-knife', '--folder', place('on'));
  await train('without-knife', '--folder', place('anew'), '--fresh');
  expect(readFileSync(join(place('on'), 'teacher-1.bin'))).toEqual(trained);
  expect(readFileSync(join(place('anew'), 'teacher-1.bin'))).toEqual(Buffer.from(hand));
});
