import type { GoalRow } from './goals.ts';

/** How one game's bots were measured. */
export interface Strength {
  readonly machine: string;
  readonly date: string;
  readonly commit: string;
  readonly command: string;
  /** Name of the series of deals. */
  readonly series: string;
  readonly rows: readonly GoalRow[];
}

/** The latest measurement of each game, as kept in bench/bots.json. */
export type Strengths = Readonly<Record<string, Strength>>;

const BAR = 20;

const isScore = ({ interval }: GoalRow): boolean => interval !== null;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const figure = (row: GoalRow, value: number): string =>
  isScore(row) ? percent(value) : String(Number(value.toPrecision(3)));

/** A score as a bar from 0 to 100 %, its interval drawn lighter. */
function bar({ interval, measured }: GoalRow): string {
  if (interval === null) return '';
  const at = (share: number): number => Math.round(share * BAR);
  const [low, high] = interval;
  return Array.from({ length: BAR }, (_, i) =>
    i < at(low) ? '█' : i < at(measured) ? '▓' : i < at(high) ? '▒' : '·',
  ).join('');
}

function rowOf(row: GoalRow): string {
  const interval = row.interval === null ? '' : `${percent(row.interval[0])} to ${percent(row.interval[1])}`;
  const chart = bar(row) === '' ? '' : `\`${bar(row)}\``;
  const cells = [
    row.goal,
    figure(row, row.must),
    figure(row, row.measured),
    interval,
    row.games,
    row.met ? 'yes' : 'no',
  ];
  return `| ${[...cells, chart].join(' | ')} |`;
}

/** The page docs/bots-strength.md: made from results alone. */
export function strengthPage(strengths: Strengths): string {
  const games = Object.entries(strengths).flatMap(([game, { machine, date, commit, command, series, rows }]) => [
    `## ${game}`,
    '',
    `\`${command}\` at commit ${commit}, ${date.slice(0, 10)}, deals of the series \`${series}\`, on ${machine}.`,
    '',
    '| goal | must | measured | 95 % interval | games | met | |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(rowOf),
    '',
  ]);
  return [
    '# How strong the bots are',
    '',
    'Made by `npm run bench:bots -- --write` from played games; a figure whose circumstances were noted by hand says so. A block is the same deal',
    'once from every seat and the unit of statistics; 50 % is equal strength for any number of seats. A level is met when',
    'the lower end of the interval reaches the goal, the other scores when their mean does. In a bar, full squares end at',
    'the lower end of the interval, the darker half-tone at the measured score, the lighter one at the upper end.',
    '',
    ...games,
  ].join('\n');
}
