import type { GoalRow } from './goals.ts';

/** A run of the bots' bench, as kept in bench/bots.json. */
export interface Strength {
  readonly machine: string;
  readonly date: string;
  readonly commit: string;
  readonly command: string;
  /** Name of the series of deals. */
  readonly series: string;
  readonly rows: readonly GoalRow[];
}

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

/** The page docs/bots-strength.md: made from results alone. */
export function strengthPage({ machine, date, commit, command, series, rows }: Strength): string {
  const games = [...new Set(rows.map(({ game }) => game))];
  const tables = games.flatMap((game) => [
    `## ${game}`,
    '',
    '| goal | must | measured | 95 % interval | games | met | |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows
      .filter((row) => row.game === game)
      .map((row) => {
        const interval = row.interval === null ? '' : `${percent(row.interval[0])} to ${percent(row.interval[1])}`;
        const cells = [
          row.goal,
          figure(row, row.must),
          figure(row, row.measured),
          interval,
          row.games,
          row.met ? 'yes' : 'no',
        ];
        return `| ${cells.join(' | ')} | ${bar(row) === '' ? '' : `\`${bar(row)}\``} |`;
      }),
    '',
  ]);
  return [
    '# How strong the bots are',
    '',
    'Made by the command below from played games; nothing here is written by hand. A block is the same deal once from',
    'every seat and the unit of statistics; 50 % is equal strength for any number of seats. A level is met when the lower',
    'end of the interval reaches the goal, the other scores when their mean does.',
    '',
    `- command: \`${command}\``,
    `- commit ${commit}, ${date.slice(0, 10)}, deals of the series \`${series}\``,
    `- machine: ${machine}`,
    '',
    ...tables,
  ].join('\n');
}
