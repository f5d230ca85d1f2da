import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Game, Match, readTranscript, type Vocabulary } from '@naos/engine';
import { openStore, type Store } from '../../src/store/store.ts';
import { must } from '../kit/must.ts';
import { testEnvironment } from '../kit/server.ts';

const WRITER = fileURLToPath(new URL('./writer.ts', import.meta.url));
/** How long a writer lives after its first acknowledgement, in milliseconds. */
const SHORTEST = 20;
const LONGEST = 400;
/** Writers that have loaded their code and wait for their turn: a kill takes as long as a life, not as long as a start. */
const STANDBY = 2;

export interface KillReport {
  kills: number;
  acknowledged: number;
  stored: number;
  lost: string[];
  doubled: string[];
  broken: string[];
}

type Writer = ChildProcessByStdio<Writable, Readable, Readable>;
type Acknowledgement = readonly [table: string, n: string, hash: string];

/** Starts a writer, kills it at a random instant, looks at what it left behind, and again. */
export async function killRounds(
  rounds: number,
  env: Readonly<Record<string, string>>,
  where: string,
  game: Game<Vocabulary>,
): Promise<KillReport> {
  const report: KillReport = { kills: 0, acknowledged: 0, stored: 0, lost: [], doubled: [], broken: [] };
  const everyTable = new Set<string>();
  const environment = testEnvironment(env);
  const standby: Writer[] = [];
  let tables: string[] = [];
  for (let round = 0; round < rounds; round++) {
    while (standby.length < Math.min(STANDBY, rounds - round)) standby.push(startWriter(environment));
    const acknowledged = await oneLife(must(standby.shift()), tables);
    report.kills++;
    report.acknowledged += acknowledged.length;
    // Opened anew: whoever comes next puts into the file what was left beside it.
    const store = await openStore(where);
    await checkStored(store, acknowledged, report);
    await store.db.close();
    const played = [...new Set(acknowledged.map(([table]) => table))];
    for (const table of played) everyTable.add(table);
    if (played.length > 0) tables = played.slice(-4);
  }
  const store = await openStore(where);
  for (const table of everyTable) await checkWhole(store, table, game, report);
  await store.db.close();
  return report;
}

function startWriter(env: Readonly<Record<string, string>>): Writer {
  return spawn('node', ['--disable-warning=ExperimentalWarning', WRITER], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Every acknowledgement of one writer's life. */
function oneLife(writer: Writer, tables: readonly string[]): Promise<Acknowledgement[]> {
  return new Promise((done, failed) => {
    let said = '';
    let complaint = '';
    writer.stdout.once('data', () => {
      setTimeout(() => writer.kill('SIGKILL'), randomInt(SHORTEST, LONGEST));
    });
    writer.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
    writer.stderr.on('data', (bytes: Buffer) => {
      complaint += bytes.toString();
    });
    writer.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') failed(new Error(`the writer ended by itself: ${complaint}`));
      // The last line may be cut off by the kill; it was not acknowledged then.
      else
        done([...said.matchAll(/^(\S+) (\d+) (\S+)\n/gm)].map(([, table = '', n = '', hash = '']) => [table, n, hash]));
    });
    writer.stdin.write(`${tables.join(' ')}\n`);
  });
}

/** Whether the store has every line that was acknowledged, with its hash. */
async function checkStored(store: Store, acknowledged: readonly Acknowledgement[], report: KillReport): Promise<void> {
  for (const [table, lines] of Map.groupBy(acknowledged, ([id]) => id)) {
    const stored = new Map((await store.tables.entries(table, -1)).map(({ n, line }) => [n, line]));
    for (const [, n, hash] of lines) {
      if (stored.get(Number(n))?.endsWith(`"hash":"${hash}"}`) !== true) report.lost.push(`${table} ${n}`);
    }
  }
}

/** A table's whole history: no gap, no move twice, every hash right, every move legal. */
async function checkWhole(store: Store, table: string, game: Game<Vocabulary>, report: KillReport): Promise<void> {
  const rows = await store.tables.entries(table, -1);
  report.stored += rows.length;
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  if (new Set(ids).size !== ids.length) report.doubled.push(table);
  try {
    const transcript = readTranscript(rows.map(({ line }) => `${line}\n`).join(''));
    Match.replay(game, transcript, [(await store.tables.seed(table)) ?? '']);
  } catch (problem) {
    report.broken.push(`${table}: ${problem}`);
  }
}
