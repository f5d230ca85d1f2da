import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MAPS = ['docs/architecture.md', 'docs/glossary.md', 'docs/site.md'] as const;
const ROOMS = [
  'apps/cli',
  'apps/server',
  'apps/web',
  'packages/bots',
  'packages/engine',
  'packages/game-module',
  'packages/protocol',
  'packages/table-ui',
] as const;

/** Every file or folder of the project that a text names, from the root or from its own room. */
function named(text: string, room = ''): string[] {
  const whole = [...text.matchAll(/\b(?:apps|packages|games|scripts)\/[\w./-]*\w/g)].map(([path]) => path);
  const own = room === '' ? [] : [...text.matchAll(/`(src\/[\w./-]*\w)`/g)].map(([, path]) => `${room}/${path}`);
  return [...whole, ...own].filter((path) => !path.includes('*'));
}

const missing = (paths: readonly string[]): string[] => paths.filter((path) => !existsSync(`${root}${path}`));

test.each(MAPS)('every place that %s names exists', (map) => {
  const paths = named(readFileSync(`${root}${map}`, 'utf8'));
  expect(paths.length).toBeGreaterThan(5);
  expect(missing(paths)).toEqual([]);
});

test.each(ROOMS)('every place that the page of %s names exists', (room) => {
  const paths = named(readFileSync(`${root}${room}/README.md`, 'utf8'), room);
  expect(paths.length).toBeGreaterThan(5);
  expect(missing(paths)).toEqual([]);
});

test('every source that a page names by the end of its path exists', () => {
  const sources = globSync('{apps,packages,games,scripts,e2e,bench,docs}/**/*.{ts,tsx,mjs,js}', {
    cwd: root,
    exclude: (path) => /node_modules|[/]dist$/.test(path),
  }).map((path) => `/${path}`);
  // What the guide to bots asks its reader to write is not there yet.
  const pages = globSync('{README,CONTRIBUTING,docs/*,docs/decisions/*}.md', {
    cwd: root,
    exclude: ['**/bots-writing.md'],
  });
  const ends = pages.flatMap((page) =>
    [...readFileSync(`${root}${page}`, 'utf8').matchAll(/`([\w./-]+[.](?:tsx?|mjs|js))`/g)].map(
      ([, end]) => [page, end] as const,
    ),
  );
  expect(ends.length).toBeGreaterThan(100);
  expect(
    ends.filter(([, end]) => !existsSync(`${root}${end}`) && !sources.some((path) => path.endsWith(`/${end}`))),
  ).toEqual([]);
});

test('every inner room of the server is on the map', () => {
  const map = readFileSync(`${root}docs/architecture.md`, 'utf8');
  for (const room of ['http', 'ws', 'tables', 'store', 'bots', 'clock', 'limits', 'notices', 'admin', 'bus'])
    expect(map).toContain(`apps/server/src/${room}`);
});

test('every decision is in the index, in order, by its own title, and says whether it holds', () => {
  const decisions = readdirSync(`${root}docs/decisions`)
    .filter((file) => /^\d/.test(file))
    .toSorted();
  const index = readFileSync(`${root}docs/decisions/README.md`, 'utf8').match(/^- .+$/gm);
  const heads = decisions.map((file) => readFileSync(`${root}docs/decisions/${file}`, 'utf8').split('\n'));
  expect(index).toEqual(decisions.map((file, at) => `- [${heads[at]?.[0]?.replace('# ', '')}](${file})`));
  for (const head of heads) expect(head[2]).toMatch(/^[*]\d+ \w+ \d{4}, (?:in force|replaced by \[\d{4}\])/);
});
