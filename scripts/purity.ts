// Engine and rules must give the same state for the same seed and moves, on any machine at any time. Lint refuses the
// globals that break this; here are the ways that hide behind an innocent name. `node scripts/purity.ts`
import { globSync, readFileSync } from 'node:fs';

const PURE_ROOMS = ['packages/engine/src/**/*.ts', 'games/*/rules/**/*.ts', 'docs/adding-a-game/*/rules/**/*.ts'];

const FORBIDDEN: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /\bMath\s*\??\.\s*random\b/, why: 'Math.random: draw from a stream of the table instead' },
  { pattern: /\bMath\s*\[/, why: 'Math[…]: name the function, so that random can be ruled out' },
  { pattern: /=\s*Math\s*[;,)\n]/, why: 'Math under another name: use it directly' },
  { pattern: /\bglobalThis\b/, why: 'globalThis: name the global, so that lint can see it' },
  { pattern: /\bDate\s*\.\s*now\b|\bnew\s+Date\b/, why: 'a clock: time is no part of a rule' },
  { pattern: /\.\s*(localeCompare|toLocale\w+)\s*\(/, why: "the machine's language: compare code units" },
  { pattern: /\bimport\s*\(|\brequire\s*\(/, why: 'loading at run time: import at the top' },
  { pattern: /\b(async|await)\b/, why: 'waiting: rules run to the end at once' },
];

/** The source without comments and texts, line by line the same, so that prose may speak of dates. */
function codeOnly(source: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
  return source.replace(token, blank);
}

/** What breaks purity in a source: the line and why. */
export function impurities(source: string): { line: number; why: string }[] {
  return codeOnly(source)
    .split('\n')
    .flatMap((text, at) =>
      FORBIDDEN.filter(({ pattern }) => pattern.test(`${text}\n`)).map(({ why }) => ({ line: at + 1, why })),
    );
}

if (import.meta.main) {
  const files = globSync(PURE_ROOMS);
  const found = files.flatMap((file) =>
    impurities(readFileSync(file, 'utf8')).map(({ line, why }) => `${file}:${line}  ${why}`),
  );
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
}
