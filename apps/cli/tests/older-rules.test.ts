import { readFileSync } from 'node:fs';
import { readTranscript, verify } from '@naos/engine';
import { gameModuleOf } from '@naos/registry';
import { expect, test } from 'vitest';

/** Whole games as an older version of the rules wrote them: `<game>-<rules>.txt`. */
test.each(['kemet-1', 'tekhenu-1'])('a game stored under older rules (%s) is still read and verified', async (name) => {
  const text = readFileSync(new URL(`./older-rules/${name}.txt`, import.meta.url), 'utf8');
  const { head } = readTranscript(text);
  const game = await gameModuleOf(head.game)?.rules();
  if (game === undefined) throw new Error(`there is no game ${head.game}`);
  expect(`${head.game}-${head.rules}`).toBe(name);
  expect(game.replays).toContain(head.rules);
  expect(verify(game, text).moves).toBeGreaterThan(50);
});
