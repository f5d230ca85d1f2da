import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { place } from './naos.ts';

const main = join(import.meta.dirname, '../src/main.ts');
const spawned = (...line: string[]) => spawnSync('node', [main, ...line], { encoding: 'utf8' });

test('the program itself plays a registered game, verifies it, and counts its moves', () => {
  const games = /^Games: (.+)$/m.exec(spawned('help').stdout)?.[1]?.split(', ') ?? [];
  const game = games[0] ?? '';
  const file = place('spawned.json');
  expect(spawned('play', game, '--bots', 'random', '--out', file).status).toBe(0);
  const verified = spawned('verify', file, '--json');
  expect(verified.status).toBe(0);
  expect(JSON.parse(verified.stdout)).toMatchObject({ right: true, finished: true });
});

test('a broken file ends the program with 1 and one line on standard error', () => {
  writeFileSync(place('broken.json'), '{"naos":');
  const { status, stdout, stderr } = spawned('verify', place('broken.json'));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/broken\.json: Line 1: .+\n$/);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});
