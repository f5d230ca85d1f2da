import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { addCounts, countCheck, countPlaywright, countVitest, readReport } from '../count.mjs';

const units = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] };

test('unit tests are counted as the report says', () => {
  expect(countVitest(units, 1)).toEqual({ passed: 7, failed: 1, skipped: 2 });
});

test('a file that could not be loaded is a failure', () => {
  const report = { ...units, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(report, 1).failed).toBe(1);
});

test('a runner that ends badly with nothing marked as failed is a failure', () => {
  expect(countVitest({ ...units, numFailedTests: 0 }, 1).failed).toBe(1);
  expect(countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } }, 1).failed).toBe(1);
});

test('a runner without a report is a failure', () => {
  expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a page test that needed a second try is passed, and named', () => {
  const said: unknown[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text) => said.push(text));
  const spec = { title: 'a slow page', tests: [{ status: 'flaky' }] };
  const report = {
    stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 1 },
    suites: [{ suites: [{ specs: [spec] }] }],
  };
  expect(countPlaywright(report, 0)).toEqual({ passed: 4, failed: 0, skipped: 1 });
  expect(said.join()).toContain('a slow page');
  log.mockRestore();
});

test('counts add up', () => {
  expect(addCounts([countCheck(0), countCheck(1), countVitest(units, 1)])).toEqual({
    passed: 8,
    failed: 2,
    skipped: 2,
  });
});

test('a broken or missing report reads as none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'naos-count-'));
  writeFileSync(join(folder, 'half.json'), '{"stats":');
  expect(readReport(join(folder, 'half.json'))).toBeUndefined();
  expect(readReport(join(folder, 'none.json'))).toBeUndefined();
  rmSync(folder, { recursive: true });
});
