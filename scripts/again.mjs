// A second try, alone, for the unit tests with real sockets, processes and databases: beside others on a busy machine one
// of them is late now and then. Tests of rules, bots and words have nothing to be late for, and get none.
const WITH_REAL_PARTS = /(?:^|\/)apps\/(?:server|cli)\//;
/** More failed files than this are broken, not late. */
const MOST_FILES = 6;

/** The files to be tried again, as the report names them. */
export function filesToTryAgain(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= MOST_FILES && failed.every((name) => WITH_REAL_PARTS.test(name)) ? failed : [];
}

const namesOf = (file, status) =>
  file.assertionResults.filter((one) => one.status === status).map(({ fullName }) => fullName);

/** The report with the files of the second try in place of the first one's, and the names of what passed only then. */
export function withSecondTry(report, again) {
  const second = new Map((again?.testResults ?? []).map((file) => [file.name, file]));
  const testResults = report.testResults.map((file) => second.get(file.name) ?? file);
  const count = (...wanted) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => wanted.includes(status))
      .length;
  const unsteady = report.testResults.flatMap((file) => {
    const passed = new Set(namesOf(second.get(file.name) ?? { assertionResults: [] }, 'passed'));
    return namesOf(file, 'failed').filter((name) => passed.has(name));
  });
  const merged = {
    ...report,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped', 'disabled'),
    numTodoTests: count('todo'),
    testResults,
  };
  return { report: merged, unsteady };
}

/** What failed for good, by file and name: the closing lines say it, for whoever sees only the end of a long log. */
export function failedUnits(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const names = namesOf(file, 'failed');
      return names.length === 0 ? [`${file.name}: could not be loaded`] : names.map((name) => `${file.name}: ${name}`);
    });
}
