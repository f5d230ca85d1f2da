import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { occasion } from '../../apps/cli/src/bench/results.ts';
import { busyRound, medians, type Round } from './busy.ts';
import { coldTable } from './cold.ts';
import { againstGoals, type Measure } from './goals.ts';
import { humanPace } from './human-pace.ts';
import { quietSockets } from './quiet.ts';
import { HOW_TO_READ, ratioTo, tellRatio } from './ratio.ts';
import { PEERS_INSTALLED, type Rival, rivals } from './rivals.ts';

const MATCHES = Number(process.env.MATCHES ?? 100);
/** Turns of each server in a round, in which all servers are started anew. */
const TURNS = Number(process.env.TURNS ?? 16);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const TABLES = Number(process.env.TABLES ?? 1_000);
/** Files that one process may have open here; not a number where there is no limit. */
const OPEN_FILES = Number(spawnSync('sh', ['-c', 'ulimit -Hn']).stdout);
/** A server has files of its own beside its connections. */
const MOST_SOCKETS = Number.isNaN(OPEN_FILES) ? 20_000 : Math.min(20_000, OPEN_FILES - 1_000);
/** Connections at which nothing happens. */
const SOCKETS = Number(process.env.SOCKETS ?? MOST_SOCKETS);
/** `quiet`: the quiet sockets alone; `busy`: the busy matches alone, beside the peers whose names begin so. */
const [ONLY, ...BESIDE] = (process.env.ONLY ?? '').split(' ').filter((word) => word !== '');
/** Another checkout of the project, to be measured too. */
const { AGAINST } = process.env;
const RESULTS = new URL('../server.json', import.meta.url);
const json = process.argv.includes('--json');
const say = (line: string): void => {
  if (!json) console.log(line);
};

const folder = mkdtempSync(join(tmpdir(), 'naos-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const where = occasion();
say(`${where.machine}, commit ${where.commit}`);
say(
  `${MATCHES} matches of two players, closed loop on loopback, ${ROUNDS} rounds of ${TURNS} turns of half a second each, side by side.`,
);
if (ONLY === 'quiet') {
  await tellQuiet(rivals(folder, undefined)[0]);
  process.exit(0);
}
if (!PEERS_INSTALLED) say('The peers are not installed: run "npm ci" in bench/server/peers to measure them too.');

const contestants = rivals(folder, AGAINST).filter(
  ({ name }, i) => i === 0 || BESIDE.length === 0 || BESIDE.some((one) => name.startsWith(one)),
);
const rounds: Round[] = [];
for (let n = 0; n < ROUNDS; n++) rounds.push(await busyRound(contestants, MATCHES, TURNS));
const servers = contestants.map(({ name, does }, i) => ({
  server: name,
  does,
  ...medians(rounds.flatMap(({ figures }) => figures[i] ?? [])),
}));
if (!json) {
  console.table(
    Object.fromEntries(
      servers.map(({ server, movesPerSecond, cpuMicroseconds, p50, p99, loadMicroseconds }) => [
        server,
        {
          'moves/s': movesPerSecond,
          'server CPU µs/move': cpuMicroseconds,
          'p50 ms': p50,
          'p99 ms': p99,
          'load CPU µs/move': loadMicroseconds,
        },
      ]),
    ),
  );
  for (const { server, does } of servers) console.log(`${server}: ${does}.`);
}

const [naos] = servers;
const ratios = contestants.slice(1).map((_, i) => ratioTo(rounds, i + 1));
const busy: Measure[] = [
  ...timesOf('timesBoardgame', 'boardgame.io'),
  ...timesOf('timesColyseus', 'Colyseus'),
  { goal: 'cpuMicroseconds', value: naos?.cpuMicroseconds ?? Number.NaN },
  { goal: 'busyP99', value: naos?.p99 ?? Number.NaN },
];
if (ONLY === 'busy') {
  tell(busy);
  process.exit(0);
}
const [naosRival] = contestants;
if (naosRival === undefined) throw new Error('There is no server to measure.');
const people = await humanPace(naosRival, TABLES);
const cold = await coldTable(folder);
const quiet = await quietSockets(naosRival, SOCKETS);
const measures: Measure[] = [
  ...busy,
  { goal: 'liveP99', value: people.p99 },
  { goal: 'kilobytesAConnection', value: people.kilobytesAConnection },
  { goal: 'coldMilliseconds', value: cold.median },
  { goal: 'kilobytesQuiet', value: quiet.kilobytesAConnection },
];
const results = {
  ...where,
  matches: MATCHES,
  turns: TURNS,
  rounds: ROUNDS,
  servers,
  ratios: Object.fromEntries(ratios.map((ratio, i) => [contestants[i + 1]?.name ?? '', ratio])),
  people,
  cold,
  quiet,
  measures,
};
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
if (json) console.log(JSON.stringify(results));
else {
  say(
    `${people.tables} live tables, a move every ${people.secondsBetweenMoves} s each: p50 ${people.p50} ms, p99 ${people.p99} ms, ${people.shareOfACore} % of one core.`,
  );
  tell(measures);
}
process.exit(0);

/** The middle of the rounds against a peer, where it was among them. */
function timesOf(goal: Measure['goal'], peer: string): Measure[] {
  const ratio = ratios[contestants.findIndex(({ name }) => name.startsWith(peer)) - 1];
  return ratio === undefined ? [] : [{ goal, value: ratio.middle }];
}

function tell(measured: readonly Measure[]): void {
  for (const line of againstGoals(measured)) say(line);
  for (const [i, ratio] of ratios.entries()) say(tellRatio(contestants[i + 1]?.name ?? '', ratio));
  if (ratios.length > 0) say(`\n${HOW_TO_READ}`);
}

/** That line alone: `ONLY=quiet npm run bench:server`. */
async function tellQuiet(rival: Rival | undefined): Promise<void> {
  if (rival === undefined) return;
  const { connections, kilobytesAConnection } = await quietSockets(rival, SOCKETS);
  console.log(`${connections} quiet connections, two at each of their tables.`);
  for (const line of againstGoals([{ goal: 'kilobytesQuiet', value: kilobytesAConnection }])) console.log(line);
}
