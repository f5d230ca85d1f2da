// Sums up what the test runners report. A runner that died without a report, or ended badly with nothing marked as
// failed, counts as one failure: silence is never a pass.
import { existsSync, readFileSync } from 'node:fs';

export function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export const countCheck = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

export const addCounts = (counts) =>
  counts.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

const orSilentFailure = (count, code) => (code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count);

/** A test file that could not even be loaded has no tests in the report: it counts as one failure of its own. */
export function countVitest(report, code) {
  if (!report) return countCheck(1);
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return orSilentFailure(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  );
}

/** The titles of the page tests that ended in this way. */
function titlesOf(suites = [], wanted) {
  return suites.flatMap((suite) => [
    ...titlesOf(suite.suites, wanted),
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title }) => title),
  ]);
}

/** What failed for good: the closing lines say it, for whoever sees only the end of a long log. */
export const failedPages = (report) => titlesOf(report?.suites, 'unexpected');

/** A page test that passed only at a later try is counted as passed, and named: a busy machine is not a broken page. */
export function countPlaywright(report, code) {
  if (!report) return countCheck(1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) {
    console.log(`Unsteady page tests, passed only at a later try: ${titlesOf(report.suites, 'flaky').join('; ')}`);
  }
  return orSilentFailure({ passed: expected + flaky, failed: unexpected, skipped }, code);
}
