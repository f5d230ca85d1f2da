import { describe, expect, test } from 'vitest';
import components from '../components.json' with { type: 'json' };
import { chainsOf } from '../rules/chains.ts';
import { bareCells } from '../rules/content/boards.ts';
import { BLOCKED, EMPTY, isEmpty, levelOf, UNCOVERED } from '../rules/content/cells.ts';
import { AREAS, AREAS_OF_LEVEL, CELL_NAMES, cellAt, PATHS, RING, ZONE } from '../rules/content/geometry.ts';
import { SPECIALS } from '../rules/content/specials.ts';
import { FACES, TURNED } from '../rules/content/tiles.ts';
import { laySpecial, layTile } from '../rules/temple.ts';
import { bareState, cellText, face, paint, player, special } from './scene.ts';

const cells = (list: readonly (readonly [number, number])[]): readonly number[] =>
  list.map(([row, col]) => cellAt(row, col));

describe('4.2 model', () => {
  test('[4.2.1] 8 x 8 cells, named by row and column from the top left', () => {
    expect(CELL_NAMES).toHaveLength(64);
    expect([CELL_NAMES[cellAt(0, 0)], CELL_NAMES[cellAt(2, 7)], CELL_NAMES[cellAt(7, 0)]]).toEqual([
      'r0c0',
      'r2c7',
      'r7c0',
    ]);
  });

  test('[4.2.2, R1] the ring is 28 level-0 cells with corners, one cell wide, listed clockwise', () => {
    expect(RING).toHaveLength(28);
    expect(RING).toEqual(components.geometry.ring.map(([row = 0, col = 0]) => cellAt(row, col)));
    expect(new Set(RING).size).toBe(28);
    expect(RING.slice(0, 9)).toEqual(
      cells([
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
        [0, 5],
        [0, 6],
        [0, 7],
        [1, 7],
      ]),
    );
    expect(RING.at(-1)).toBe(cellAt(1, 0));
    for (const cell of RING) expect(levelOf(bareCells(0)[cell] ?? UNCOVERED)).toBe(0);
  });

  test('[4.2.3] level I: the 36 zone cells in nine areas', () => {
    const areas = (AREAS_OF_LEVEL[1] ?? []).map((area) => AREAS[area]);
    expect(areas.map((area) => area?.id)).toEqual([
      'l1-r0-c0',
      'l1-r0-c1',
      'l1-r0-c2',
      'l1-r1-c0',
      'l1-r1-c1',
      'l1-r1-c2',
      'l1-r2-c0',
      'l1-r2-c1',
      'l1-r2-c2',
    ]);
    expect(areas.map((area) => area?.cells[0])).toEqual(
      cells([
        [1, 1],
        [1, 3],
        [1, 5],
        [3, 1],
        [3, 3],
        [3, 5],
        [5, 1],
        [5, 3],
        [5, 5],
      ]),
    );
    expect(areas.flatMap((area) => area?.cells ?? []).sort((a, b) => a - b)).toEqual(ZONE);
    expect(ZONE).toHaveLength(36);
  });

  test('[4.2.4] level II: four areas, each over one cell of four level-I areas', () => {
    const [first] = (AREAS_OF_LEVEL[2] ?? []).map((area) => AREAS[area]);
    expect(AREAS_OF_LEVEL[2]?.map((area) => AREAS[area]?.id)).toEqual(['l2-r0-c0', 'l2-r0-c1', 'l2-r1-c0', 'l2-r1-c1']);
    expect(first?.cells).toEqual(
      cells([
        [2, 2],
        [2, 3],
        [3, 3],
        [3, 2],
      ]),
    );
    const under = first?.cells.map((cell) =>
      (AREAS_OF_LEVEL[1] ?? []).find((area) => AREAS[area]?.cells.includes(cell)),
    );
    expect(under?.map((area) => AREAS[area ?? 0]?.id)).toEqual(['l1-r0-c0', 'l1-r0-c1', 'l1-r1-c1', 'l1-r1-c0']);
  });

  test('[4.2.5] level III: one area of four cells over one cell of each level-II area', () => {
    const top = AREAS.at(-1);
    expect([top?.id, top?.level]).toEqual(['l3', 3]);
    expect(top?.cells).toEqual(
      cells([
        [3, 3],
        [3, 4],
        [4, 4],
        [4, 3],
      ]),
    );
    for (const area of AREAS_OF_LEVEL[2] ?? []) {
      expect(AREAS[area]?.cells.filter((cell) => top?.cells.includes(cell))).toHaveLength(1);
    }
  });

  test('[4.2.6, V21] a tile fills its area clockwise from the top left', () => {
    const state = bareState({});
    const { temple } = player(state, 0);
    temple.cells = bareCells(0);
    layTile(temple, face('tile-4-fire-hunt'), 0, 0);
    expect([
      cellText(state, 0, 1, 1),
      cellText(state, 0, 1, 2),
      cellText(state, 0, 2, 2),
      cellText(state, 0, 2, 1),
    ]).toEqual(['fire 1', 'fire 1', 'fire 1', 'hunt 1']);
    const fire = chainsOf(temple.cells).find((chain) => chain.colour === 0);
    expect(fire?.cells).toEqual(
      cells([
        [0, 1],
        [0, 2],
        [1, 1],
        [1, 2],
        [2, 2],
      ]),
    );
  });

  test('[4.2.7, V22] rotation k shifts the faces k quarter-turns clockwise', () => {
    expect([0, 1, 2, 3].map((turn) => TURNED[4 * face('tile-4-fire-hunt') + turn])).toEqual([
      [1, 1, 1, 2],
      [2, 1, 1, 1],
      [1, 2, 1, 1],
      [1, 1, 2, 1],
    ]);
    for (const turn of [1, 2, 3]) {
      const state = bareState({});
      const { temple } = player(state, 0);
      temple.cells = bareCells(0);
      layTile(temple, face('tile-4-fire-hunt'), 0, turn);
      expect(chainsOf(temple.cells).find((chain) => chain.colour === 0)?.length).toBe(5);
    }
  });

  test('[4.2.8] a cell has level, content and priest; null in a face is empty, no face at all is blocked', () => {
    expect(FACES[face('tile-1-fire')]?.cells).toEqual([1, EMPTY, EMPTY, EMPTY]);
    expect(SPECIALS[special('special-effect-two-bonuses')]?.content).toBe(BLOCKED);
    const state = bareState({});
    paint(state, 0, ['.f......', '.#', '..']);
    expect([cellText(state, 0, 0, 1), cellText(state, 0, 0, 2), cellText(state, 0, 1, 1)]).toEqual([
      'fire 0+priest',
      'empty 0',
      'blocked 1',
    ]);
  });

  test('[4.2.9] at the start zone cells are uncovered: neither empty nor of any level', () => {
    for (const board of [0, 1, 2, 3]) {
      for (const cell of ZONE) {
        const content = bareCells(board)[cell] ?? EMPTY;
        expect([levelOf(content), isEmpty(content)]).toEqual([-1, false]);
      }
    }
  });

  test('[4.2.10] a tile overwrites what it covers, and that never comes back', () => {
    const state = bareState({});
    const { temple } = player(state, 0);
    layTile(temple, face('tile-4-water-fire'), 0, 0);
    layTile(temple, face('tile-1-hunt'), 9, 2);
    expect(cellText(state, 0, 2, 2)).toBe('empty 2');
    laySpecial(temple, special('special-mono-fire'), true);
    expect(cellText(state, 0, 3, 3)).toBe('fire 3');
    expect(cellText(state, 0, 2, 2)).toBe('empty 2');
  });

  test('[4.2.11, V58] visible cells per level after each level', () => {
    const state = bareState({});
    const { temple } = player(state, 0);
    const perLevel = () => [0, 1, 2, 3].map((level) => temple.cells.filter((cell) => levelOf(cell) === level).length);
    for (const area of AREAS_OF_LEVEL[1] ?? []) layTile(temple, 0, area, 0);
    expect(perLevel()).toEqual([28, 36, 0, 0]);
    for (const area of AREAS_OF_LEVEL[2] ?? []) layTile(temple, 0, area, 0);
    expect(perLevel()).toEqual([28, 20, 16, 0]);
    laySpecial(temple, 0, false);
    expect(perLevel()).toEqual([28, 20, 12, 4]);
  });

  test('[4.2.12] path cells are ring cells like others and only drawn differently', () => {
    expect(PATHS).toEqual(
      cells([
        [0, 2],
        [0, 5],
        [2, 7],
        [5, 7],
        [7, 5],
        [7, 2],
        [5, 0],
        [2, 0],
      ]),
    );
    expect(PATHS.every((cell) => RING.includes(cell))).toBe(true);
    // Jaguar has an ornament on the path cell [0,2], and it is part of a chain.
    expect(chainsOf(bareCells(0)).find(({ colour }) => colour === 0)?.cells).toContain(cellAt(0, 2));
  });
});

describe('4.3 chains', () => {
  const chainsIn = (picture: readonly string[], levels?: readonly string[]) => {
    const state = bareState({});
    paint(state, 0, picture, levels);
    return chainsOf(player(state, 0).temple.cells);
  };

  test('[4.3.1] edge-connected cells of one colour; diagonals and single ornaments are no chain, the grid does not wrap', () => {
    expect(chainsIn(['FF.F....', '  F     '])).toMatchObject([{ colour: 0, length: 2 }]);
    expect(chainsIn(['.......F', 'F'])).toEqual([]);
    expect(chainsIn(['FH......'])).toEqual([]);
  });

  test('[4.3.2] heights do not matter; only what is seen from above counts', () => {
    const [chain] = chainsIn(
      ['........', 'W       ', 'WWW     ', '  WW    '],
      ['00000000', '01000000', '01200000', '00233000'],
    );
    expect(chain?.length).toBe(6);
    const state = bareState({});
    const { temple } = player(state, 0);
    layTile(temple, face('tile-2-adjacent-fire-fire'), 0, 2);
    expect(chainsOf(temple.cells)).toMatchObject([{ colour: 0, length: 2 }]);
    layTile(temple, face('tile-1-hunt'), 9, 0);
    expect(chainsOf(temple.cells)).toEqual([]);
  });

  test('[4.3.3] branches, loops and blocks are chains; the length is the number of cells', () => {
    expect(chainsIn(['GGG.....', 'G G     ', 'GGG     ', ' G      ', 'GGG     '])).toMatchObject([{ length: 12 }]);
    expect(chainsIn(['HHHH....', 'HHHH    '])).toMatchObject([{ length: 8 }]);
  });

  test('[4.3.4] one priest on any cell marks the whole chain', () => {
    expect(chainsIn(['FFF.WWw.'])).toMatchObject([
      { colour: 0, marked: false },
      { colour: 2, marked: true },
    ]);
  });

  test('[4.3.5] chains have no memory: they are what the top view shows now', () => {
    const state = bareState({});
    paint(state, 0, ['FF.FF...']);
    const { temple } = player(state, 0);
    expect(chainsOf(temple.cells).map(({ length }) => length)).toEqual([2, 2]);
    temple.cells[2] = 1;
    expect(chainsOf(temple.cells).map(({ length }) => length)).toEqual([5]);
    temple.cells[1] = 0;
    expect(chainsOf(temple.cells).map(({ length }) => length)).toEqual([3]);
  });

  test('[V23, V24] a second tile makes 7, a diagonal one turned once makes 8', () => {
    const state = bareState({});
    const { temple } = player(state, 0);
    temple.cells = bareCells(0);
    layTile(temple, face('tile-4-fire-hunt'), 0, 0);
    layTile(temple, face('tile-2-adjacent-fire-fire'), 1, 0);
    const fires = () => chainsOf(temple.cells).filter(({ colour }) => colour === 0);
    expect(fires().map(({ length }) => length)).toEqual([7]);
    layTile(temple, face('tile-2-diagonal-fire-fire'), 3, 1);
    expect([cellText(state, 0, 3, 2), cellText(state, 0, 4, 1)]).toEqual(['fire 1', 'fire 1']);
    expect(fires().map(({ length }) => length)).toEqual([8]);
    expect(fires()[0]?.cells).not.toContain(cellAt(4, 1));
    expect(fires()[0]?.cells).not.toContain(cellAt(7, 1));
  });
});
