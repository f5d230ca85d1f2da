import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameModules } from '@naos/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillStore } from '../src/admin/fill.ts';
import { measureStore } from '../src/admin/measure.ts';
import { readSettings } from '../src/settings.ts';
import { openStore } from '../src/store/store.ts';

const REGISTRY = import.meta.resolve('@naos/registry');
const FINISHED = 60;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naos-fill-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('full tables have everybody who may sit there, and what the longest games cost is measured apart', async () => {
  const store = await openStore(join(folder, 'naos.sqlite'));
  await fillStore(store, REGISTRY, { finished: FINISHED, running: 0, isFull: true }, () => {});
  const rows = await store.db.rows('select body from tables', []);
  const docs = rows.map(({ body }): { game: string; seats: object[] } => JSON.parse(String(body)));
  for (const { id, seats } of gameModules)
    expect(docs.filter(({ game }) => game === id).map((doc) => doc.seats.length)).toContain(seats.max);
  expect(docs.every(({ game, seats }) => gameModules.find(({ id }) => id === game)?.seats.max === seats.length)).toBe(
    true,
  );
  await store.db.close();
  const measured = await measureStore(readSettings({ LOG_LEVEL: 'error', NAOS_DATA: folder }));
  expect(measured.finished).toBe(FINISHED);
  // Of sixty games forty were opened first; the longest of the others, several hundred lines of Kemet, take their time.
  expect(measured.longest.processor).toBeGreaterThan(0);
});
