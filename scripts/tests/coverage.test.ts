import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coverage, idsNamed, idsProved } from '../coverage.ts';

const root = join(import.meta.dirname, '../..');

test.each<[string, string[]]>([
  ['[4.6.2] a pillar rises', ['4.6.2']],
  ['[4.6.2, R3, V1] all at once', ['4.6.2', 'R3', 'V1']],
  ['a pillar rises [4.6.2]', []],
  ['no id at all', []],
])('%s names %j', (title, ids) => {
  expect(idsNamed(title)).toEqual(ids);
});

const report = {
  testResults: [
    {
      name: '/somewhere/games/aton/tests/a.test.ts',
      assertionResults: [
        { title: '[1.1] passes', status: 'passed' },
        { title: '[1.2] fails', status: 'failed' },
        { title: '[1.3] waits', status: 'skipped' },
        { title: '[9.9] slipped', status: 'passed' },
      ],
    },
    { name: '/somewhere/games/kemet/tests/a.test.ts', assertionResults: [{ title: '[1.4] other', status: 'passed' }] },
  ],
};

test("only passing tests of the game's own folder prove an id", () => {
  expect([...idsProved(report, 'games/aton')]).toEqual(['1.1', '9.9']);
});

test('coverage counts, lists what is missing and what nobody asked for', () => {
  expect(coverage(['1.1', '1.2', '1.3', '1.4'], idsProved(report, 'games/aton'))).toEqual({
    ids: 4,
    tested: 1,
    missing: ['1.2', '1.3', '1.4'],
    unknown: ['9.9'],
  });
});

function rules(...options: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('node', ['scripts/rules.ts', ...options], { cwd: root, encoding: 'utf8' });
}

test('npm run rules -- --json prints one object of the agreed shape', () => {
  const file = `.cache/coverage-test-${process.pid}.json`;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify({ testResults: [] }));
  const { stdout, status } = rules('--json', '--report', file);
  rmSync(join(root, file));
  expect(status).toBe(0);
  const printed: Record<string, { ids: number; tested: number; missing: string[] }> = JSON.parse(stdout);
  const games = globSync('games/*/rules.json', { cwd: root }).sort();
  expect(Object.keys(printed).map((game) => join('games', game, 'rules.json'))).toEqual(games);
  for (const { ids, tested, missing } of Object.values(printed)) {
    expect(ids).toBeGreaterThan(100);
    expect([tested, missing.length]).toEqual([0, ids]);
  }
});

test('a missing report is one clear sentence', () => {
  const { stderr, status } = rules('--report', '.cache/none.json');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^No test report at .+\n$/);
});

// `npm run rules -- --strict` says the same after all tests have run; this says it in a second.
test.each(globSync('games/*/rules.json', { cwd: root }))('the tests beside %s name no rule that it lacks', (file) => {
  const rows: { id: string }[] = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const sources = globSync(join(file, '../tests/**/*.test.ts'), { cwd: root });
  const titles = sources.flatMap((source) =>
    [
      ...readFileSync(join(root, source), 'utf8').matchAll(/\btest(?:\.\w+\([\s\S]*?\))?\(\s*(['"`])(\[[\s\S]+?)\1/g),
    ].map(([, , title = '']) => title),
  );
  expect(titles.length).toBeGreaterThan(50);
  const known = new Set(rows.map(({ id }) => id));
  expect(titles.flatMap(idsNamed).filter((id) => !known.has(id))).toEqual([]);
});
