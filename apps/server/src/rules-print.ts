import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, Vocabulary } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';

/** Raised whenever positions are kept in another form. */
const FORM = 1;
/** In a game's folder: its rules, and the data that they may read. */
const RULES = ['rules/**/*.ts', '*.json'];
const ENGINE = new URL('.', import.meta.resolve('@naos/engine'));

/** The names and texts of some files in a folder. */
function sources(folder: URL, which: readonly string[]): string {
  const names = globSync(which, { cwd: fileURLToPath(folder) }).toSorted();
  return names.map((name) => `${name}\n${readFileSync(new URL(name, folder), 'utf8')}`).join('\n');
}

/**
 * What a position comes of besides its lines: the sources of rules and engine, as a print. The rules' version is not
 * enough: it stays when the same lines lead to the same game, told in a state of another shape. Null where the sources are
 * not known.
 */
export function rulesPrint({ source }: AnyGameModule, { id, version }: Game<Vocabulary>): string | null {
  if (source === undefined) return null;
  const all = [FORM, id, version, sources(ENGINE, ['**/*.ts']), sources(new URL('.', source), RULES)];
  return hash('sha256', all.join('\n')).slice(0, 16);
}
