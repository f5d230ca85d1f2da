// Arrows point one way: see docs/architecture.md. Each rule says what a room may import; everything else is refused.

const TESTS = '(^|/)tests/|[.]test[.]tsx?$';
const GAME = '(?:games|docs/adding-a-game)/([^/]+)';
const OWN = '(?:games|docs/adding-a-game)/$1';
const OWN_DATA = `^${OWN}/components[.]json$`;

/** Room `name` may import only itself, npm packages where allowed, and the rooms listed. */
function only(name, from, to, { npm = true, why }) {
  return {
    name,
    severity: 'error',
    comment: why,
    from: { path: from, pathNot: TESTS },
    to: { pathNot: npm ? [...to, 'node_modules'] : to, dependencyTypesNot: npm ? ['core'] : [] },
  };
}

const library = (name, ...others) =>
  only(`${name}-arrows`, `^packages/${name}/`, [`^packages/(${[name, ...others].join('|')})/`], {
    why: `packages/${name} may import: ${others.join(', ') || 'nothing of ours'}.`,
  });

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle means that two files are one. Imports of types alone are erased and do not count.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'This import leads nowhere: a typo, or a dependency that the package file does not list.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'nothing-imports-apps',
      severity: 'error',
      comment: 'Apps are the outermost room.',
      from: { pathNot: ['^apps/', '^scripts/', '^bench/'] },
      to: { path: '^apps/' },
    },
    {
      name: 'games-by-the-registry-only',
      severity: 'error',
      comment: 'A fifth game is a fifth folder: outside it, only the registry names it.',
      from: { path: '^(packages|apps|bench|scripts)/', pathNot: TESTS },
      to: { path: '^games/', pathNot: '^games/registry/' },
    },
    {
      name: 'games-apart',
      severity: 'error',
      comment: 'A game knows no other game.',
      from: { path: `^${GAME}/`, pathNot: '^games/registry/' },
      to: { path: '^games/', pathNot: `^${OWN}/` },
    },
    only('engine-arrows', '^packages/engine/', ['^packages/engine/'], {
      npm: false,
      why: 'The engine depends on nothing, not even on Node: it runs in any browser and any worker.',
    }),
    library('laws', 'engine'),
    library('bots', 'engine'),
    library('protocol', 'engine'),
    library('words', 'engine'),
    library('table-ui', 'engine', 'words'),
    library('game-module', 'engine', 'words', 'bots', 'table-ui'),
    only('rules-arrows', `^${GAME}/rules/`, ['^packages/engine/', `^${OWN}/rules/`, OWN_DATA], {
      npm: false,
      why: 'Rules know the engine and their own content, nothing else.',
    }),
    only('texts-arrows', `^${GAME}/texts/`, ['^packages/(engine|words)/', `^${OWN}/(rules|texts)/`, OWN_DATA], {
      why: 'Texts name what the rules tell; they know no board and no bot.',
    }),
    only('bot-arrows', `^${GAME}/bot/`, ['^packages/(engine|bots)/', `^${OWN}/(rules|bot)/`, OWN_DATA], {
      why: 'A bot knows the rules and search, no page and no prose.',
    }),
    only(
      'board-arrows',
      `^${GAME}/board/`,
      ['^packages/(engine|words|table-ui)/', `^${OWN}/(rules|texts|board)/`, OWN_DATA],
      {
        why: 'A board shows views and offers moves; it knows no bot and no server.',
      },
    ),
    only(
      'tutorial-arrows',
      `^${GAME}/tutorial/`,
      ['^packages/(engine|words|game-module)/', `^${OWN}/(rules|texts|tutorial)/`, OWN_DATA],
      {
        why: 'A tutorial is a scripted position and its words.',
      },
    ),
    only(
      'advice-arrows',
      `^${GAME}/advice/`,
      ['^packages/(engine|words|bots|game-module)/', `^${OWN}/(rules|texts|bot|advice)/`, OWN_DATA],
      {
        why: 'Advice is what a bot knows, put into words; it draws nothing.',
      },
    ),
    only('puzzles-arrows', `^${GAME}/puzzles/`, ['^packages/game-module/', `^${OWN}/puzzles/`], {
      why: 'Puzzles are data.',
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|golden)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
