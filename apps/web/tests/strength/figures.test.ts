import { readFileSync } from 'node:fs';
import { gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { gameOf, puzzleOf } from '../../src/puzzles/daily.ts';
import { eloOf, figuresIn, ladderOf } from '../../src/strength/figures.ts';

test('the page of measurements tells four steps of every game’s ladder, each stronger than the one below', () => {
  const figures = figuresIn(readFileSync(new URL('../../../../docs/bots-strength.md', import.meta.url), 'utf8'));
  for (const { id } of gameModules) {
    const rows = figures.get(id) ?? [];
    expect(rows.map(({ level }) => level)).toEqual(['level-2', 'level-3', 'level-4', 'level-5']);
    for (const { measured, low, high, games } of rows) {
      expect([low <= measured, measured <= high, games > 0]).toEqual([true, true, true]);
    }
    const elos = ladderOf(rows).map(({ elo }) => elo);
    expect(elos).toEqual(elos.toSorted((a, b) => a - b));
  }
  expect([Math.round(eloOf(0.5)), Math.round(eloOf(0.64))]).toEqual([0, 100]);
});

test('a ladder that was rated as a whole is told by its steps, a clean sweep by no endless one', () => {
  const row = (level: number, score: string) =>
    `| level-${level} against level-${level - 1} | 60.0 % | ${score} % | 50.0 % to 99.0 % | 1,396 | yes | ladder | |`;
  const page = [
    '## aton',
    '| step from level-1 to level-2 | 120 to 250 Elo | 180 Elo | 150 Elo to 211 Elo | 396 | yes | ladder | |',
    row(2, '70.0'),
    row(3, '100.0'),
  ].join('\n');
  const figures = figuresIn(page).get('aton') ?? [];
  expect(figures.map(({ measured, games, step }) => [measured, games, step])).toEqual([
    [0.7, 1396, 180],
    [1, 1396, null],
  ]);
  expect(ladderOf(figures).map(({ elo }) => elo)).toEqual([0, 180, 978]);
});

test('the puzzle of the day takes turns by game, and is the same all day', async () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
  const games = days.map((day) => gameOf(gameModules, day)?.id);
  expect(new Set(games).size).toBe(gameModules.length);
  const list = (await gameModules[0]?.puzzles?.())?.heads ?? [];
  expect(puzzleOf(list, '2026-11-16')?.id).toBe(puzzleOf(list, '2026-11-16')?.id);
  expect(puzzleOf(list, '2026-11-17')).not.toBe(puzzleOf(list, '2026-11-16'));
  expect(puzzleOf([], '2026-11-16')).toBeUndefined();
});
