import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests by where they stand. */
const PLACES = {
  rooms: ['packages/*/{src,tests}/**/*.test.{ts,tsx}', 'games/*/tests/**/*.test.{ts,tsx}'],
  house: [
    'apps/{cli,server}/{src,tests}/**/*.test.{ts,tsx}',
    'docs/adding-a-game/**/*.test.{ts,tsx}',
    'scripts/tests/**/*.test.ts',
  ],
  site: ['apps/web/{src,tests}/**/*.test.{ts,tsx}'],
};

// `npm run quick` names what takes too long for it; the runner's own option does not reach the projects below.
const WITHOUT = ['**/node_modules/**', '**/dist/**', ...(process.env.TESTS_WITHOUT?.split(' ') ?? [])];

/** Files that put something else in the place of a module, or measure the process that they run in. */
const APART = /vi\.(?:mock|doMock)\(|cpuUsage|memoryUsage|kit\/(?:longest-turn|profiles)/;

/** These have a process of their own each; the others leave nothing behind, and a worker loads the rules once for all. */
function projectsOf(name: keyof typeof PLACES, setupFiles: string[] = []): TestProjectInlineConfiguration[] {
  const include = PLACES[name];
  const files = globSync(include, { exclude: WITHOUT });
  const apart = files.filter((file) => APART.test(readFileSync(file, 'utf8')));
  const together = { name, include, exclude: [...WITHOUT, ...apart], setupFiles, isolate: false };
  const alone = { name: `${name}, apart`, include: apart, exclude: WITHOUT, setupFiles };
  return (apart.length === 0 ? [together] : [together, alone]).map((test) => ({ extends: true, test }));
}

export default defineConfig({
  test: {
    globalSetup: ['scripts/tests/kit/around.ts'],
    // What a test put in the place of a method or a global is gone after it, for the next file too.
    restoreMocks: true,
    unstubGlobals: true,
    // Half as many again as there are cores: tests with sockets, processes and databases wait for a third of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // What is about to happen may take its time on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      ...projectsOf('rooms'),
      ...projectsOf('house'),
      ...projectsOf('site', ['apps/web/tests/kit/every-language.ts']),
    ],
  },
});
