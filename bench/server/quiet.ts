import { fork } from 'node:child_process';
import { once } from 'node:events';
import { naosTable } from './load/naos.ts';
import type { Rival } from './rivals.ts';

/** What one load holds: so many pages of so many processes share the work of opening them. */
const TABLES_PER_LOAD = 2_500;
/** Tables that are opened at the same time by one load. */
const AT_ONCE = 10;
/** Tables that are there before anything counts: what every server needs once is not a connection's. */
const FIRST_TABLES = 200;
const PEOPLE = 2;
/** Bytes that a connection of the load reads at a time. */
const PIECE = 1 << 11;
/** How long nothing happens before memory is looked at, in milliseconds. */
const QUIET_MS = 5_000;

export interface QuietFigures {
  readonly connections: number;
  readonly kilobytesAConnection: number;
}

interface HoldOrder {
  readonly base: string;
  readonly tables: number;
}

/** Memory for connections at which nothing happens: each follows a table that is in play, two a table. */
export async function quietSockets(rival: Rival, connections: number): Promise<QuietFigures> {
  const server = await rival.start();
  const first = await hold({ base: server.base, tables: FIRST_TABLES });
  const before = await server.memory();
  const loads = [first];
  const tables = Math.ceil(connections / PEOPLE);
  for (let held = 0; held < tables; held += TABLES_PER_LOAD)
    loads.push(await hold({ base: server.base, tables: Math.min(TABLES_PER_LOAD, tables - held) }));
  await new Promise((done) => setTimeout(done, QUIET_MS));
  const bytes = ((await server.memory()) - before) / (PEOPLE * tables);
  for (const load of loads) load.kill('SIGKILL');
  await server.stop();
  return { connections: PEOPLE * tables, kilobytesAConnection: Math.round(bytes / 100) / 10 };
}

async function hold(order: HoldOrder) {
  const load = fork(import.meta.filename);
  load.send(order);
  const [ended] = await Promise.race([
    once(load, 'message').then(() => [false]),
    once(load, 'exit').then(() => [true]),
  ]);
  if (ended) throw new Error('A load ended before all its connections were open.');
  return load;
}

async function holdOpen({ base, tables }: HoldOrder): Promise<void> {
  for (let opened = 0; opened < tables; opened += AT_ONCE) {
    const some = Math.min(AT_ONCE, tables - opened);
    await Promise.all(Array.from({ length: some }, () => naosTable(base, base, PIECE)));
  }
  process.send?.('open');
}

if (process.send !== undefined && process.argv[1] === import.meta.filename)
  process.once('message', (order: HoldOrder) => holdOpen(order));
