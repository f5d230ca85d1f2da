// The checks that need no test runner. Each counts as one in the closing line of `npm test`.
const ROOMS = ['packages', 'games', 'apps', 'docs/adding-a-game', 'scripts', 'bench', 'e2e'];

/** Later names narrow a run down: `npm run check types arrows`. */
export const CHECKS = [
  { name: 'types', why: 'TypeScript, strict', program: 'tsc', args: ['-p', 'tsconfig.json'] },
  {
    name: 'lint',
    why: 'lint and format',
    program: 'biome',
    args: ['check', '--error-on-warnings', '--reporter=concise'],
  },
  {
    name: 'arrows',
    why: 'who may import whom; no cycles',
    program: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...ROOMS],
  },
  {
    name: 'purity',
    why: 'no clock, no global random in engine and rules',
    program: 'node',
    args: ['scripts/purity.ts'],
  },
  {
    name: 'unused',
    why: 'files, exports and dependencies nobody uses',
    program: 'knip',
    args: ['--no-progress', '--no-config-hints'],
  },
];
