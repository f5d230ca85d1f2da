import { join } from 'node:path';
import { completeOptions } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import { goalTable } from '../arena/goal-table.ts';
import { conductRow, type GoalRow } from '../arena/goals.ts';
import { Kept, type Occasion } from '../arena/kept.ts';
import { playLots } from '../arena/lots.ts';
import type { Bench, Extent, Findings, PartPlan } from '../arena/part-plan.ts';
import { ALL_PARTS, PARTS, type Part, SHORT_PARTS } from '../arena/parts.ts';
import { Progress } from '../arena/progress.ts';
import { checkedIn, EVERYDAY, FULL_MINUTES, isSomething, measurementOf, SERIES, write } from '../arena/record.ts';
import { sourceOf } from '../arena/source.ts';
import type { Measurement } from '../arena/strength-page.ts';
import type { Arguments } from '../arguments.ts';
import { isClean, occasion } from '../bench/results.ts';
import type { Command } from '../command.ts';
import { everyBot } from '../every-bot.ts';
import { findGameModule } from '../game-file.ts';
import { UsageProblem } from '../problem.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SHORT: Extent = { blocks: 25, games: 100, positions: 100, quick: 25 };
const FULL: Extent = { blocks: 200, games: 400, positions: 1000, quick: 600 };
const SHORT_MINUTES = 8;

/** A game to be measured: what is to be played, and what has been. */
interface Venue {
  readonly game: string;
  readonly plans: readonly { readonly part: Part; readonly bench: Bench; readonly plan: PartPlan }[];
  readonly kept: Kept;
  readonly source: string;
}

async function venueOf(gameModule: AnyGameModule, given: Arguments, session: Occasion): Promise<Venue> {
  const folder = given.text('keep');
  const series = folder !== undefined || given.flag('write') ? SERIES : EVERYDAY;
  const [rules, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
  const common: Omit<Bench, 'extent'> = {
    shelf,
    names: (await everyBot(rules, shelf)).map(({ name }) => name),
    yardsticks: (await shelf.yardsticks?.())?.bots.map(({ name }) => name) ?? [],
    mostSeats: gameModule.seats.max,
    conditions: {
      game: gameModule.id,
      seats: Math.max(2, gameModule.seats.min),
      options: completeOptions(rules, {}),
      budget: shelf.budget,
      series,
    },
  };
  const source = sourceOf(ROOT, gameModule.id);
  const file = folder === undefined ? undefined : join(folder, `${gameModule.id}.jsonl`);
  const opponents = given.list('against');
  return {
    game: gameModule.id,
    plans: partsOf(given).map(({ part, amount }) => {
      const bench = { ...common, extent: extentOf(given, amount) };
      return { part, bench, plan: onlyAgainst(opponents, PARTS[part](bench)) };
    }),
    kept: new Kept({ game: gameModule.id, series, source }, session, file),
    source,
  };
}

/** The same part with games against these opponents alone, where some are named. */
function onlyAgainst(opponents: readonly string[], plan: PartPlan): PartPlan {
  if (opponents.length === 0) return plan;
  return { ...plan, lots: plan.lots.filter(({ task }) => 'against' in task && opponents.includes(task.against)) };
}

/** How much is played; a part whose amount is named has its own. */
function extentOf(given: Arguments, amount: number | undefined): Extent {
  if (amount !== undefined) return { blocks: amount, games: amount, positions: amount, quick: amount };
  const usual = given.flag('full') ? FULL : SHORT;
  return {
    blocks: given.whole('blocks', 2) ?? usual.blocks,
    games: given.whole('games', 2) ?? usual.games,
    positions: given.whole('positions', 1) ?? usual.positions,
    quick: given.whole('quick', 2) ?? usual.quick,
  };
}

/** A part to be measured, and how much of it where that is said. */
interface Wanted {
  readonly part: Part;
  readonly amount: number | undefined;
}

function wantedPart(text: string): Wanted {
  const [name, much] = text.split(':');
  const part = ALL_PARTS.find((one) => one === name);
  if (part === undefined) throw new UsageProblem(`There is no part "${name}"; there are: ${ALL_PARTS.join(', ')}.`);
  const amount = much === undefined ? undefined : Number(much);
  if (amount !== undefined && !(Number.isInteger(amount) && amount >= 2)) {
    throw new UsageProblem(`"${text}" wants a whole number from 2 behind the colon.`);
  }
  return { part, amount };
}

function partsOf(given: Arguments): readonly Wanted[] {
  const wanted = given.list('parts').map(wantedPart);
  if (wanted.length > 0) return ALL_PARTS.flatMap((part) => wanted.find((one) => one.part === part) ?? []);
  return (given.flag('full') ? ALL_PARTS : SHORT_PARTS).map((part) => ({ part, amount: undefined }));
}

export const benchBots: Command = {
  name: 'bench-bots',
  summary: 'measures how strong the bots are, with what must be reached beside it',
  usage: '[--only game] [--parts a,b,…] [--full] [--write] [--json]',
  help: [
    '--only game    measures this game alone',
    '--full         many blocks for each pair and every part; without it, under ten minutes on two cores',
    `--parts a,b,…  only these: ${ALL_PARTS.join(', ')}`,
    '               former:300 plays so much of one part, in what it counts by: blocks, games or positions',
    '--against a,…  only games against these opponents; the others are left for another time',
    '--blocks n     blocks for each pair; larger tables get a fifth of it, pairs of the pool a tenth',
    '--games n      games that the win chances are tested in',
    '--positions n  positions in which the top level is asked twice',
    '--quick n      blocks of quick games, in which nothing may go wrong',
    '--minutes n    wall-clock time for everything; the same share of each pair is played by then. 0: only what is kept',
    '--workers n    threads (default: one for each core)',
    '--keep folder  keeps every block there, a file for each game, and goes on from them when called again, here or on',
    '               another machine; blocks of other bots or rules are refused',
    '--commit name  the commit that is measured, on a machine without git',
    '--write        keeps the figures in bench/bots.json and makes docs/bots-strength.md from them',
    'What is kept or written is played on deals that nothing was tuned on; anything else on everyday ones.',
  ],
  options: {
    only: { type: 'string' },
    parts: { type: 'string' },
    against: { type: 'string' },
    full: { type: 'boolean' },
    blocks: { type: 'string' },
    games: { type: 'string' },
    positions: { type: 'string' },
    quick: { type: 'string' },
    minutes: { type: 'string' },
    workers: { type: 'string' },
    keep: { type: 'string' },
    commit: { type: 'string' },
    write: { type: 'boolean' },
  },
  run: async (given, { gameModules, registry, print }) => {
    given.none();
    const begun = Date.now();
    const only = given.text('only');
    const wanted = only === undefined ? gameModules : [findGameModule(gameModules, only)];
    const minutes = given.whole('minutes') ?? (given.flag('full') ? FULL_MINUTES : SHORT_MINUTES);
    const workers = given.whole('workers', 1, 64);
    const here = occasion();
    const clean = isClean();
    const commit = given.text('commit') ?? (clean ? here.commit : `${here.commit}+`);
    const session: Occasion = { ...here, commit };
    const venues: Venue[] = [];
    for (const gameModule of wanted) venues.push(await venueOf(gameModule, given, session));
    const limits = { registry, deadline: begun + minutes * 60_000, ...(workers === undefined ? {} : { workers }) };
    const shares = venues.map(({ plans, kept }) => ({ lots: plans.flatMap(({ plan }) => plan.lots), kept }));
    let bar: Progress | undefined;
    await playLots(shares, limits, (done, total, { conditions, name }) => {
      bar ??= new Progress(total);
      bar.show(done, `${conditions.game}, ${name}`);
    });
    bar?.end();
    const rows: GoalRow[] = [];
    const tallies: Findings['tally'][] = [];
    const measured = new Map<string, Record<string, Measurement>>();
    for (const venue of venues) {
      const parts: Record<string, Measurement> = {};
      for (const { part, bench, plan } of venue.plans) {
        const found = await plan.findings(venue.kept.answers);
        rows.push(...found.rows);
        tallies.push(found.tally);
        if (isSomething(found)) parts[part] = measurementOf(part, { ...venue, bench }, { session, clean }, found);
      }
      measured.set(venue.game, parts);
    }
    rows.push(conductRow(tallies));
    if (given.flag('write')) await write(ROOT, gameModules, measured);
    if (given.flag('json')) print(JSON.stringify(rows, null, 2));
    else for (const line of goalTable(rows, checkedIn(ROOT))) print(line);
  },
};
