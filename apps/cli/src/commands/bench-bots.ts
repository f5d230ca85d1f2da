import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyDoor } from '@naos/door';
import { completeOptions } from '@naos/engine';
import type { GoalRow } from '../arena/goals.ts';
import { ALL_PARTS, type Bench, type Extent, PARTS, type Part, SHORT_PARTS } from '../arena/parts.ts';
import { type Measurement, type Pools, type Strengths, strengthPage } from '../arena/strength-page.ts';
import type { Arguments } from '../arguments.ts';
import { isClean, occasion } from '../bench/results.ts';
import type { Command } from '../command.ts';
import { findDoor } from '../game-file.ts';
import { Problem, UsageProblem } from '../problem.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const KEPT = join(ROOT, 'bench/bots.json');
/** Deals that nothing was ever tuned on. */
const SERIES = 'strength';
const SHORT: Extent = { blocks: 25, games: 100, positions: 100, quick: 25, minutes: 9 };
const FULL: Extent = { blocks: 400, games: 1000, positions: 1000, quick: 1250, minutes: 600 };

async function benchOf(door: AnyDoor, registry: string, given: Arguments): Promise<Omit<Bench, 'deadline'>> {
  const shelf = await door.bots();
  const workers = given.whole('workers', 1, 64);
  const keep = given.text('keep');
  if (keep !== undefined) mkdirSync(keep, { recursive: true });
  return {
    shelf,
    names: [...new Set(['random', ...(await shelf.load()).map(({ name }) => name)])],
    mostSeats: door.seats.max,
    conditions: {
      registry,
      game: door.id,
      seats: Math.max(2, door.seats.min),
      options: completeOptions(await door.rules(), {}),
      budget: shelf.budget,
      series: SERIES,
    },
    extent: extentOf(given),
    ...(workers === undefined ? {} : { workers }),
    ...(keep === undefined ? {} : { keep }),
  };
}

function extentOf(given: Arguments): Extent {
  const usual = given.flag('full') ? FULL : SHORT;
  return {
    blocks: given.whole('blocks', 2) ?? usual.blocks,
    games: given.whole('games', 2) ?? usual.games,
    positions: given.whole('positions', 1) ?? usual.positions,
    quick: given.whole('quick', 2) ?? usual.quick,
    minutes: given.whole('minutes', 1) ?? usual.minutes,
  };
}

function partsOf(given: Arguments): readonly Part[] {
  const wanted = given.list('parts');
  if (wanted.length === 0) return given.flag('full') ? ALL_PARTS : SHORT_PARTS;
  const strange = wanted.find((name) => !ALL_PARTS.some((part) => part === name));
  if (strange !== undefined) {
    throw new UsageProblem(`There is no part "${strange}"; there are: ${ALL_PARTS.join(', ')}.`);
  }
  return ALL_PARTS.filter((part) => wanted.includes(part));
}

function keep(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new Problem(`${file} can't be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** What earlier runs have measured; a part that is not measured now keeps its figures. */
function readStrengths(): Strengths {
  return existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Strengths) : {};
}

const told = ({ game, goal, must, measured, interval, games, met }: GoalRow): string => {
  const sure = interval === null ? '' : ` [${interval[0].toFixed(3)}, ${interval[1].toFixed(3)}]`;
  return `${met ? 'met ' : 'OPEN'} ${game}: ${goal}: ${Number(measured.toPrecision(3))}${sure}, must ${must} (${games} games)`;
};

/** The command that measures the same again. */
function commandOf(game: string, part: Part, { blocks, games, positions, quick, minutes }: Extent): string {
  const much = {
    chances: `--games ${games}`,
    secrets: `--positions ${positions}`,
    conduct: `--quick ${quick}`,
    own: '',
  };
  const extent = part in much ? much[part as keyof typeof much] : `--blocks ${blocks}`;
  return `npm run bench:bots -- --only ${game} --parts ${part} ${extent} --minutes ${minutes} --write`.replace(
    '  ',
    ' ',
  );
}

/** Keeps what was measured and makes the page anew; several runs may follow each other. */
async function write(doors: readonly AnyDoor[], game: string, part: Part, measured: Measurement): Promise<void> {
  const before = readStrengths();
  const parts = { ...before[game], [part]: measured };
  const inOrder = Object.fromEntries(ALL_PARTS.flatMap((one) => (parts[one] === undefined ? [] : [[one, parts[one]]])));
  const kept: Strengths = { ...before, [game]: inOrder };
  const pools: Record<string, Pools[string]> = {};
  for (const door of doors) pools[door.id] = (await door.bots()).pool ?? {};
  keep(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
  keep(join(ROOT, 'docs/bots-strength.md'), strengthPage(kept, pools));
}

export const benchBots: Command = {
  name: 'bench-bots',
  summary: 'measures how strong the bots are, with what must be reached beside it',
  usage: '[--only game] [--parts a,b,…] [--full] [--write] [--json]',
  help: [
    '--only game    measures this game alone',
    '--full         many blocks for each pair and every part; without it, under ten minutes on two cores',
    `--parts a,b,…  only these: ${ALL_PARTS.join(', ')}`,
    '--blocks n     blocks for each pair; larger tables get a fifth of it, pairs of the pool a tenth',
    '--games n      games that the win chances are tested in',
    '--positions n  positions in which the top level is asked twice',
    '--quick n      blocks of quick games, in which nothing may go wrong',
    '--minutes n    wall-clock time for everything; what is not played by then is left out',
    '--workers n    threads (default: one for each core)',
    '--keep folder  keeps every block there and goes on from them when called again: for one commit alone',
    '--write        keeps the figures in bench/bots.json and makes docs/bots-strength.md from them',
  ],
  options: {
    only: { type: 'string' },
    parts: { type: 'string' },
    full: { type: 'boolean' },
    blocks: { type: 'string' },
    games: { type: 'string' },
    positions: { type: 'string' },
    quick: { type: 'string' },
    minutes: { type: 'string' },
    workers: { type: 'string' },
    keep: { type: 'string' },
    write: { type: 'boolean' },
  },
  run: async (given, { doors, registry, print }) => {
    given.none();
    const only = given.text('only');
    const wanted = only === undefined ? doors : [findDoor(doors, only)];
    const parts = partsOf(given);
    const begun = Date.now();
    const here = { ...occasion(), clean: isClean() };
    const rows: GoalRow[] = [];
    const time = wanted.length * parts.reduce((sum, part) => sum + PARTS[part].time, 0);
    let used = 0;
    for (const door of wanted) {
      const bench = await benchOf(door, registry, given);
      for (const part of parts) {
        used += PARTS[part].time;
        const deadline = begun + (used / time) * bench.extent.minutes * 60_000;
        const found = await PARTS[part].measure({ ...bench, deadline });
        rows.push(...found.rows);
        if (!given.flag('write') || found.rows.length + (found.matrix?.length ?? 0) === 0) continue;
        const command = commandOf(door.id, part, bench.extent);
        await write(doors, door.id, part, { ...here, command, series: SERIES, ...found });
      }
    }
    if (given.flag('json')) print(JSON.stringify(rows, null, 2));
    else for (const row of rows) print(told(row));
  },
};
