// `npm run quick`: types, lint and the unit tests near what has changed, in under a minute. Before a push: `npm test`.
import { spawnSync } from 'node:child_process';
import { environment, installPackages, orRefuse, requireNode, root, runProgram } from './bootstrap.mjs';
import { changedFiles, forkedFrom, roomsOf } from './near.mjs';

const MOST_SECONDS = 60;
/** What plays hundreds of games is for `npm test`. */
const LONG = ['**/laws.test.ts', '**/golden.test.ts', '**/*bot*.test.ts', '**/faults.test.ts', '**/outages.test.ts'];

/** Runs the tests of these rooms that import what changed, as long as there is time; says whether none failed. */
function testsNear(rooms, since, deadline) {
  if (rooms.length === 0) return true;
  const args = ['run', '--changed', since, '--passWithNoTests', ...rooms];
  const env = { ...environment, TESTS_WITHOUT: LONG.join(' ') };
  const timeout = Math.max(1, deadline - Date.now());
  const { status, error } = spawnSync('vitest', args, { cwd: root, stdio: 'inherit', env, timeout });
  if (error?.code !== 'ETIMEDOUT') return status === 0;
  console.log(`The minute is over; the rest with: npm run unit -- ${rooms.join(' ')}`);
  return true;
}

await orRefuse(() => {
  installPackages();
  requireNode();
  const deadline = Date.now() + MOST_SECONDS * 1000;
  const changed = changedFiles(root);
  if (changed.length === 0) {
    console.log('Nothing has changed.');
    return;
  }
  const passed = [
    runProgram('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]) === 0,
    runProgram('tsc', ['-p', 'tsconfig.json']) === 0,
    testsNear(roomsOf(changed), forkedFrom(root), deadline),
  ];
  if (passed.includes(false)) process.exitCode = 1;
  else console.log(`${changed.length} changed files look good.`);
});
