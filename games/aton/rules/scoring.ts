import { BLACK_SPACES, BLUE_SPACES, BONUS_OF, BONUS_SPACES } from './content/board.ts';
import { BLACK_MAJORITY_POINTS, BLUE, RED, TEMPLE_2_POINTS, TEMPLE_4_POINTS_PER_BLUE } from './content/constants.ts';
import type { ScoringItem } from './events.ts';
import { countByTemple } from './priests.ts';

/** What one item of a scoring counts and pays, red first. For `bonus` the counts are the points themselves. */
export interface ScoredItem {
  readonly item: ScoringItem;
  readonly counts: readonly [number, number];
  readonly points: readonly [number, number];
}

/** SPEC 5.1: what a scoring of this board pays, item by item. */
export function scoreBoard(board: readonly number[]): readonly ScoredItem[] {
  const red = countByTemple(board, RED);
  const blue = countByTemple(board, BLUE);
  const temple = (t: number): [number, number] => [red[t - 1] ?? 0, blue[t - 1] ?? 0];
  const blues = countOn(board, BLUE_SPACES);
  const bonus = bonusOf(board);
  return [
    majority('temple-1', temple(1), (own, other) => own - other),
    majority('temple-2', temple(2), () => TEMPLE_2_POINTS),
    majority('temple-3', temple(3), (own) => own),
    majority('temple-4', temple(4), (_own, _other, seat) => TEMPLE_4_POINTS_PER_BLUE * blues[seat]),
    majority('black', countOn(board, BLACK_SPACES), () => BLACK_MAJORITY_POINTS),
    { item: 'bonus', counts: bonus, points: bonus },
  ];
}

/** Both totals of a scoring, red first. */
export function totalsOf(items: readonly ScoredItem[]): [number, number] {
  let red = 0;
  let blue = 0;
  for (const { points } of items) {
    red += points[RED];
    blue += points[BLUE];
  }
  return [red, blue];
}

/** Strictly more priests score, equal numbers nothing (5.1.7). */
function majority(
  item: ScoringItem,
  counts: [number, number],
  pays: (own: number, other: number, seat: typeof RED | typeof BLUE) => number,
): ScoredItem {
  const [red, blue] = counts;
  const points: [number, number] = [red > blue ? pays(red, blue, RED) : 0, blue > red ? pays(blue, red, BLUE) : 0];
  return { item, counts, points };
}

function countOn(board: readonly number[], spaces: readonly number[]): [number, number] {
  const counts: [number, number] = [0, 0];
  for (const space of spaces) {
    const owner = board[space];
    if (owner === RED || owner === BLUE) counts[owner]++;
  }
  return counts;
}

function bonusOf(board: readonly number[]): [number, number] {
  const points: [number, number] = [0, 0];
  for (const space of BONUS_SPACES) {
    const owner = board[space];
    if (owner === RED || owner === BLUE) points[owner] += BONUS_OF[space] ?? 0;
  }
  return points;
}
