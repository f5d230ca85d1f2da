import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // `npm run quick` names what takes too long for it; the runner's own option does not reach the projects below.
    exclude: ['**/node_modules/**', '**/dist/**', ...(process.env.TESTS_WITHOUT?.split(' ') ?? [])],
    // Half as many again as there are cores: tests with sockets, processes and databases wait for a third of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Tests with real sockets, processes and databases are late now and then on a machine shared with others.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['packages/*/{src,tests}/**/*.test.{ts,tsx}', 'games/*/tests/**/*.test.{ts,tsx}'],
          // They leave nothing behind: the rules are loaded once for all files of a worker, not once a file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: [
            'apps/{cli,server}/{src,tests}/**/*.test.{ts,tsx}',
            'docs/adding-a-game/**/*.test.{ts,tsx}',
            'scripts/tests/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['apps/web/{src,tests}/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/tests/kit/every-language.ts'],
        },
      },
    ],
  },
});
