import { describe, expect, test } from 'vitest';
import components from '../components.json' with { type: 'json' };
import { chainsOf } from '../rules/chains.ts';
import { BOARDS, bareCells } from '../rules/content/boards.ts';
import { CARDS } from '../rules/content/cards.ts';
import { colourOf } from '../rules/content/cells.ts';
import { COLOURS, GODS } from '../rules/content/colours.ts';
import { RING } from '../rules/content/geometry.ts';
import { SPECIALS, specialsOf } from '../rules/content/specials.ts';
import { allStrips, stripColour } from '../rules/content/strips.ts';
import { allTiles, FACES } from '../rules/content/tiles.ts';
import { newGame, player } from './scene.ts';

const count = <T>(list: readonly T[], wish: (item: T) => boolean): number => list.filter(wish).length;

describe('3 components', () => {
  test('[3.0.1] four player boards, no two rings alike', () => {
    expect(BOARDS).toEqual(['board-jaguar', 'board-eagle', 'board-serpent', 'board-hummingbird']);
    expect(new Set(BOARDS.map((_, board) => bareCells(board).join())).size).toBe(4);
  });

  test('[3.0.2] 52 ornament tiles: 12 with one, 28 with two, 12 with four ornaments', () => {
    const stock = allTiles();
    expect(stock).toHaveLength(52);
    expect([1, 2, 4].map((n) => count(stock, (tile) => FACES[tile]?.ornaments === n))).toEqual([12, 28, 12]);
    for (const { cells, ornaments } of FACES) expect(count(cells, (cell) => cell !== 0)).toBe(ornaments);
  });

  test('[3.0.3] faces by colour and pattern, 29 cells of every colour', () => {
    const stock = allTiles();
    for (const [colour, name] of COLOURS.entries()) {
      const cells = stock.flatMap((tile) => FACES[tile]?.cells ?? []);
      expect(count(cells, (cell) => colourOf(cell) === colour)).toBe(29);
      const of = (id: string) => count(stock, (tile) => FACES[tile]?.id === id);
      expect(of(`tile-1-${name}`)).toBe(3);
      expect(of(`tile-2-adjacent-${name}-${name}`)).toBe(2);
      expect(of(`tile-2-diagonal-${name}-${name}`)).toBe(2);
      for (const other of COLOURS.filter((_, place) => place !== colour)) expect(of(`tile-4-${name}-${other}`)).toBe(1);
    }
    const mixed = FACES.filter(({ id }) => /^tile-2-(adjacent|diagonal)-(\w+)-(?!\2$)/.test(id));
    expect(mixed).toHaveLength(12);
    expect(mixed.every((tile) => tile.count === 1)).toBe(true);
    for (const { id, cells } of FACES.filter(({ id }) => id.includes('-diagonal-'))) {
      expect([id, cells[1], cells[3]]).toEqual([id, 0, 0]);
    }
    for (const { id, cells } of FACES.filter(({ id }) => id.startsWith('tile-4-'))) {
      expect([id, cells[0] === cells[1], cells[1] === cells[2], cells[2] === cells[3]]).toEqual([
        id,
        true,
        true,
        false,
      ]);
    }
  });

  test('[3.0.4] 16 special tiles: two of each colour, two of each effect', () => {
    expect(components.specialTiles.items).toHaveLength(16);
    const both = [...specialsOf('mono'), ...specialsOf('effect')];
    expect(SPECIALS.map((_, index) => count(both, (item) => item === index))).toEqual(new Array(8).fill(2));
    expect(SPECIALS.slice(0, 4).map(({ content }) => colourOf(content))).toEqual([0, 1, 2, 3]);
    expect(SPECIALS.slice(4).map(({ effect }) => effect)).toEqual([
      'reuse-chain',
      'extra-chain',
      'two-bonuses',
      'private-blessing',
    ]);
  });

  test('[3.0.5] bonus ornaments: seven of each colour of length 2, six of length 3', () => {
    for (const colour of [0, 1, 2, 3]) {
      expect(count(allStrips(2), (strip) => stripColour(strip) === colour)).toBe(7);
      expect(count(allStrips(3), (strip) => stripColour(strip) === colour)).toBe(6);
    }
    expect([allStrips(2).length, allStrips(3).length]).toEqual([28, 24]);
  });

  test('[3.0.6] 50 blessing cards in five decks of ten', () => {
    expect(CARDS).toHaveLength(50);
    expect(GODS.map((_, god) => count(CARDS, (card) => card.god === god))).toEqual([10, 10, 10, 10, 10]);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(50);
  });

  test('[3.0.7] four sets of ten priests', () => {
    expect(components.priests.sets.map((set) => set.count)).toEqual([10, 10, 10, 10]);
    expect(newGame(4).state.players.map(({ temple }) => temple.reserve)).toEqual([10, 10, 10, 10]);
  });

  test('[3.1.1] the corner number is the sum of the cell numbers', () => {
    for (const { id, cells, total } of CARDS)
      expect([id, cells.reduce((sum, value) => sum + value, 0)]).toEqual([id, total]);
  });

  const structure = (name: string) =>
    CARDS.filter(({ god }) => GODS[god] === name).map(
      ({ cells, symbols, large, small }) =>
        `${cells.map((value, cell) => (symbols[cell] ? `${value}^${symbols[cell]}` : value)).join(' ')} = ${large}/${small}`,
    );

  test('[3.1.2] the four elemental decks share ten structures', () => {
    const rows = [
      '2^2 2 2 = 3/1',
      '3^2 2 2 = 4/2',
      '3 3 2 = 5/2',
      '4^3 2 2 = 5/2',
      '4^3 3^2 2 = 6/2',
      '3^2 2 2 2 = 6/2',
      '3^2 3 2 2 = 7/3',
      '4^3 3^2 2 2 = 8/3',
      '5^3 3^2 2 2 = 9/4',
      '4^3 3^2 2 2 2 = 10/4',
    ];
    for (const name of ['fire', 'hunt', 'water', 'fertility']) expect(structure(name)).toEqual(rows);
  });

  test('[3.1.3] ten structures of the Supreme deck', () => {
    expect(structure('supreme')).toEqual([
      '3^2 3 2 = 4/2',
      '4^3 3 2 = 5/2',
      '4^3 3^2 3 = 5/2',
      '3^2 2 2 2 = 5/2',
      '4^3 3^2 2 2 = 6/2',
      '4^3 3^2 3 2 = 7/3',
      '4^3 4 3^2 2 = 7/3',
      '3^2 3 2 2 2 = 7/3',
      '4^3 4 3^2 2 2 = 9/4',
      '5^3 4^3 3^2 3 2 = 10/4',
    ]);
  });

  test('[3.2.1, V20] on every bare board each colour has one pair and one single, and corners carry none', () => {
    for (const board of [0, 1, 2, 3]) {
      const cells = bareCells(board);
      const ring = RING.map((cell) => colourOf(cells[cell] ?? 0));
      for (const colour of [0, 1, 2, 3]) expect(count(ring, (item) => item === colour)).toBe(3);
      const chains = chainsOf(cells);
      expect(chains.map(({ colour }) => colour).sort()).toEqual([0, 1, 2, 3]);
      expect(chains.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
      for (const corner of [0, 7, 56, 63]) expect(colourOf(cells[corner] ?? 0)).toBe(-1);
    }
  });

  test('[R44] priest sets go by seat and change nothing: every seat starts alike', () => {
    const { state } = newGame(3);
    for (const seat of [1, 2]) expect(player(state, seat).temple.reserve).toBe(player(state, 0).temple.reserve);
  });
});
