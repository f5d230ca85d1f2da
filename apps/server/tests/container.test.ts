import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SERVER_FLAGS } from '../../../scripts/server-flags.mjs';
import { readSettings } from '../src/settings.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, ROOT), 'utf8');
const {
  scripts,
  engines,
}: {
  scripts: Record<string, string>;
  engines: { node: string };
} = JSON.parse(read('package.json'));

describe('the container file', () => {
  const file = read('Containerfile');

  test('starts a program that is there, as a user who is not root, with the data on a volume', () => {
    const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(file)?.[1] ?? '[]');
    expect(existsSync(new URL(command.at(-1) ?? '', ROOT))).toBe(true);
    expect(command.slice(1, -1)).toEqual(SERVER_FLAGS);
    expect(/^USER (\S+)$/m.exec(file)?.[1]).toBe('node');
    const data = /NAOS_DATA=(\S+)/.exec(file)?.[1];
    expect(file).toContain(`VOLUME ${data}`);
    expect(file).toContain(`chown node:node ${data}`);
  });

  test('runs scripts that exist on a Node that is new enough', () => {
    for (const [, script = ''] of file.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script);
    const major = Number(/FROM \S+node:(\d+)/.exec(file)?.[1]);
    expect(major).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  });

  test('leaves the program to root: who runs it can not change it', () => {
    expect(file).not.toMatch(/--chown=\S+ \S+ \.$/m);
    expect([...file.matchAll(/chown \S+ (\S+)/g)].map(([, folder]) => folder)).toEqual(['/data']);
  });

  test('sets what the server understands, and asks it for its health where it listens', () => {
    const set =
      /^ENV (.*)$/m
        .exec(file)?.[1]
        ?.split(' ')
        .map((pair) => pair.split('=') as [string, string]) ?? [];
    const settings = readSettings(Object.fromEntries(set));
    expect(file).toContain(`EXPOSE ${settings.port}`);
    expect(file).toMatch(/HEALTHCHECK .*\/healthz/);
  });
});

test('the compose file sets what the server understands', () => {
  const file = read('compose.yaml');
  const known = read('apps/server/src/settings.ts');
  const block = /environment:\n((?: {6}\S.*\n)+)/.exec(file)?.[1] ?? '';
  const names = [...block.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name ?? '');
  expect(names).toContain('DATABASE_URL');
  const words = new Set(known.split(/\W+/));
  for (const name of names) expect(words).toContain(name);
  expect(existsSync(new URL(/dockerfile: (\S+)/.exec(file)?.[1] ?? '', ROOT))).toBe(true);
});

test('the guide explains every setting', () => {
  const names = read('apps/server/src/settings.ts').matchAll(/env\.([A-Z_]+)|\(env, '([A-Z_]+)'/g);
  const guide = /## Settings\n([\s\S]*?)\n## /.exec(read('docs/hosting.md'))?.[1] ?? '';
  for (const [, plain, read] of names) expect(guide).toContain(`\`${plain ?? read}\``);
});

test('every image is of one release: what was tried is what runs', () => {
  const named = [...read('Containerfile').matchAll(/^FROM (\S+)/gm), ...read('compose.yaml').matchAll(/image: (\S+)/g)];
  expect(named).toHaveLength(5);
  for (const [, image] of named) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z-]+)?$/);
  for (const [, major] of named.slice(0, 2).map(([, image]) => /node:(\S+)/.exec(image ?? '') ?? []))
    expect(major).toMatch(/^\d+\.\d+\.\d+-/);
});

test('the message system asks for a password, which the nodes know', () => {
  const file = read('compose.yaml');
  expect(file).toMatch(/NATS_URL: nats:\/\/naos:\$\{NATS_PASSWORD:\?[^}]+\}@nats:4222/);
  expect(file).toMatch(/command: .*--user.*naos.*--pass.*\$\{NATS_PASSWORD:\?/);
});

test('the proxy keeps the figures inside', () => {
  const [, mounted = ''] = /- \.\/(\S+):\/etc\/caddy\/Caddyfile:ro/.exec(read('compose.yaml')) ?? [];
  expect(read(mounted)).toMatch(/respond \/metrics 404[\s\S]*reverse_proxy naos:3000/);
});
