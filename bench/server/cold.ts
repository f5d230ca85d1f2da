import { join } from 'node:path';
import { FastRandom } from '@naos/engine';
import { pino } from 'pino';
import { createServices } from '../../apps/server/src/create-services.ts';
import { Heartbeat } from '../../apps/server/src/heartbeat.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { openStore } from '../../apps/server/src/store/store.ts';
import { docFrom, openTable } from '../../apps/server/src/tables/new-table.ts';
import { playMove } from '../../apps/server/src/tables/play-move.ts';
import { Tables } from '../../apps/server/src/tables/tables.ts';

const MOVES = 500;
const OPENINGS = 20;

/** How long it takes to open a table of 500 moves that is not in memory, in milliseconds. */
export async function coldTable(folder: string): Promise<{ readonly median: number; readonly slowest: number }> {
  const env = { NAOS_DATA: join(folder, 'cold'), NAOS_REGISTRY: new URL('./registry.ts', import.meta.url).href };
  const store = await openStore(join(folder, 'cold', 'naos.sqlite'));
  const services = await createServices(
    readSettings(env),
    store,
    pino({ level: 'silent' }),
    new Heartbeat(store, Date.now, true),
  );
  const tables = new Tables(services);
  const asker = { id: 'bench', name: 'Bench' };
  const doc = docFrom(services, { game: 'marks', seats: [{ kind: 'me' }, { kind: 'open' }] }, asker);
  const seats = doc.seats.map((seatInfo) => ({ ...seatInfo, kind: 'person' as const, player: 'bench' }));
  const { id } = await openTable(services, tables, { ...doc, seats });
  const random = new FastRandom(1);
  for (let n = 0; n < MOVES; n++) {
    const { match } = await tables.open(id);
    const seat = match?.asked[0] ?? 0;
    const moves = match?.situation(seat).moves ?? [];
    const move = match?.game.write(moves[random.below(moves.length)] ?? { do: '' }) ?? '';
    await playMove(services, tables, () => seat, { table: id, id: `move ${n}`, version: n, move });
  }
  const times: number[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    const fresh = new Tables(services);
    const begun = performance.now();
    await fresh.open(id);
    times.push(performance.now() - begun);
  }
  await services.bots.close();
  await store.db.close();
  times.sort((a, b) => a - b);
  const round = (value = Number.NaN): number => Math.round(value * 10) / 10;
  return { median: round(times[OPENINGS / 2]), slowest: round(times.at(-1)) };
}
