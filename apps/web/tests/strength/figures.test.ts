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

test('the puzzle of the day takes turns by game, and is the same all day', async () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
  const games = days.map((day) => gameOf(gameModules, day)?.id);
  expect(new Set(games).size).toBe(gameModules.length);
  const list = (await gameModules[0]?.puzzles?.())?.heads ?? [];
  expect(puzzleOf(list, '2026-11-16')?.id).toBe(puzzleOf(list, '2026-11-16')?.id);
  expect(puzzleOf(list, '2026-11-17')).not.toBe(puzzleOf(list, '2026-11-16'));
  expect(puzzleOf([], '2026-11-16')).toBeUndefined();
});
