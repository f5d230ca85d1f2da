import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SOURCES = '{packages,games,apps,docs/adding-a-game,scripts,bench,e2e}/**/*.{ts,tsx}';
const LEFT_OUT = /(^|\/)(node_modules|dist)\/|^bench\/server\/peers\//;
const TESTS = /(^|\/)tests\/|^e2e\/|[.]test[.]tsx?$/;

export interface Cast {
  /** `file:line: the expression`. */
  readonly where: string;
  readonly inTests: boolean;
}

/** Every `x as T`; `as const` claims nothing that the compiler does not know. */
export function castsIn(file: string, text: string): Cast[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Cast[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const words = node.getText().replaceAll(/\s+/g, ' ').slice(0, 100);
      found.push({ where: `${file}:${line + 1}: ${words}`, inTests: TESTS.test(file) });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** All casts of the house. */
export function allCasts(root: string): Cast[] {
  return globSync(SOURCES, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return / as /.test(text) ? castsIn(file, text) : [];
    });
}
