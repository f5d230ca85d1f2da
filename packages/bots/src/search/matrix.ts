/** One kind of hidden hand a player may have: how likely it is, and which rows (or columns) it allows. */
export interface HandType {
  readonly weight: number;
  readonly actions: readonly number[];
}

/** A game of two secret choices at once: what the first player wins for each pair, row by row. */
export interface MatrixGame {
  /** `payoff[row * columns + column]`, for the first player; the second wins the opposite. */
  readonly payoff: Float64Array | Float32Array;
  readonly rows: number;
  readonly columns: number;
  /** Hands of the first player; weights sum to 1. One type with all rows when nothing is hidden. */
  readonly rowTypes: readonly HandType[];
  readonly columnTypes: readonly HandType[];
}

export interface Solution {
  /** For each type, the chance of each of its actions; empty for a type of no weight. */
  readonly rowMixes: readonly Float64Array[];
  readonly columnMixes: readonly Float64Array[];
  /** What the first player wins on average. */
  readonly value: number;
  /** How much the best replies to both mixes would win together, halved: 0 at an equilibrium. */
  readonly exploitability: number;
  readonly iterations: number;
}

/** One action of one type: how it is played now and on average, and what is regretted of not having played it. */
interface Played {
  /** Its place among the side's actions. */
  readonly action: number;
  chance: number;
  regret: number;
  /** Chances summed up, later rounds counting more. */
  sum: number;
}

interface PlayedType {
  readonly weight: number;
  readonly played: readonly Played[];
}

/** One side's regrets and average, over all its types. */
class Side {
  private readonly types: readonly PlayedType[];
  /** How often each action is played now, over all types. */
  readonly reach: Float64Array;

  constructor(types: readonly HandType[], actions: number) {
    this.types = types.map(({ weight, actions: own }) => ({
      weight,
      played: own.map((action) => ({ action, chance: 1 / own.length, regret: 0, sum: 0 })),
    }));
    this.reach = new Float64Array(actions);
    this.spread();
  }

  /** Regret matching, in the variant that forgets negative regret, with later rounds counting more. */
  learn(worth: Float64Array, round: number): void {
    for (const { played } of this.types) {
      let mean = 0;
      for (const { action, chance } of played) mean += chance * (worth[action] ?? 0);
      let total = 0;
      for (const one of played) {
        one.regret = Math.max(0, one.regret + (worth[one.action] ?? 0) - mean);
        total += one.regret;
      }
      for (const one of played) {
        one.chance = total > 0 ? one.regret / total : 1 / played.length;
        one.sum += round * one.chance;
      }
    }
    this.spread();
  }

  /** The average mix of each type. */
  averages(): readonly Float64Array[] {
    return this.types.map(({ played }) => {
      const total = played.reduce((sum, one) => sum + one.sum, 0);
      return Float64Array.from(played, ({ sum, chance }) => (total > 0 ? sum / total : chance));
    });
  }

  /** Sets `reach` from mixes; from the current ones when none are given. */
  spread(mixes?: readonly Float64Array[]): void {
    this.reach.fill(0);
    for (const [t, { weight, played }] of this.types.entries()) {
      const mix = mixes?.[t];
      for (const [i, { action, chance }] of played.entries()) {
        this.reach[action] = (this.reach[action] ?? 0) + weight * (mix?.[i] ?? chance);
      }
    }
  }

  /** What the best reply wins when each action is worth so much. */
  best(worth: Float64Array): number {
    let total = 0;
    for (const { weight, played } of this.types) {
      if (weight === 0) continue;
      let most = Number.NEGATIVE_INFINITY;
      for (const { action } of played) most = Math.max(most, worth[action] ?? 0);
      total += weight * most;
    }
    return total;
  }
}

const CHECK_EVERY = 25;

/**
 * Solves a game of two secret choices, with hidden hands, by regret matching. Stops at `iterations`, or as soon as the
 * exploitability is at most `enough`. The same input gives the same answer.
 */
export function solveMatrix(
  game: MatrixGame,
  { iterations = 1000, enough = 0 }: { readonly iterations?: number; readonly enough?: number } = {},
): Solution {
  const usedRows = usedBy(game.rowTypes);
  const usedColumns = usedBy(game.columnTypes);
  const row = new Side(renumbered(game.rowTypes, usedRows), usedRows.length);
  const column = new Side(renumbered(game.columnTypes, usedColumns), usedColumns.length);
  const [byRow, byColumn] = packed(game, usedRows, usedColumns);
  const rowWorth = new Float64Array(usedRows.length);
  const columnWorth = new Float64Array(usedColumns.length);
  const rateRows = (): void => rate(byColumn, column.reach, rowWorth, 1);
  const rateColumns = (): void => rate(byRow, row.reach, columnWorth, -1);
  const judged = (round: number): Solution => {
    const rowMixes = row.averages();
    const columnMixes = column.averages();
    row.spread(rowMixes);
    column.spread(columnMixes);
    rateRows();
    rateColumns();
    let value = 0;
    for (const [r, worth] of rowWorth.entries()) value += worth * (row.reach[r] ?? 0);
    const exploitability = (row.best(rowWorth) + column.best(columnWorth)) / 2;
    return { rowMixes, columnMixes, value, exploitability, iterations: round };
  };

  for (let round = 1; ; round++) {
    rateRows();
    row.learn(rowWorth, round);
    rateColumns();
    column.learn(columnWorth, round);
    if (round === iterations || (enough > 0 && round % CHECK_EVERY === 0)) {
      const solution = judged(round);
      if (round === iterations || solution.exploitability <= enough) return solution;
      row.spread();
      column.spread();
    }
  }
}

/** Adds up what each own action is worth: line after line of the other's actions, so that unused ones cost nothing. */
function rate(lines: Float64Array, reach: Float64Array, worth: Float64Array, sign: number): void {
  const width = worth.length;
  worth.fill(0);
  for (let other = 0; other < reach.length; other++) {
    const weight = sign * (reach[other] ?? 0);
    if (weight === 0) continue;
    const from = other * width;
    for (let own = 0; own < width; own++) worth[own] = (worth[own] ?? 0) + weight * (lines[from + own] ?? 0);
  }
}

/** The payoffs of the actions that can occur, without gaps: once line by line of rows, once of columns. */
function packed({ payoff, columns }: MatrixGame, rows: Int32Array, cols: Int32Array): [Float64Array, Float64Array] {
  const byRow = new Float64Array(rows.length * cols.length);
  const byColumn = new Float64Array(rows.length * cols.length);
  for (const [r, row] of rows.entries()) {
    for (const [c, column] of cols.entries()) {
      const value = payoff[row * columns + column] ?? 0;
      byRow[r * cols.length + c] = value;
      byColumn[c * rows.length + r] = value;
    }
  }
  return [byRow, byColumn];
}

/** The types with their actions counted among the used ones; a type that can't be keeps none. */
function renumbered(types: readonly HandType[], used: Int32Array): HandType[] {
  return types.map(({ weight, actions }) => ({
    weight,
    actions: weight > 0 ? actions.map((action) => used.indexOf(action)) : [],
  }));
}

function usedBy(types: readonly HandType[]): Int32Array {
  const used = new Set(types.filter(({ weight }) => weight > 0).flatMap(({ actions }) => actions));
  return Int32Array.from([...used].sort((a, b) => a - b));
}

/** A game in which nothing is hidden: one type a side, with all rows and all columns. */
export function openMatrix(table: readonly (readonly number[])[]): MatrixGame {
  const rows = table.length;
  const columns = table[0]?.length ?? 0;
  const all = (n: number): HandType[] => [{ weight: 1, actions: Array.from({ length: n }, (_, i) => i) }];
  return { payoff: Float64Array.from(table.flat()), rows, columns, rowTypes: all(rows), columnTypes: all(columns) };
}
