// Which rules of a game have a passing test that names them. Pure: files are read by scripts/rules.ts.

/** The part of vitest's JSON report that matters here. */
export interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

export interface Coverage {
  readonly ids: number;
  readonly tested: number;
  readonly missing: readonly string[];
}

/** The ids at the start of a title: `[4.6.2, R3] …` names 4.6.2 and R3. */
export function idsNamed(title: string): string[] {
  const list = /^\s*\[([^\]]+)\]/.exec(title)?.[1] ?? '';
  return list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/** Ids that the passing tests under a folder name. */
export function idsProved(report: TestReport, folder: string): Set<string> {
  const files = report.testResults.filter(({ name }) => name.replaceAll('\\', '/').includes(`/${folder}/`));
  const passed = files.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'passed'));
  return new Set(passed.flatMap(({ title }) => idsNamed(title)));
}

/** How far the proved ids cover the rules, and which named ids no rule has (a slip of the pen). */
export function coverage(ids: readonly string[], proved: ReadonlySet<string>): Coverage & { unknown: string[] } {
  const missing = ids.filter((id) => !proved.has(id));
  const unknown = [...proved].filter((id) => !ids.includes(id));
  return { ids: ids.length, tested: ids.length - missing.length, missing, unknown };
}
