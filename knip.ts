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
        'scripts/{start,dev,restarting,quick,test,check}.mjs',
        'scripts/{purity,rules}.ts',
        'scripts/tests/**/*.test.ts',
        'e2e/**/*.spec.ts',
        'bench/*/run.ts',
      ],
      project: ['scripts/**/*.{mjs,ts}', 'e2e/**/*.ts', 'bench/**/*.ts'],
    },
    'packages/*': { entry: [TESTS], project: ['{src,tests}/**/*.{ts,tsx}'] },
    // What a spec may say is offered before every part of it is said.
    'packages/laws': {
      entry: [TESTS, 'src/elsewhere.ts'],
      project: ['{src,tests}/**/*.ts'],
      includeEntryExports: false,
    },
    'games/*': GAME,
    'docs/adding-a-game/*': GAME,
    // What a worker exports is called by its pool.
    'apps/server': {
      entry: ['src/main.ts', 'src/**/*worker.ts', TESTS],
      project: ['{src,tests}/**/*.ts'],
      includeEntryExports: false,
    },
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
    // Of the server, whose log the bench silences, and of the peers it is measured beside, a package of their own.
    'pino',
    'socket.io-client',
    '@colyseus/sdk',
  ],
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
};

export default config;
