import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What decides how a game's bots play, from the repository's root. */
const placesOf = (game: string): readonly string[] => [
  'packages/engine/src',
  'packages/bots/src',
  `games/${game}/rules`,
  `games/${game}/bot`,
];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/**
 * A fingerprint of the engine, the bots' framework and one game's rules, components, bots and weights: blocks of the same
 * fingerprint were played by the same players. It needs no git, so it is the same on a machine that has only the files.
 */
export function sourceOf(root: string, game: string): string {
  const components = join('games', game, 'components.json');
  const files = placesOf(game)
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) => filesIn(join(root, place)).map((file) => file.slice(root.length + 1)))
    .concat(existsSync(join(root, components)) ? [components] : [])
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
