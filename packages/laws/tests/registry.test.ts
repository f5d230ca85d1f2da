import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gapsOf, registeredGames } from '../src/guard.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

test('no registered game is without laws, golden games and a test for every rule', () => {
  const gaps = registeredGames(ROOT).flatMap((game) => gapsOf(ROOT, game).map((gap) => `${game}: ${gap}`));
  expect(gaps).toEqual([]);
});

describe('the guard of the registry', () => {
  let root = '';
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'naos-guard-'));
    write('games/registry/index.ts', "import { gameModule as senet } from '@naos/senet';\nimport '@naos/engine';\n");
    write('games/senet/rules.json', '[{ "id": "1.1" }, { "id": "1.2" }, { "id": "R1" }]');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('finds the registered games and nothing else', () => {
    expect(registeredGames(root)).toEqual(['senet']);
  });

  test('names everything that a bare game lacks', () => {
    expect(gapsOf(root, 'senet')).toEqual([
      'no test calls laws(…)',
      'no test calls goldenGames(…)',
      'no stored game in tests/golden',
      'no test names 1.1, 1.2, R1',
    ]);
  });

  test('is content with a complete game, and takes ids only from the start of titles', () => {
    write('games/senet/tests/laws.test.ts', 'laws(senet, spec);\ngoldenGames(senet, folder, rows);');
    write('games/senet/tests/golden/two.txt', 'x');
    write('games/senet/tests/chapter-1.test.ts', "test('[1.1, R1] moves', f);\ntest('moves as in [1.2]', f);");
    expect(gapsOf(root, 'senet')).toEqual(['no test names 1.2']);
    write('games/senet/tests/more.test.ts', "test('[1.2] moves', f);");
    expect(gapsOf(root, 'senet')).toEqual([]);
  });
});
