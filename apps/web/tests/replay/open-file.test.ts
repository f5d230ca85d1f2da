import { GameError, Match, writeTranscript } from '@naos/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFile } from '../../src/replay/open-file.ts';
import { allTables, saveTable } from '../../src/store/tables.ts';
import { freshTable, memoryStorage, toyGame } from '../toy.ts';

const loaded = await toyGame();
// The teaching game is not among those of the site.
vi.mock('../../src/games/loaded-game.ts', () => ({ loadGame: async () => loaded }));
beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

test('a game that is here already is opened, not kept once more', async () => {
  const match = Match.begin(loaded.game, { seats: 2, seed: 'd'.repeat(64) });
  while (!match.over) {
    const [seat = 0] = match.asked;
    const [move] = match.situation(seat).moves;
    if (move !== undefined) match.make(seat, loaded.game.write(move));
  }
  const text = writeTranscript(match.transcript);
  const id = await openFile(text);
  expect(await openFile(text)).toBe(id);
  expect(allTables()).toHaveLength(1);
});

test('a file with nothing in it is no game, whatever has just been begun here', async () => {
  saveTable(freshTable([{ kind: 'person', name: 'Lena' }]));
  await expect(openFile('')).rejects.toThrow(GameError);
});
