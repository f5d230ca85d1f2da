import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Locked {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe('the lock of the peers that the bench measures', () => {
  const text = read('bench/server/peers/package-lock.json');
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(text);

  test('names every optional package, also of other systems: without them npm ci refuses', () => {
    const named = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(optional.length).toBeGreaterThan(5);
    for (const name of optional) expect(named).toContain(name);
  });

  test('says nothing of where packages come from', () => {
    for (const { resolved } of Object.values(packages)) expect(resolved).toBeUndefined();
    expect(read('bench/server/peers/.npmrc')).toContain('omit-lockfile-registry-resolved=true');
  });
});

test('the host reads how to take the ratios in the words that the bench prints', () => {
  const [, printed = 'nothing'] = /HOW_TO_READ = `([^`]*)`/.exec(read('bench/server/ratio.ts')) ?? [];
  expect(read('docs/hosting.md')).toContain(printed.replaceAll('\n', ' '));
});
