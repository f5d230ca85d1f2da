import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { registeredGames } from '../src/guard.ts';
import { type Job, lawsFor, survey } from '../src/soak/survey.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const [game = ''] = registeredGames(ROOT);
const job: Job = { root: ROOT, game, law: 1, games: 3, crowded: false, part: 0, parts: 1 };

test('a soak counts games, decisions and positions, and finds nothing in a lawful game', async () => {
  const { games, decisions, positions, violations, report } = await survey(job);
  expect([games, violations, report]).toEqual([3, 0, null]);
  expect(decisions).toBeGreaterThan(3);
  expect(positions).toBe(decisions);
});

test('the parts of a soak are all of its games, each once', async () => {
  const whole = await survey({ ...job, games: 7 });
  const parts = await Promise.all([0, 1, 2].map((part) => survey({ ...job, games: 7, part, parts: 3 })));
  expect(parts.reduce((sum, { games }) => sum + games, 0)).toBe(whole.games);
  expect(parts.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(whole.decisions);
});

test('a law with a last word is not done in parts', async () => {
  const laws = await lawsFor(ROOT, game);
  expect(laws.find(({ law }) => law === 1)?.whole).toBe(false);
  expect(laws.find(({ law }) => law === 10)?.whole).toBe(true);
});

test('the command prints a table and wants sensible figures', () => {
  const main = fileURLToPath(new URL('../src/soak/main.ts', import.meta.url));
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--no-warnings', main, '--only', game, ...args], { encoding: 'utf8' });
  const table = run('--games', '2', '--laws', '1,3', '--workers', '2');
  expect(table.stdout).toMatch(/law +games +decisions +positions +violations\n1 +2 +\d+ +\d+ +0\n3 /);
  expect(table.status).toBe(0);
  expect(run('--games', 'many').stderr).toContain('--games wants a whole number above 0, not "many"');
});
