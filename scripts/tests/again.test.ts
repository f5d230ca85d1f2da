import { expect, test } from 'vitest';
import { failedUnits, filesToTryAgain, withSecondTry } from '../again.mjs';

const file = (name: string, results: Record<string, string>) => ({
  name,
  status: Object.values(results).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(results).map(([fullName, status]) => ({ fullName, status })),
});
const reportOf = (...testResults: ReturnType<typeof file>[]) => ({ testResults });

const LATE = 'naos/apps/server/tests/late.test.ts';
const RULES = 'naos/games/aton/tests/rules.test.ts';

test('a server’s file that failed is tried again; one of the rules, beside it too, is not', () => {
  const late = file(LATE, { slow: 'failed', quick: 'passed' });
  expect(filesToTryAgain(reportOf(late, file(RULES, { one: 'passed' })))).toEqual([LATE]);
  expect(filesToTryAgain(reportOf(late, file(RULES, { one: 'failed' })))).toEqual([]);
  expect(filesToTryAgain(undefined)).toEqual([]);
});

test('many failed files are broken, not late', () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((at) => file(`${LATE}-${at}`, { slow: 'failed' }));
  expect(filesToTryAgain(reportOf(...many))).toEqual([]);
});

test('what passes at the second try is passed and named; what fails again stays failed', () => {
  const first = reportOf(
    file(RULES, { one: 'passed' }),
    file(LATE, { slow: 'failed', wrong: 'failed', quick: 'passed', off: 'skipped' }),
  );
  const again = reportOf(file(LATE, { slow: 'passed', wrong: 'failed', quick: 'passed', off: 'skipped' }));
  const { report, unsteady } = withSecondTry(first, again);
  expect(unsteady).toEqual(['slow']);
  expect(report).toMatchObject({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 });
  expect(failedUnits(report)).toEqual([`${LATE}: wrong`]);
});

test('a second try that wrote no report changes nothing', () => {
  const first = reportOf(file(LATE, { slow: 'failed' }));
  const { report, unsteady } = withSecondTry(first, undefined);
  expect(unsteady).toEqual([]);
  expect(report).toMatchObject({ numPassedTests: 0, numFailedTests: 1 });
});
