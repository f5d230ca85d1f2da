// `npm run rules`: which rules of each game's SPEC have a passing test that names them.
//   --json           one JSON object on standard output and nothing else
//   --report <file>  read this vitest report instead of running the games' tests
//   --strict         exit code 1 when a registered game leaves an id without a test, or a test names an id nobody has
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coverage, idsProved, type TestReport } from './coverage.ts';

const root = join(import.meta.dirname, '..');
const ownReport = '.cache/rules-vitest.json';

/** Runs the games' tests; what they print goes to standard error, so that --json stays clean. Failing tests prove nothing. */
function runTests(): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const options = ['run', 'games', '--passWithNoTests', '--reporter=dot', '--reporter=json'];
  spawnSync(join(root, 'node_modules/.bin/vitest'), [...options, `--outputFile.json=${ownReport}`], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
}

function readTestReport(file: string): TestReport {
  try {
    const report: TestReport = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return report;
  } catch (error) {
    console.error(
      `No test report at ${file} (${error instanceof Error ? error.message : error}); run npm run rules without --report.`,
    );
    process.exit(1);
  }
}

function readIds(game: string): string[] {
  const rows: { id: string }[] = JSON.parse(readFileSync(join(root, 'games', game, 'rules.json'), 'utf8'));
  return rows.map(({ id }) => id);
}

/** The registry's source names every game that is open for play; only those must be complete. */
function isRegistered(game: string): boolean {
  const registry = join(root, 'games/registry/index.ts');
  return existsSync(registry) && readFileSync(registry, 'utf8').includes(`'@naos/${game}'`);
}

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, report: { type: 'string' }, strict: { type: 'boolean' } },
});
if (options.report === undefined) runTests();
const report = readTestReport(options.report ?? ownReport);

const games = readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'rules.json')));
const found = games.map((game) => ({ game, ...coverage(readIds(game), idsProved(report, `games/${game}`)) }));

if (options.json) {
  const rows = found.map(({ game, ids, tested, missing }) => [game, { ids, tested, missing }]);
  console.log(JSON.stringify(Object.fromEntries(rows), null, 2));
} else {
  for (const { game, ids, tested, missing, unknown } of found) {
    console.log(`${game}: ${tested} of ${ids} ids have a passing test`);
    if (missing.length > 0) console.log(`  without: ${missing.join(', ')}`);
    if (unknown.length > 0) console.log(`  named by a test, in no rules.json: ${unknown.join(', ')}`);
  }
}
const incomplete = found.some(
  ({ game, missing, unknown }) => unknown.length > 0 || (missing.length > 0 && isRegistered(game)),
);
if (options.strict && incomplete) process.exitCode = 1;
