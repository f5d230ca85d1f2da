import { expect, test } from 'vitest';
import { winnersBy } from '../src/arena/acceptance.ts';
import { run } from '../src/run.ts';
import { place } from './naos.ts';
import { doors } from './training-registry.ts';

async function train(game: string, ...more: readonly string[]): Promise<string> {
  const out: string[] = [];
  const much = ['--generations', '1', '--games', '1', '--blocks', '200', '--pool-blocks', '20'];
  const code = await run(['train', game, ...much, '--folder', place(game), ...more], {
    doors,
    registry: new URL('./training-registry.ts', import.meta.url).href,
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
