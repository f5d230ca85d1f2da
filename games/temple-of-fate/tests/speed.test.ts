import { expect, test } from 'vitest';
import { survey } from '../rules/chains.ts';
import { bareCells } from '../rules/content/boards.ts';
import { templeOfFate } from '../rules/index.ts';
import { copyTemple, layTile } from '../rules/temple.ts';
import { atBuild, face, moves, newGame, player, playUntil } from './kit.ts';

/** Machines that run tests are often busy: the limits are ten times what the rules take on a quiet core. */
const SLACK = 10;

function milliseconds(times: number, act: () => void): number {
  act();
  const { user } = process.cpuUsage();
  for (let i = 0; i < times; i++) act();
  return (process.cpuUsage().user - user) / 1000 / times;
}

const firstBuild = () =>
  atBuild({ seats: 2 }, (state) => {
    for (const item of state.players)
      item.slots = ['tile-4-fire-hunt', 'tile-1-water', 'tile-2-diagonal-fire-fire'].map(face);
    player(state, 0).temple.cells = bareCells(0);
  });

test('all 32,256 placements of a first turn with their chains', () => {
  const { temple } = player(firstBuild().state, 0);
  const tiles = ['tile-4-fire-hunt', 'tile-1-water', 'tile-2-diagonal-fire-fire'].map(face);
  let count = 0;
  let longest = 0;
  const lay = (base: typeof temple, tile: number): void => {
    for (let area = 0; area < 9; area++) {
      if (base.laid[area] !== -1) continue;
      for (let turn = 0; turn < 4; turn++) {
        const next = copyTemple(base);
        layTile(next, tiles[tile] ?? 0, area, turn);
        if (tile < 2) {
          lay(next, tile + 1);
          continue;
        }
        count++;
        const { length } = survey(next.cells);
        for (let cell = 0; cell < 64; cell++) if ((length[cell] ?? 0) > longest) longest = length[cell] ?? 0;
      }
    }
  };
  const took = milliseconds(1, () => {
    count = 0;
    lay(temple, 0);
  });
  expect(count).toBe(32_256);
  expect(longest).toBe(6);
  expect(took).toBeLessThan(50 * SLACK);
});

test('a copy takes microseconds, and so does listing the placements of a hand', () => {
  const play = newGame(4);
  playUntil(play, (now) => now.state.round === 5);
  expect(milliseconds(20_000, () => templeOfFate.copy(play.state))).toBeLessThan(0.005 * SLACK);
  const build = firstBuild();
  expect(moves(build, 0)).toHaveLength(108);
  expect(milliseconds(5000, () => build.moves(0))).toBeLessThan(0.2 * SLACK);
});
