import { existsSync, readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** A game counts from the day its module stands: until then nothing in its folder can be in use. */
const unfinished = readdirSync('games').filter((game) => !existsSync(`games/${game}/index.ts`));

const TESTS = '{src,tests}/**/*.test.{ts,tsx}';
const GAME = {
  entry: ['{rules,texts,bot,tutorial,advice,puzzles}/index.ts', 'board/index.tsx', 'tests/**/*.test.{ts,tsx}'],
  project: ['**/*.{ts,tsx}'],
};

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,test,check}.mjs',
        'scripts/{purity,rules}.ts',
        'scripts/tests/**/*.test.ts',
        'e2e/**/*.spec.ts',
      ],
      project: ['scripts/**/*.{mjs,ts}', 'e2e/**/*.ts'],
    },
    'packages/*': { entry: [TESTS], project: ['{src,tests}/**/*.{ts,tsx}'] },
    'packages/laws': { entry: [TESTS, 'src/elsewhere.ts'], project: ['{src,tests}/**/*.ts'] },
    'games/*': GAME,
    'docs/adding-a-game/*': GAME,
    'apps/server': { entry: ['src/main.ts', 'src/**/*worker.ts', TESTS], project: ['{src,tests}/**/*.ts'] },
    'apps/web': { entry: ['src/main.tsx', 'src/**/*worker.ts', TESTS], project: ['{src,tests}/**/*.{ts,tsx}'] },
    'apps/cli': { entry: ['src/main.ts', TESTS], project: ['{src,tests}/**/*.ts'] },
  },
  ignoreWorkspaces: unfinished.map((game) => `games/${game}`),
  ignoreBinaries: ['nats-server'],
  ignoreDependencies: [
    // Fonts, named by style sheets alone.
    '@fontsource-variable/inter',
    '@fontsource/forum',
    // Programs that scripts/checks.mjs runs.
    '@typescript/native',
    'dependency-cruiser',
    // The bench and the example bot speak to a server as a stranger does, from outside every room.
    'ws',
  ],
  ignoreExportsUsedInFile: true,
  // Types document a contract even where nobody names them.
  exclude: ['types'],
};

export default config;
