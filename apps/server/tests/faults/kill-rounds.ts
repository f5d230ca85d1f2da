import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { type Game, Match, readTranscript, type Vocabulary } from '@naos/engine';
import { openStore, type Store } from '../../src/store/store.ts';
import { testEnvironment } from '../kit/server.ts';

const WRITER = new URL('./writer.ts', import.meta.url).pathname;
/** The longest a writer lives after its first acknowledgement, in milliseconds. */
const LIFE = 300;

export interface KillReport {
  kills: number;
  acknowledged: number;
  stored: number;
  lost: string[];
  doubled: string[];
  broken: string[];
}

/** Starts a writer, kills it at a random instant, looks at what it left behind, and again. */
export async function killRounds(
  rounds: number,
  env: Readonly<Record<string, string>>,
  where: string,
  game: Game<Vocabulary>,
): Promise<KillReport> {
  const report: KillReport = { kills: 0, acknowledged: 0, stored: 0, lost: [], doubled: [], broken: [] };
  const store = await openStore(where);
  const everyTable = new Set<string>();
  let tables: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const acknowledged = await oneLife(env, tables);
    report.kills++;
    report.acknowledged += acknowledged.length;
    for (const [table, n, hash] of acknowledged) {
      everyTable.add(table);
      const row = (await store.tables.entries(table, Number(n) - 1))[0];
      if (row?.n !== Number(n) || !row.line.endsWith(`"hash":"${hash}"}`)) report.lost.push(`${table} ${n}`);
    }
    const recent = [...new Set(acknowledged.map(([table]) => table))].slice(-4);
    if (recent.length > 0) tables = recent;
  }
  for (const table of everyTable) await checkWhole(store, table, game, report);
  await store.db.close();
  return report;
}

type Acknowledgement = readonly [table: string, n: string, hash: string];

/** Every acknowledgement of one writer's life. */
function oneLife(env: Readonly<Record<string, string>>, tables: readonly string[]): Promise<Acknowledgement[]> {
  return new Promise((done, failed) => {
    const child = spawn('node', ['--disable-warning=ExperimentalWarning', WRITER, ...tables], {
      env: { PATH: process.env.PATH, ...testEnvironment(env) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let complaint = '';
    let doomed = false;
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (doomed) return;
      doomed = true;
      setTimeout(() => child.kill('SIGKILL'), randomInt(LIFE));
    });
    child.stderr.on('data', (bytes: Buffer) => {
      complaint += bytes.toString();
    });
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') failed(new Error(`the writer ended by itself: ${complaint}`));
      // The last line may be cut off by the kill; it was not acknowledged then.
      else
        done([...said.matchAll(/^(\S+) (\d+) (\S+)\n/gm)].map(([, table = '', n = '', hash = '']) => [table, n, hash]));
    });
  });
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
    report.broken.push(`${table}: ${(problem as Error).message}`);
  }
}
