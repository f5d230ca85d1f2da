/** `npm run laws`: plays many games under every law and says what was played and what broke. Needs no test runner. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registeredGames } from '../guard.ts';
import { doAll } from './crew.ts';
import { gapsIn, type Job, lawsFor, type Survey } from './survey.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const USAGE = `npm run laws -- [--games 2000] [--crowded] [--only kemet] [--laws 8,14] [--workers 2] [--minutes 60] [--reasons]
  --games n     games under each law (default: 200; laws that are costly take a share of them)
  --crowded     as many again from crowded positions
  --only game   this game alone
  --laws a,b    these laws alone, by number
  --workers n   threads (default: 1)
  --minutes n   hands out no more work after this time (default: 60)
  --reasons     lists the refusals that say too little, as procedure / step: kind of move, instead`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    crowded: { type: 'boolean', default: false },
    only: { type: 'string' },
    laws: { type: 'string' },
    workers: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    reasons: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Parts are small enough that threads end together, and large enough that a law's start-up does not count. */
const PART = 50;

function whole(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} wants a whole number above 0, not "${text}".\n${USAGE}`);
  process.exit(2);
}

function gamesWanted(): readonly string[] {
  const all = registeredGames(ROOT);
  if (values.only === undefined) return all;
  if (all.includes(values.only)) return [values.only];
  console.error(`There is no game "${values.only}"; there are: ${all.join(', ')}.`);
  process.exit(2);
}

async function jobsFor(game: string, games: number): Promise<readonly Job[]> {
  const only = values.laws?.split(',').map(Number);
  const wanted = (await lawsFor(ROOT, game)).filter(({ law }) => only?.includes(law) !== false);
  return wanted.flatMap(({ law, whole: atOnce }) => {
    const parts = atOnce ? 1 : Math.ceil(games / PART);
    return Array.from({ length: parts }, (_, part) => ({
      root: ROOT,
      game,
      law,
      games,
      crowded: values.crowded,
      part,
      parts,
    }));
  });
}

type Row = { games: number; decisions: number; positions: number; violations: number; report: string | null };

function add(rows: Map<number, Row>, law: number, survey: Survey): void {
  const row = rows.get(law) ?? { games: 0, decisions: 0, positions: 0, violations: 0, report: null };
  rows.set(law, row);
  row.games += survey.games;
  row.decisions += survey.decisions;
  row.positions += survey.positions;
  row.violations += survey.violations;
  row.report ??= survey.report;
}

const cells = (...texts: readonly (string | number)[]): string =>
  texts.map((text, i) => (i === 0 ? String(text).padEnd(8) : text.toLocaleString('en').padStart(12))).join('');

async function soak(game: string, games: number, deadline: number): Promise<number> {
  const rows = new Map<number, Row>();
  const jobs = await jobsFor(game, games);
  const done = await doAll(jobs, whole('workers', values.workers), deadline, (job, survey) =>
    add(rows, job.law, survey),
  );
  const list = [...rows].toSorted(([a], [b]) => a - b);
  const total = (key: 'games' | 'decisions' | 'positions' | 'violations'): number =>
    list.reduce((sum, [, row]) => sum + row[key], 0);
  console.log(`\n${game}${done < jobs.length ? ` (time is up: ${done} of ${jobs.length} parts done)` : ''}`);
  console.log(cells('law', 'games', 'decisions', 'positions', 'violations'));
  for (const [law, row] of list) console.log(cells(law, row.games, row.decisions, row.positions, row.violations));
  console.log(cells('all', total('games'), total('decisions'), total('positions'), total('violations')));
  for (const [, { report }] of list) if (report !== null) console.log(`\n${report}`);
  return total('violations');
}

if (values.help) console.log(USAGE);
else {
  const games = whole('games', values.games);
  const deadline = Date.now() + whole('minutes', values.minutes) * 60_000;
  let violations = 0;
  for (const game of gamesWanted()) {
    if (!values.reasons) violations += await soak(game, games, deadline);
    else {
      const gaps = await gapsIn({ root: ROOT, game, games, crowded: values.crowded });
      console.log(`\n${game}: ${gaps.length} kinds of refusals say too little\n${gaps.join('\n')}`);
    }
  }
  if (violations > 0) process.exitCode = 1;
}
