import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { FastRandom } from '@naos/engine';
import { pino } from 'pino';
import { createServices } from '../../src/create-services.ts';
import { Heartbeat } from '../../src/heartbeat.ts';
import { codeOf } from '../../src/problem.ts';
import { RequestRefusal } from '../../src/request-refusal.ts';
import { readSettings } from '../../src/settings.ts';
import { openStore } from '../../src/store/store.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { docFrom, openTable } from '../../src/tables/new-table.ts';
import { playMove } from '../../src/tables/play-move.ts';
import { Tables } from '../../src/tables/tables.ts';
import { openCore } from '../kit/core-store.ts';

/**
 * A node that writes as fast as it can, without sockets: it waits for a line with the tables to go on with, plays at
 * several tables at once, through the gate, and says `table n hash` for every acknowledged move. Made to be killed.
 */
const [line = Buffer.alloc(0)] = (await once(process.stdin, 'data')) as Buffer[];
const settings = readSettings(process.env);
// As the process of a server, or as a core of several.
const store = await (settings.cores === 1 ? openStore : openCore)(settings.store);
const heartbeat = new Heartbeat(store, Date.now, true);
await heartbeat.start();
const services = await createServices(settings, store, pino({ level: 'silent' }), heartbeat);
const tables = new Tables(services);
const asker = { id: 'writer', name: 'Writer' };
const random = new FastRandom(process.pid);
const order = { game: 'aton', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };

/** At once, so that a kill right after it finds the word out of the house; again when the listener is behind. */
async function acknowledge(line: string): Promise<void> {
  for (;;) {
    try {
      writeSync(1, line);
      return;
    } catch (problem) {
      if (codeOf(problem) !== 'EAGAIN') throw problem;
      await setTimeout(1);
    }
  }
}

async function newTable(): Promise<string> {
  const doc = docFrom(services, order, asker);
  const seats = doc.seats.map((seatInfo) => ({ ...seatInfo, kind: 'person' as const, player: 'writer' }));
  const live = await openTable(services, tables, { ...doc, seats });
  await acknowledge(`${live.id} 0 ${live.match?.hashes[0]}\n`);
  return live.id;
}

async function moveAt(live: LiveTable): Promise<void> {
  const { match, version: before } = live;
  const seat = match?.asked[random.below(match.asked.length)];
  if (match === null || seat === undefined) return;
  const moves = match.situation(seat).moves;
  const move = match.game.write(moves[random.below(moves.length)] ?? { do: '' });
  const version = live.versionFor(seat);
  const n = await playMove(services, tables, () => seat, { table: live.id, id: randomUUID(), version, move });
  await acknowledge(`${live.id} ${before + 1} ${live.match?.hashes[before + 1]}\n`);
  if (n < version + 1) throw new Error('a move was acknowledged before its turn');
}

async function playAt(given: string): Promise<void> {
  for (let table = given; ; ) {
    try {
      const live = await tables.open(table);
      if (live.doc.status === 'running') await moveAt(live);
      else table = await newTable();
    } catch (problem) {
      // A machine that is too busy refuses in so many words; a client tries again.
      if (!(problem instanceof RequestRefusal) || problem.code !== 'not stored') throw problem;
    }
  }
}

const open = line
  .toString()
  .split(' ')
  .map((word) => word.trim())
  .filter((word) => word !== '');
while (open.length < 4) open.push(await newTable());
await Promise.all(open.map(playAt));
