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
      from: { pathNot: ['^apps/', '^scripts/', '^bench/', '^e2e/'] },
      to: { path: '^apps/' },
    },
    {
      name: 'games-by-the-registry-only',
      severity: 'error',
      comment: 'A fifth game is a fifth folder: outside it, only the registry names it.',
      from: { path: '^(packages|apps|bench|e2e|scripts)/', pathNot: TESTS },
      to: { path: '^games/', pathNot: '^games/registry/' },
    },
    {
      name: 'nothing-imports-bench-or-e2e',
      severity: 'error',
      comment: 'Measurements and page tests look at the house from outside; nothing rests on them.',
      from: { path: '^(packages|games|apps|docs|scripts)/' },
      to: { path: '^(bench|e2e)/' },
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
    only('bench-arrows', '^bench/', ['^bench/', '^packages/', '^games/registry/', '^apps/(server|cli)/', '^scripts/'], {
      why: 'A measurement starts the server and reads what the commands wrote; it knows no page from inside.',
    }),
    only(
      'e2e-arrows',
      '^e2e/',
      ['^e2e/', '^packages/(engine|laws|protocol)/', '^games/registry/', '^apps/web/src/store/'],
      {
        why: 'Page tests see what a person sees; of the site they know only how a table is kept on the device and what a server says.',
      },
    ),
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
    // The peers that we are measured beside are a package of their own, installed only for that.
    exclude: { path: '(^|/)(dist|golden)/|^bench/server/peers/|^(socket[.]io-client|@colyseus/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
