import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

const ROOMS = ['packages', 'games', 'apps', 'bench', 'e2e'];

/** Lays out a small house from a list of files, does something in it, and takes it down again. */
function inHouse<T>(files: Readonly<Record<string, string>>, visit: (house: string) => T): T {
  const house = mkdtempSync(join(tmpdir(), 'naos-arrows-'));
  try {
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'biome.json'])
      copyFileSync(join(root, file), join(house, file));
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    for (const room of ROOMS) mkdirSync(join(house, room), { recursive: true });
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(join(house, dirname(file)), { recursive: true });
      writeFileSync(join(house, file), source);
    }
    return visit(house);
  } finally {
    rmSync(house, { recursive: true });
  }
}

type Files = Readonly<Record<string, string>>;
interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** The arrow rules that these files break, each with the file that breaks it. */
function violationsIn(files: Files): readonly Violation[] {
  return inHouse(files, (house) => {
    const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...ROOMS];
    const { stdout, stderr } = spawnSync(bin('depcruise'), options, { cwd: house, encoding: 'utf8' });
    if (!stdout) throw new Error(stderr);
    const report: { summary: { violations: readonly Violation[] } } = JSON.parse(stdout);
    return report.summary.violations;
  });
}

const engine = { 'packages/engine/src/index.ts': 'export const one = 1;\n' };
const reach = (path: string): string => `export { one } from '${path}';\n`;

test('the arrows that the house is built on are allowed', () => {
  const files = {
    ...engine,
    'packages/bots/src/index.ts': reach('../../engine/src/index.ts'),
    'games/aton/rules/index.ts': reach('../../../packages/engine/src/index.ts'),
    'games/aton/bot/index.ts': reach('../rules/index.ts'),
    'games/registry/index.ts': reach('../aton/rules/index.ts'),
    'apps/cli/src/main.ts': reach('../../../games/registry/index.ts'),
  };
  expect(violationsIn(files)).toEqual([]);
});

const WRONG: readonly (readonly [what: string, files: Files, rules: readonly string[]])[] = [
  [
    'rules reach another game',
    { 'games/aton/rules/a.ts': reach('../../kemet/rules/index.ts') },
    ['games-apart', 'rules-arrows'],
  ],
  ['rules reach a bot', { 'games/aton/rules/a.ts': reach('../../../packages/bots/src/index.ts') }, ['rules-arrows']],
  ['rules reach the file system', { 'games/aton/rules/a.ts': "import 'node:fs';\n" }, ['rules-arrows']],
  ['rules reach an npm package', { 'games/aton/rules/a.ts': "import 'react';\n" }, ['rules-arrows']],
  ['the engine reaches Node', { 'packages/engine/src/a.ts': "import 'node:crypto';\n" }, ['engine-arrows']],
  ['bots reach laws', { 'packages/bots/src/a.ts': reach('../../laws/src/index.ts') }, ['bots-arrows']],
  [
    'a package reaches an app',
    { 'packages/bots/src/a.ts': reach('../../../apps/web/src/index.ts') },
    ['bots-arrows', 'nothing-imports-apps'],
  ],
  [
    'an app names a game',
    { 'apps/web/src/a.ts': reach('../../../games/kemet/rules/index.ts') },
    ['games-by-the-registry-only'],
  ],
  ['a page test reaches into the site', { 'e2e/a.ts': reach('../apps/web/src/index.ts') }, ['e2e-arrows']],
  ['a measurement reaches into the site', { 'bench/web/a.ts': reach('../../apps/web/src/index.ts') }, ['bench-arrows']],
  [
    'an app reaches a page test',
    { 'apps/web/src/a.ts': reach('../../../e2e/b.ts'), 'e2e/b.ts': 'export const one = 1;\n' },
    ['nothing-imports-bench-or-e2e'],
  ],
  ['a board reaches a bot', { 'games/aton/board/a.ts': reach('../bot/index.ts') }, ['board-arrows']],
  [
    'two files need each other',
    { 'packages/bots/src/a.ts': reach('./b.ts'), 'packages/bots/src/b.ts': reach('./a.ts') },
    ['no-cycles'],
  ],
];

/** Files `a.ts` and `b.ts` of a case, under names of its own: all cases stand in one house, which is looked at once. */
const numbered = (text: string, n: number): string => text.replaceAll(/\b([ab])[.]ts/g, `$1${n}.ts`);

const found = (() => {
  const rooms = ['packages/bots/src', 'packages/laws/src', 'games/kemet/rules', 'games/aton/bot', 'apps/web/src'];
  const others = Object.fromEntries(rooms.map((room) => [`${room}/index.ts`, 'export const one = 1;\n']));
  const wrong = WRONG.flatMap(([, files], n) =>
    Object.entries(files).map(([file, source]) => [numbered(file, n), numbered(source, n)] as const),
  );
  return violationsIn({ ...engine, ...others, ...Object.fromEntries(wrong) });
})();

test.each(WRONG.map(([what, files, rules], n) => ({ what, files: Object.keys(files), rules, n })))(
  '$what: refused',
  ({ files, rules, n }) => {
    const own = new Set(files.map((file) => numbered(file, n)));
    const broken = found.filter(({ from }) => own.has(from)).map(({ rule }) => rule.name);
    expect([...new Set(broken)].sort()).toEqual(rules);
  },
);

/** What lint says about a source that stands at a path. */
function lint(path: string, source: string): string {
  return inHouse({ [path]: source }, (house) => {
    const options = ['lint', '--vcs-enabled=false', '--reporter=concise', path];
    const { stdout, stderr } = spawnSync(bin('biome'), options, { cwd: house, encoding: 'utf8' });
    return stdout + stderr;
  });
}

test.each([
  ['packages/engine/src/x.ts', 'export const t = Date.now();\n', 'noRestrictedGlobals'],
  ['games/aton/rules/x.ts', 'export const t = performance.now();\n', 'noRestrictedGlobals'],
  ['games/aton/rules/x.ts', 'setTimeout(() => 1, 1);\n', 'noRestrictedGlobals'],
  ['apps/cli/src/x.ts', 'export const f = (x: any) => x;\n', 'noExplicitAny'],
  ['apps/cli/src/x.ts', 'export const f = (x: string[]) => x[0]!;\n', 'noNonNullAssertion'],
  ['apps/cli/src/x.ts', 'export enum E { A }\n', 'noEnum'],
])('%s: %s is refused', (path, source, rule) => {
  expect(lint(path, source)).toContain(rule);
});

test('a clock outside engine and rules is allowed', () => {
  expect(lint('apps/cli/src/x.ts', 'export const t = Date.now();\n')).not.toContain('noRestrictedGlobals');
});
