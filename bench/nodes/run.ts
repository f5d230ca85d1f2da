import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { occasion } from '../../apps/cli/src/bench/results.ts';
import type { Measured } from '../server/process.ts';
import { startNaos } from '../server/rivals.ts';
import { type Line, tellMusts } from './goals.ts';
import type { LoadOrder } from './load.ts';
import { type Figures, measure } from './measure.ts';

/** Beside each node runs its load, and the database beside them all: a third of the machine serves. */
const CPUS = availableParallelism();
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
const counts = (text: string | undefined, standard: readonly number[]): readonly number[] =>
  text === undefined ? standard : text.split(' ').map(Number);
const NODES = counts(process.env.NODES, upTo(Math.min(5, Math.max(2, Math.floor(CPUS / 3)))));
const CORES = counts(
  process.env.CORES,
  upTo(Math.max(2, Math.floor(CPUS / 2))).filter((cores) => cores === 1 || cores % 2 === 0),
);
const MATCHES = Number(process.env.MATCHES ?? 100);
const COUNTED_MS = 1000 * Number(process.env.SECONDS ?? (CPUS < 8 ? 3 : 5));
const WARM_UP_MS = 1000 * Number(process.env.WARM_UP ?? 3);
/** `nodes`, `cores` or both. */
const ONLY = process.env.ONLY ?? 'nodes cores';
const RESULTS = new URL('../nodes.json', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'naos-nodes-'));
const helpers: ChildProcess[] = [];
process.on('exit', () => {
  for (const helper of helpers) helper.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const where = occasion();
const lines: Line[] = [];
interface Kept {
  readonly date: string;
  readonly commit: string;
  readonly lines: readonly Line[];
}
/** What the run before kept of kinds that this one does not measure; such lines say from when they are. */
const { lines: keptLines, date, commit }: Kept = JSON.parse(readFileSync(RESULTS, 'utf8'));
const others = keptLines
  .filter(({ kind }) => !ONLY.includes(kind === 'cores' ? 'cores' : 'nodes'))
  .map((line) => ({ date, commit, ...line }));
/** After each line: a run that is cut off leaves what it has measured. */
function keep(): void {
  const all = {
    ...where,
    matches: MATCHES,
    seconds: COUNTED_MS / 1000,
    nodes: NODES.at(-1),
    lines: [...lines, ...others],
  };
  writeFileSync(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
}
/** Ratios are against the first line of their kind: the same machine in the same mood. */
function note(what: string, kind: Line['kind'], count: number, figures: Figures, one: Figures | undefined): void {
  const times = Math.round((100 * figures.movesPerSecond) / (one ?? figures).movesPerSecond) / 100;
  lines.push({ what, kind, count, ...figures, times });
  keep();
  console.log(
    `${what.padEnd(44)} ${String(figures.movesPerSecond).padStart(7)} moves/s ${times.toFixed(2).padStart(6)}x   p50 ${figures.p50} ms, p99 ${figures.p99} ms, ${figures.cpuMicroseconds} µs a move`,
  );
}

const orderFor = (one: Measured, other: Measured): LoadOrder => ({
  bases: [one.base, other.base],
  matches: MATCHES,
  warmUp: WARM_UP_MS,
  counted: COUNTED_MS,
});

async function stopAll(servers: readonly Measured[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}

/** One node more each time: everybody at the node of their opponent, then everybody at another one. */
async function measureNodes(name: string, env: () => Promise<Record<string, string>>): Promise<void> {
  let one: Figures | undefined;
  for (const count of NODES) {
    const shared = await env();
    const nodes: Measured[] = [];
    for (let i = 0; i < count; i++) nodes.push(await startNaos(folder, shared));
    // Nodes need a moment to hear of each other.
    await new Promise((done) => setTimeout(done, count === 1 ? 0 : 3_000));
    const own = await measure(
      nodes,
      nodes.map((node) => orderFor(node, node)),
    );
    one ??= own;
    note(`${name}, ${count} nodes, opponent at the own node`, 'own node', count, own, one);
    if (count > 1) {
      const orders = nodes.map((node, i) => orderFor(node, nodes[(i + 1) % count] ?? node));
      note(`${name}, ${count} nodes, opponent at another`, 'other node', count, await measure(nodes, orders), one);
    }
    await stopAll(nodes);
  }
}

async function measureCores(): Promise<void> {
  let one: Figures | undefined;
  for (const cores of CORES) {
    const server = await startNaos(folder, { CORES: String(cores) });
    await new Promise((done) => setTimeout(done, cores === 1 ? 0 : 3_000));
    const figures = await measure(
      [server],
      Array.from({ length: cores }, () => orderFor(server, server)),
    );
    one ??= figures;
    note(`embedded store, ${cores} cores`, 'cores', cores, figures, one);
    await server.stop();
  }
}

console.log(`${where.machine}, commit ${where.commit}`);
console.log(
  `A load of ${MATCHES} matches for each node and each core, ${COUNTED_MS / 1000} s after ${WARM_UP_MS / 1000} s of warm-up; loads and database on the same cores. Ratios are to one node or one core in this run; figures of two runs do not compare.`,
);
if (ONLY.includes('cores')) await measureCores();
if (ONLY.includes('nodes')) {
  // Cores need no database, and measure without one installed.
  const { freePort, testPostgres } = await import('../../apps/server/tests/kit/postgres.ts');
  const postgres = await testPostgres();
  let databases = 0;
  const database = async (): Promise<Record<string, string>> => ({
    DATABASE_URL: await postgres.fresh(`bench${databases++}`),
  });
  await measureNodes('PostgreSQL', database);
  if (spawnSync('nats-server', ['--version']).status === 0) {
    const port = await freePort();
    const nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
    helpers.push(nats);
    await once(nats.stderr, 'data');
    await measureNodes('PostgreSQL + NATS', async () => ({
      ...(await database()),
      NATS_URL: `nats://127.0.0.1:${port}`,
    }));
  } else console.log('nats-server is not installed: measured without it.');
  await postgres.stop();
}
for (const line of tellMusts(lines)) console.log(line);
process.exit(0);
