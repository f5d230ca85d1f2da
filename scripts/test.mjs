// `npm test`: installs what is missing, then checks, build, unit tests, page tests, and one closing line.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, orRefuse, requireNode, root, runProgram } from './bootstrap.mjs';
import { runChecks } from './check.mjs';
import { CHECKS } from './checks.mjs';
import { addCounts, countCheck, countPlaywright, countVitest, readReport } from './count.mjs';
import { offerNats, requireBrowser } from './system.mjs';

/** The page tests need the site; it is built beside the checks. */
const BUILD = { name: 'build', why: 'the site', program: 'vite', args: ['build', 'apps/web', '--logLevel', 'warn'] };

/** Runs a test runner and counts what its report says; without a report the run itself is one failure. */
function runAndCount(program, args, report, count, extra) {
  const file = join(root, report);
  rmSync(file, { force: true });
  const code = runProgram(program, args, extra);
  return count(readReport(file), code);
}

await orRefuse(async () => {
  installPackages();
  requireNode();
  const browser = requireBrowser();
  offerNats();
  mkdirSync(join(root, '.cache'), { recursive: true });

  const failedChecks = await runChecks([...CHECKS, BUILD]);
  const reportUnits = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest.json'];
  const units = runAndCount('vitest', reportUnits, '.cache/vitest.json', countVitest);
  const rules = countCheck(runProgram('node', ['scripts/rules.ts', '--report', '.cache/vitest.json', '--strict']));
  const pages = runAndCount('playwright', ['test'], '.cache/playwright.json', countPlaywright, { CHROMIUM: browser });

  const all = CHECKS.length + 1;
  const checks = { passed: all - failedChecks.length, failed: failedChecks.length, skipped: 0 };
  const parts = { checks, 'unit tests': units, rules, 'page tests': pages };
  const total = addCounts(Object.values(parts));
  const broken = Object.entries(parts).filter(([, { failed }]) => failed > 0);
  if (broken.length > 0) console.log(`Failed: ${broken.map(([part, { failed }]) => `${part} ${failed}`).join(', ')}`);
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(', ')}`);
  if (total.skipped > 0) console.log(`Skipped: ${total.skipped} (each says why above)`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
