// `npm test`: installs what is missing, then checks, build, unit tests, page tests, and one closing line.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failedUnits, filesToTryAgain, withSecondTry } from './again.mjs';
import { installPackages, orRefuse, requireNode, root, runProgram } from './bootstrap.mjs';
import { runChecks } from './check.mjs';
import { CHECKS } from './checks.mjs';
import { addCounts, countCheck, countPlaywright, countVitest, failedPages, readReport } from './count.mjs';
import { offerNats, requireBrowser } from './system.mjs';

/** The page tests need the site; it is built beside the checks. */
const BUILD = { name: 'build', why: 'the site', program: 'vite', args: ['build', 'apps/web', '--logLevel', 'warn'] };

/** Runs a test runner; its report, if it wrote one, and how it ended. */
function runAndRead(program, args, report, extra) {
  const file = join(root, report);
  rmSync(file, { force: true });
  const code = runProgram(program, args, extra);
  return { code, report: readReport(file) };
}

const unitsInto = (report) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

/** The unit tests, those with real parts tried again alone where they failed; the report on the disk tells the end. */
function runUnits(report) {
  const first = runAndRead('vitest', unitsInto(report), report);
  const files = filesToTryAgain(first.report);
  if (files.length === 0) return first;
  console.log(`Once more, alone: ${files.join(', ')}`);
  const again = '.cache/vitest-again.json';
  const second = runAndRead('vitest', [...unitsInto(again), '--maxWorkers=1', ...files], again);
  const { report: merged, unsteady } = withSecondTry(first.report, second.report);
  writeFileSync(join(root, report), JSON.stringify(merged));
  if (unsteady.length > 0) console.log(`Unsteady unit tests, passed only at a second try: ${unsteady.join('; ')}`);
  return { code: second.code, report: merged };
}

await orRefuse(async () => {
  installPackages();
  requireNode();
  const browser = requireBrowser();
  offerNats();
  mkdirSync(join(root, '.cache'), { recursive: true });

  const failedChecks = await runChecks([...CHECKS, BUILD]);
  const unitRun = runUnits('.cache/vitest.json');
  const units = countVitest(unitRun.report, unitRun.code);
  const rules = countCheck(runProgram('node', ['scripts/rules.ts', '--report', '.cache/vitest.json', '--strict']));
  const pageRun = runAndRead('playwright', ['test'], '.cache/playwright.json', { CHROMIUM: browser });
  const pages = countPlaywright(pageRun.report, pageRun.code);

  const all = CHECKS.length + 1;
  const checks = { passed: all - failedChecks.length, failed: failedChecks.length, skipped: 0 };
  const parts = { checks, 'unit tests': units, rules, 'page tests': pages };
  const total = addCounts(Object.values(parts));
  const broken = Object.entries(parts).filter(([, { failed }]) => failed > 0);
  if (broken.length > 0) console.log(`Failed: ${broken.map(([part, { failed }]) => `${part} ${failed}`).join(', ')}`);
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(', ')}`);
  for (const name of [...failedUnits(unitRun.report), ...failedPages(pageRun.report)]) console.log(`  ${name}`);
  if (total.skipped > 0) console.log(`Skipped: ${total.skipped} (each says why above)`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
