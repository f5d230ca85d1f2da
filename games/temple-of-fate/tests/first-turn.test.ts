import { expect, test } from 'vitest';
import { firstTurns } from '../drills.ts';
import { bareCells } from '../rules/content/boards.ts';
import { atBuild, face, moves, player } from './scene.ts';

test('a first turn has 9 x 8 x 7 areas and 4 x 4 x 4 turns of three tiles, and chains of up to six', () => {
  expect(firstTurns()).toEqual({ ways: 32_256, longest: 6 });
});

test('any of the three tiles of a first hand can be laid first, on 9 areas in 4 turns', () => {
  const build = atBuild({ seats: 2 }, (state) => {
    for (const item of state.players)
      item.slots = ['tile-4-fire-hunt', 'tile-1-water', 'tile-2-diagonal-fire-fire'].map(face);
    player(state, 0).temple.cells = bareCells(0);
  });
  expect(moves(build, 0)).toHaveLength(108);
});
