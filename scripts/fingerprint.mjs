// Tells whether sources changed since the last build: one hash over their names, sizes and contents.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PASSED_OVER = new Set(['node_modules', 'dist', 'tests', 'golden']);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) if (!PASSED_OVER.has(name)) yield* filesUnder(join(path, name));
}

export function fingerprint(root, places) {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of filesUnder(join(root, place))) {
      const content = readFileSync(file);
      hash.update(`${file.slice(root.length)}\n${content.length}\n`).update(content);
    }
  return hash.digest('hex');
}
