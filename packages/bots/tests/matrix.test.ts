import { describe, expect, test } from 'vitest';
import { openMatrix, solveMatrix } from '../src/index.ts';

describe('the matrix solver', () => {
  test('rock, paper, scissors: a third each, worth nothing', () => {
    const table = [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ];
    const { rowMixes, columnMixes, value, exploitability } = solveMatrix(openMatrix(table), { iterations: 2000 });
    for (const chance of [...(rowMixes[0] ?? []), ...(columnMixes[0] ?? [])]) expect(chance).toBeCloseTo(1 / 3, 2);
    expect(value).toBeCloseTo(0, 3);
    expect(exploitability).toBeLessThan(0.005);
  });

  test('a game of unequal coins: the mix and the value that paper gives', () => {
    // Row mixes p = 7/12 on the first row, column q = 7/12; value 1/12.
    const { rowMixes, columnMixes, value } = solveMatrix(
      openMatrix([
        [-2, 3],
        [3, -4],
      ]),
      { iterations: 5000 },
    );
    expect(rowMixes[0]?.[0]).toBeCloseTo(7 / 12, 2);
    expect(columnMixes[0]?.[0]).toBeCloseTo(7 / 12, 2);
    expect(value).toBeCloseTo(1 / 12, 3);
  });

  test('never plays a row that another one beats everywhere', () => {
    const { rowMixes } = solveMatrix(
      openMatrix([
        [1, 2],
        [0, 1],
        [3, 0],
      ]),
      { iterations: 3000 },
    );
    expect(rowMixes[0]?.[1]).toBeLessThan(0.01);
  });

  test('hidden hands: a one-card poker with the known bluffing rate', () => {
    // The first player holds a good or a bad card, half each, and bets 1 into a pot of 2 or checks; the second calls or
    // folds. A bad card bluffs 1/3 of the time; the second calls 2/3 of the time; worth 1/3 more than the ante's 0.
    // Rows: 0 good-bet, 1 good-check, 2 bad-bet, 3 bad-check. Columns: 0 call, 1 fold.
    const payoff = Float64Array.from([2, 1, 1, 1, -2, 1, -1, -1]);
    const { rowMixes, columnMixes, value, exploitability } = solveMatrix(
      {
        payoff,
        rows: 4,
        columns: 2,
        rowTypes: [
          { weight: 0.5, actions: [0, 1] },
          { weight: 0.5, actions: [2, 3] },
        ],
        columnTypes: [{ weight: 1, actions: [0, 1] }],
      },
      { iterations: 20_000 },
    );
    expect(rowMixes[0]?.[0]).toBeGreaterThan(0.98);
    expect(rowMixes[1]?.[0]).toBeCloseTo(1 / 3, 1);
    expect(columnMixes[0]?.[0]).toBeCloseTo(2 / 3, 1);
    expect(value).toBeCloseTo(1 / 3, 2);
    expect(exploitability).toBeLessThan(0.01);
  });

  test('stops as soon as it is good enough, and says how good', () => {
    const table = [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0.5],
    ];
    const quick = solveMatrix(openMatrix(table), { iterations: 100_000, enough: 0.01 });
    expect(quick.exploitability).toBeLessThanOrEqual(0.01);
    expect(quick.iterations).toBeLessThan(5000);
    const rough = solveMatrix(openMatrix(table), { iterations: 2 });
    expect(rough.exploitability).toBeGreaterThan(0.01);
  });

  test('leaves out hands that can not be', () => {
    const { value } = solveMatrix({
      payoff: Float64Array.from([5, -5]),
      rows: 1,
      columns: 2,
      rowTypes: [{ weight: 1, actions: [0] }],
      columnTypes: [
        { weight: 1, actions: [0] },
        { weight: 0, actions: [1] },
      ],
    });
    expect(value).toBe(5);
  });
});
