import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,test,tests}/**/*.test.{ts,tsx}',
      'games/*/tests/**/*.test.{ts,tsx}',
      'apps/*/{src,test,tests}/**/*.test.{ts,tsx}',
      'docs/adding-a-game/**/*.test.{ts,tsx}',
      'scripts/tests/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
