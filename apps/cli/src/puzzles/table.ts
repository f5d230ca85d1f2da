import type { Puzzle } from '@naos/game-module';
import type { Tally } from './find.ts';
import type { Verified } from './verify.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}`;

/** One line for a puzzle that was played out. */
export function verifiedLine({ id, proven: { chance, rivals, verdict } }: Verified): string {
  const [closest] = rivals;
  const margin = Math.min(...rivals.map((rival) => rival.margin ?? 0));
  const worlds = Math.min(...rivals.map((rival) => rival.worlds));
  const lead = `lead ${percent(closest?.loss ?? 0)}, margin ${percent(margin)}, won ${percent(chance)}`;
  return `${id.padEnd(12)} ${verdict.padEnd(8)} ${lead} of 100; ${worlds} worlds against ${closest?.move ?? 'nothing'}`;
}

/** How far positions came, the cheapest question first. */
export const tallyLine = (tally: Tally): string =>
  `Positions left at: ${Object.entries(tally)
    .map(([gate, count]) => `${gate} ${count}`)
    .join(', ')}`;

const COLUMNS = ['puzzle', 'solution', 'won', 'lead', 'margin', 'worlds', 'rating'];

/** The puzzles of a game as a table of the docs. */
export function puzzleTable(puzzles: readonly Puzzle[]): string {
  const rows = puzzles
    .toSorted((a, b) => a.rating - b.rating)
    .map(({ id, solution, chance, rivals, margin, worlds, rating }) => [
      id,
      `\`${solution}\``,
      percent(chance),
      percent(rivals[0]?.loss ?? 0),
      margin > 0 ? percent(margin) : 'not played out yet',
      margin > 0 ? String(worlds) : '',
      String(rating),
    ]);
  return [COLUMNS, COLUMNS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
