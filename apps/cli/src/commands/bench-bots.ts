import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyDoor } from '@naos/door';
import { completeOptions } from '@naos/engine';
import { aimsOf, conductRows, type GoalRow, goalOf, pairRow } from '../arena/goals.ts';
import { Progress } from '../arena/progress.ts';
import { type PairResult, runPairs } from '../arena/run-pairs.ts';
import { type Strength, strengthPage } from '../arena/strength-page.ts';
import type { Arguments } from '../arguments.ts';
import { occasion } from '../bench/results.ts';
import type { Command } from '../command.ts';
import { findDoor } from '../game-file.ts';
import { Problem } from '../problem.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const KEPT = join(ROOT, 'bench/bots.json');
/** Deals that nothing was ever tuned on. */
const SERIES = 'strength';
const SHORT = { blocks: 25, minutes: 9 };
const FULL = { blocks: 400, minutes: 600 };

interface Extent {
  readonly blocks: number;
  /** Wall-clock minutes for all games together. */
  readonly minutes: number;
}

async function measure(door: AnyDoor, registry: string, extent: Extent, deadline: number): Promise<readonly GoalRow[]> {
  const shelf = await door.bots();
  const game = await door.rules();
  const names = ['random', ...(await shelf.load()).map(({ name }) => name)];
  const aims = aimsOf(shelf, names);
  const bar = new Progress(aims.reduce((sum, { share }) => sum + Math.ceil(extent.blocks * share), 0));
  const conditions = {
    registry,
    game: door.id,
    seats: Math.max(2, door.seats.min),
    options: completeOptions(game, {}),
    budget: shelf.budget,
    series: SERIES,
  };
  const pairs = aims.map(({ bot, against }) => [bot, against] as const);
  const shares = aims.map(({ share }) => share);
  const { results, played } = await runPairs(
    conditions,
    { pairs, shares, blocks: extent.blocks, deadline },
    (done, _total, latest) => bar.show(done, `blocks of ${door.id}, ${goalOf(latest)}`),
  );
  bar.end();
  const rows = aims.map((aim, i) => pairRow(door.id, aim, results[i] as PairResult));
  const special = ((await shelf.goals?.special?.()) ?? []).map(({ goal, must, measured, samples }) => ({
    game: door.id,
    goal,
    must,
    measured,
    interval: null,
    games: samples,
    met: measured <= must,
  }));
  return [...rows, ...special, ...conductRows(door.id, shelf, played)];
}

function extentOf(given: Arguments): Extent {
  const usual = given.flag('full') ? FULL : SHORT;
  return {
    blocks: given.whole('blocks', 2) ?? usual.blocks,
    minutes: given.whole('minutes', 1) ?? usual.minutes,
  };
}

function keep(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new Problem(`${file} can't be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** What earlier runs have measured; a game that is not measured now keeps its figures. */
function readStrengths(): Record<string, Strength> {
  return existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Strength>) : {};
}

const told = ({ game, goal, must, measured, interval, games, met }: GoalRow): string => {
  const sure = interval === null ? '' : ` [${interval[0].toFixed(3)}, ${interval[1].toFixed(3)}]`;
  return `${met ? 'met ' : 'OPEN'} ${game}: ${goal}: ${Number(measured.toPrecision(3))}${sure}, must ${must} (${games} games)`;
};

export const benchBots: Command = {
  name: 'bench-bots',
  summary: 'measures how strong the bots are, with what must be reached beside it',
  usage: '[--only game] [--full] [--write] [--json]',
  help: [
    '--only game   measures this game alone',
    '--full        many blocks for each pair; without it, under ten minutes on two cores',
    '--blocks n    --minutes n   other extents: blocks for each pair, minutes for everything',
    '--write       keeps the figures in bench/bots.json and makes docs/bots-strength.md from them',
  ],
  options: {
    only: { type: 'string' },
    full: { type: 'boolean' },
    blocks: { type: 'string' },
    minutes: { type: 'string' },
    write: { type: 'boolean' },
  },
  run: async (given, { doors, registry, print }) => {
    given.none();
    const only = given.text('only');
    const wanted = only === undefined ? doors : [findDoor(doors, only)];
    const extent = extentOf(given);
    const begun = Date.now();
    const here = occasion();
    const rows: GoalRow[] = [];
    for (const [i, door] of wanted.entries()) {
      const share = ((i + 1) / wanted.length) * extent.minutes * 60_000;
      rows.push(...(await measure(door, registry, extent, begun + share)));
    }
    if (given.flag('json')) print(JSON.stringify(rows, null, 2));
    else for (const row of rows) print(told(row));
    if (!given.flag('write')) return;
    const kept = readStrengths();
    for (const { id } of wanted) {
      const command = `npm run bench:bots -- --only ${id} --blocks ${extent.blocks} --minutes ${extent.minutes} --write`;
      kept[id] = { ...here, command, series: SERIES, rows: rows.filter(({ game }) => game === id) };
    }
    keep(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
    keep(join(ROOT, 'docs/bots-strength.md'), strengthPage(kept));
  },
};
