import type { Budget } from '@naos/bots';
import { figureOf, intervalOf, isScore, mustOf } from './goal-table.ts';
import { conductRow, type GoalRow } from './goals.ts';
import type { Findings } from './part-plan.ts';
import type { Part } from './parts.ts';
import type { PairResult } from './run-pairs.ts';

/** One part of a game's measurement, and how it was made. */
export interface Measurement extends Findings {
  readonly machine: string;
  readonly date: string;
  readonly commit: string;
  /** Whether rules, bots and arena were as the commit has them. */
  readonly clean: boolean;
  /** Fingerprint of engine, rules, bots and weights. */
  readonly source: string;
  readonly command: string;
  /** Name of the series of deals; a part's seeds are made of it, the part's name and the number of the block. */
  readonly series: string;
  /** Of one decision. */
  readonly budget: Budget;
}

/** The latest measurement of each part of each game, as kept in bench/bots.json. */
export type Strengths = Readonly<Record<string, Readonly<Partial<Record<Part, Measurement>>>>>;

/** What is told about the opponents of a game's pool, by name. */
export type Pools = Readonly<Record<string, Readonly<Record<string, string>>>>;

const BAR_CHARACTERS = 20;

const count = (value: number): string => value.toLocaleString('en');

/** A score as a bar from 0 to 100 %, its interval drawn lighter. */
function bar(row: GoalRow): string {
  const { interval, measured } = row;
  if (interval === null || measured === null || !isScore(row)) return '';
  const at = (share: number): number => Math.round(share * BAR_CHARACTERS);
  const [low, high] = interval;
  return Array.from({ length: BAR_CHARACTERS }, (_, i) =>
    i < at(low) ? '█' : i < at(measured) ? '▓' : i < at(high) ? '▒' : '·',
  ).join('');
}

function rowOf(row: GoalRow, part: string): string {
  const chart = bar(row) === '' ? '' : `\`${bar(row)}\``;
  const cells = [
    row.goal,
    mustOf(row),
    figureOf(row, row.measured),
    intervalOf(row),
    count(row.games),
    row.met ? 'yes' : 'no',
    part,
  ];
  return `| ${[...cells, chart].join(' | ')} |`;
}

/** The row's score against the column, with its interval and games. */
function cell(results: readonly PairResult[], bot: string, against: string): string {
  const told = (mean: number, low: number, high: number, games: number): string =>
    `${Math.round(100 * mean)} (${Math.round(100 * low)}–${Math.round(100 * high)}; ${games})`;
  const found = results.find((one) => one.bot === bot && one.against === against);
  if (found !== undefined) return told(found.mean, found.low, found.high, found.games);
  const turned = results.find((one) => one.bot === against && one.against === bot);
  return turned === undefined ? '' : told(1 - turned.mean, 1 - turned.high, 1 - turned.low, turned.games);
}

function matrixOf(results: readonly PairResult[]): string[] {
  const names = [...new Set(results.flatMap(({ bot, against }) => [bot, against]))];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    'Row against column in percent, with the 95 % interval and the number of games.',
    '',
    line(['', ...names]),
    line(['---', ...names.map(() => '---')]),
    ...names.map((bot) => line([bot, ...names.map((against) => (bot === against ? '' : cell(results, bot, against)))])),
    '',
  ];
}

function made(part: string, measurement: Measurement): string {
  const { command, commit, clean, source, date, series, budget, machine, tally } = measurement;
  return [
    `**${part}**: \`${command}\``,
    `at commit ${commit}${clean ? '' : ' with uncommitted changes'} (sources ${source})`,
    date.slice(0, 10),
    `deals of the series \`${series} ${part}\` from number 0 on`,
    `at most ${count(budget.evaluations)} evaluations and ${budget.milliseconds} ms for a decision`,
    `${count(tally.games)} games with ${tally.slips} slips`,
    `on ${machine}`,
  ].join(', ');
}

const HEAD = [
  '| goal | must | measured | 95 % interval | games, or positions | met | part | |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

function sectionOf(game: string, parts: Strengths[string], pool: Pools[string] = {}): string[] {
  const measured = Object.entries(parts);
  const members = Object.entries(pool);
  return [
    `## ${game}`,
    '',
    ...HEAD,
    ...measured.flatMap(([part, { rows }]) => rows.map((row) => rowOf(row, part))),
    '',
    ...(members.length === 0
      ? []
      : ['The yardsticks, written from the rules alone, and the pool, opponents that are kept as they are:', '']),
    ...members.map(([name, about]) => `- **${name}**: ${about}`),
    ...(members.length === 0 ? [] : ['']),
    ...measured.flatMap(([, { matrix }]) => (matrix === undefined ? [] : matrixOf(matrix))),
    'Made by:',
    '',
    ...measured.map(([part, measurement]) => `- ${made(part, measurement)}`),
    '',
  ];
}

/** The page docs/bots-strength.md: made from results alone. */
export function strengthPage(strengths: Strengths, pools: Pools): string {
  return [
    '# How strong the bots are',
    '',
    'Made by `npm run bench:bots -- --write` from played games. A block is the same deal once from every seat and the unit',
    'of statistics; 50 % is equal strength for any number of seats. A level is met when the lower end of the interval reaches',
    'the goal, the other scores when their mean does. In a bar, full squares end at the lower end of the interval, the darker',
    'half-tone at the measured score, the lighter one at the upper end.',
    '',
    'A figure is of the bots at the commit that its part names under "Made by". Levels, weights or rules may have changed since;',
    "what changed is in the CHANGELOG, and the row is true of today's bots again when its part is measured anew.",
    '',
    'The calibration error is measured in games between equals (the level below the top at every seat) that the numbers were',
    'not fitted on: the top level is asked for its win chance at twelve moments of each, and the error is the mean distance',
    'between what it said and what came, over ten bins of equal count. Statements of one game share its end, so the number',
    'of games says how sure the figure is: with a few hundred, even perfect chances show an error of 0.02 to 0.03. The row',
    '"beyond luck" beside it is the root of the bins\' mean square distance, from which the spread that the games themselves',
    'show is taken away; its interval comes from games drawn with replacement, and it is met when all of the interval is.',
    '',
    "For more than two seats the top level sits alone among bots of the level below it. Times are the thread's own processor",
    'time; the row for a phone is computed from it, not measured on one. How many blocks each pair gets is set beforehand,',
    'whatever the scores are; a run that is cut short has played the same share of every pair. Each part has deals of its own.',
    'Steps of the ladder are in Elo: ratings that explain the games of levels, styles and yardsticks against each other all at',
    'once; their intervals are drawn from the blocks with replacement.',
    '`level-5/16` is the top level with a sixteenth of its budget, in evaluations and in time.',
    '',
    '## All games',
    '',
    ...HEAD,
    rowOf(
      conductRow(Object.values(strengths).flatMap((parts) => Object.values(parts).map(({ tally }) => tally))),
      'all',
    ),
    '',
    ...Object.entries(strengths).flatMap(([game, parts]) => sectionOf(game, parts, pools[game])),
  ].join('\n');
}
