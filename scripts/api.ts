/** `npm run api`: writes a page for each package that others build upon, from the comments of what it exports. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
export const DOCUMENTED = ['engine', 'laws', 'bots'] as const;

const KINDS: readonly (readonly [(node: ts.Node) => boolean, string])[] = [
  [ts.isFunctionDeclaration, 'Functions'],
  [ts.isClassDeclaration, 'Classes'],
  [(node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node), 'Types'],
  [ts.isVariableDeclaration, 'Values'],
];

interface Entry {
  readonly name: string;
  readonly kind: string;
  readonly shape: string;
  readonly about: string;
  readonly file: string;
}

/** A declaration without its body and its comments: what a caller needs to see. */
function shapeOf(node: ts.Declaration): string {
  const text = node.getText();
  if (ts.isFunctionDeclaration(node))
    return text.slice(0, (node.body?.getStart() ?? node.end) - node.getStart()).trim();
  if (ts.isClassDeclaration(node)) {
    const heads = node.members
      .filter((member) => (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) === 0)
      .map((member) => {
        const body = ts.isFunctionLike(member) && 'body' in member ? member.body : undefined;
        return `  ${member
          .getText()
          .slice(0, (body?.getStart() ?? member.end) - member.getStart())
          .trim()}`;
      });
    return [`class ${node.name?.text ?? ''} {`, ...heads, '}'].join('\n');
  }
  if (ts.isVariableDeclaration(node)) return `const ${text.split('\n')[0]}`;
  return text.replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '');
}

function entriesOf(program: ts.Program, index: string): Entry[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const symbol = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (symbol === undefined) throw new Error(`${index} exports nothing.`);
  return checker.getExportsOfModule(symbol).flatMap((exported): Entry[] => {
    const real = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const node = real.declarations?.[0];
    const kind = node === undefined ? undefined : KINDS.find(([fits]) => fits(node))?.[1];
    if (node === undefined || kind === undefined) return [];
    const about = ts.displayPartsToString(real.getDocumentationComment(checker)).replaceAll(/\s*\n\s*(?![-*])/g, ' ');
    const file = relative(root, node.getSourceFile().fileName);
    return [{ name: exported.name, kind, shape: shapeOf(node), about, file }];
  });
}

function page(name: string, entries: readonly Entry[]): string {
  const parts = KINDS.flatMap(([, kind]) => {
    const own = entries.filter((entry) => entry.kind === kind).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    if (own.length === 0) return [];
    const texts = own.map(
      ({ name: title, shape, about, file }) =>
        `### ${title}\n\n${about === '' ? '' : `${about}\n\n`}\`\`\`ts\n${shape}\n\`\`\`\n\n[${file}](../../${file})\n`,
    );
    return [`## ${kind}\n`, ...texts];
  });
  const head = `# @naos/${name}\n\nMade from the comments by \`npm run api\`; change it there.\n`;
  return `${[head, ...parts].join('\n')}`;
}

/** Every page by the name of its package. */
export function apiPages(): ReadonlyMap<string, string> {
  const indexes = DOCUMENTED.map((name) => join(root, 'packages', name, 'src/index.ts'));
  const program = ts.createProgram(indexes, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  return new Map(DOCUMENTED.map((name, i) => [name, page(name, entriesOf(program, indexes[i] ?? ''))]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of apiPages()) {
    const file = join(root, 'docs/api', `${name}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${relative(root, file)}: ${text.split('\n### ').length - 1} names`);
  }
}
