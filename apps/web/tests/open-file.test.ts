import { Match, writeTranscript } from '@naos/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFile } from '../src/replay/open-file.ts';
import { allTables } from '../src/store/tables.ts';
import { memoryStorage, toyKit } from './toy.ts';

const kit = await toyKit();
// The teaching game is not among those of the site.
vi.mock('../src/kit/kit.ts', () => ({ loadKit: async () => kit }));
beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

test('a game that is here already is opened, not kept once more', async () => {
  const match = Match.begin(kit.game, { seats: 2, seed: 'd'.repeat(64) });
  while (!match.over) {
    const [seat = 0] = match.asked;
    const [move] = match.situation(seat).moves;
    if (move !== undefined) match.make(seat, kit.game.write(move));
  }
  match.close();
  const text = writeTranscript(match.transcript);
  const id = await openFile(text);
  expect(await openFile(text)).toBe(id);
  expect(allTables()).toHaveLength(1);
});
