import type { GoalRow } from './goals.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const isElo = ({ most }: GoalRow): boolean => most !== undefined;
export const isScore = (row: GoalRow): boolean => row.interval !== null && !isElo(row) && row.plain !== true;

/** A value as this row counts: scores in percent, ratings in Elo, other figures as they are. */
export function figureOf(row: GoalRow, value: number | null): string {
  if (value === null) return 'not yet';
  if (isElo(row)) return `${Math.round(value)} Elo`;
  return isScore(row) ? percent(value) : String(Number(value.toPrecision(3)));
}

/** What is wanted. */
export function mustOf(row: GoalRow): string {
  return row.most === undefined ? figureOf(row, row.must) : `${row.must} to ${row.most} Elo`;
}

export function intervalOf(row: GoalRow): string {
  const { interval } = row;
  return interval === null ? '' : `${figureOf(row, interval[0])} to ${figureOf(row, interval[1])}`;
}

const HEAD = ['', 'goal', 'must', 'measured', '95 % interval', 'games', 'checked in'];

/** The rows as lines of text, must and measured side by side; the last column is what a longer run has checked in. */
export function goalTable(rows: readonly GoalRow[], checkedIn: readonly GoalRow[]): readonly string[] {
  const lines = rows.map((row) => {
    const long = checkedIn.find(({ game, goal }) => game === row.game && goal === row.goal);
    const kept =
      long === undefined ? '' : `${figureOf(long, long.measured)} (${long.games}), ${long.met ? 'met' : 'OPEN'}`;
    return [
      row.met ? 'met' : 'OPEN',
      row.goal,
      mustOf(row),
      figureOf(row, row.measured),
      intervalOf(row),
      String(row.games),
      kept,
    ];
  });
  const widths = HEAD.map((text, i) => Math.max(text.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const told = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const games = [...new Set(rows.map(({ game }) => game))];
  return [told(HEAD), ...games.flatMap((game) => [game, ...lines.filter((_, i) => rows[i]?.game === game).map(told)])];
}
