import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles, roomsOf } from '../near.mjs';

test('the rooms of changed files, each once; files of the root have none', () => {
  const files = ['games/aton/rules/a.ts', 'games/aton/board/b.tsx', 'scripts/dev.mjs', 'package.json', 'e2e/x.spec.ts'];
  expect(roomsOf(files)).toEqual(['games/aton', 'scripts']);
  expect(roomsOf(['docs/adding-a-game/toy/rules/a.ts', 'packages/words/src/say.ts'])).toEqual([
    'docs/adding-a-game/toy',
    'packages/words',
  ]);
});

test('what a branch changed, committed or not, and new files; not what was removed, nor prose', () => {
  const house = mkdtempSync(join(tmpdir(), 'naos-near-'));
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: house });
  const write = (file: string, text: string) => {
    mkdirSync(join(house, dirname(file)), { recursive: true });
    writeFileSync(join(house, file), text);
  };
  try {
    git('init', '-q', '-b', 'main');
    for (const file of ['scripts/old.mjs', 'scripts/gone.mjs', 'scripts/kept.mjs', 'README.md']) write(file, '1');
    git('add', '-A');
    git('commit', '-qm', 'one');
    git('checkout', '-qb', 'work');
    write('scripts/old.mjs', '2');
    git('commit', '-qam', 'two');
    write('scripts/new.mjs', '1');
    write('README.md', '2');
    rmSync(join(house, 'scripts/gone.mjs'));
    expect(changedFiles(house).sort()).toEqual(['scripts/new.mjs', 'scripts/old.mjs']);
  } finally {
    rmSync(house, { recursive: true });
  }
});
