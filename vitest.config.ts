import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,tests}/**/*.test.{ts,tsx}',
      'games/*/tests/**/*.test.{ts,tsx}',
      'apps/*/{src,tests}/**/*.test.{ts,tsx}',
      'docs/adding-a-game/**/*.test.{ts,tsx}',
      'scripts/tests/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Left to itself it keeps one core for watching, which is half of the smallest machine that we test on.
    maxWorkers: '100%',
    // Tests with real sockets, processes and databases are late now and then on a machine shared with others.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
