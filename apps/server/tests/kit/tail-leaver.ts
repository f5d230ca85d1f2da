import { writeSync } from 'node:fs';
import { openCore } from './core-store.ts';

/** Goes on with a table's lines until there are so many, says so at the last acknowledgement, and waits for its kill. */
const [file = '', lines = '0', ...sizes] = process.argv.slice(2);
// The thread that writes keeps no process alive.
setInterval(() => {}, 1_000);
const store = await openCore(file);
const table = 't';
if ((await store.tables.read(table)) === null)
  await store.tables.change({
    table,
    entries: [],
    row: {
      ...{ id: table, game: 'aton', status: 'running', visibility: 'public', revision: 0 },
      ...{ created: 1, touched: 1, due: null, club: null, body: '{}' },
    },
  });
for (let n = (await store.tables.entries(table, -1)).length; n < Number(lines); ) {
  const size = sizes.shift();
  const line = `line ${n}${'x'.repeat(Number(size ?? 0))}`;
  const storing = store.tables.change({ table, entries: [{ n, id: `id ${n}`, line }], revision: 0 });
  // Only where the disk was made small may it be full.
  const answer = await storing.catch((problem: unknown) => (size === undefined ? String(problem) : 'full'));
  if (answer === 'done') n++;
  else if (answer !== 'full') throw new Error(`line ${n}: ${answer}`);
}
writeSync(1, 'there');
// Nothing is folded in any more.
for (;;);
