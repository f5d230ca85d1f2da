import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Games that the registry opens for play, found in its source, so that this room needs no game. */
export function registeredGames(root: string): readonly string[] {
  const file = join(root, 'games/registry/index.ts');
  if (!existsSync(file)) return [];
  const games = readFileSync(file, 'utf8').matchAll(/['"]@naos\/([a-z-]+)['"]/g);
  return [...new Set([...games].map((match) => match[1] ?? ''))].filter((id) => existsSync(join(root, 'games', id)));
}

function testSources(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/** The ids at the start of test titles: `[4.6.2] …` or `[4.6.2, R3] …`. */
function idsNamed(source: string): ReadonlySet<string> {
  const lists = [...source.matchAll(/['"`]\[([^\]\n]+)\] /g)].map((match) => match[1] ?? '');
  return new Set(lists.flatMap((list) => list.split(',').map((id) => id.trim())));
}

/** What a game's folder lacks: laws, golden games, a test for each id of its rules. */
export function gapsOf(root: string, game: string): readonly string[] {
  const folder = join(root, 'games', game);
  const source = testSources(join(folder, 'tests'));
  const gaps: string[] = [];
  if (!/\blaws\(/.test(source)) gaps.push('no test calls laws(…)');
  if (!/\bgoldenGames\(/.test(source)) gaps.push('no test calls goldenGames(…)');
  const golden = join(folder, 'tests/golden');
  const stored = existsSync(golden) ? readdirSync(golden).filter((file) => file.endsWith('.txt')) : [];
  if (stored.length === 0) gaps.push('no stored game in tests/golden');
  const rules: readonly { readonly id: string }[] = JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8'));
  const named = idsNamed(source);
  const missing = rules.map(({ id }) => id).filter((id) => !named.has(id));
  if (missing.length > 0) gaps.push(`no test names ${missing.join(', ')}`);
  return gaps;
}
