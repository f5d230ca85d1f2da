import { fastChance, GameError } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/content/cards.ts';
import { specialsOf } from '../rules/content/specials.ts';
import { allStrips } from '../rules/content/strips.ts';
import { allTiles } from '../rules/content/tiles.ts';
import { templeOfFate } from '../rules/index.ts';
import { leftOf, rightOf, type TempleOptions } from '../rules/state.ts';
import { atExchange, face, make, moves, newGame, player, STANDARD, told } from './scene.ts';

const sorted = (list: readonly number[]): readonly number[] => list.slice().sort((a, b) => a - b);
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

describe('5 setup', () => {
  test('[5.1] every player gets another board, and any player may get any board', () => {
    const seen = new Set<number>();
    for (const seed of seeds) {
      const boards = newGame(3, {}, seed).state.players.map(({ board }) => board);
      expect(new Set(boards).size).toBe(3);
      seen.add(boards[0] ?? -1);
    }
    expect(seen.size).toBe(4);
    expect(told(newGame(3), 'board dealt')).toHaveLength(3);
  });

  test('[5.2] ten priests in every reserve', () => {
    expect(newGame(4).state.players.map(({ temple }) => temple.reserve)).toEqual([10, 10, 10, 10]);
  });

  test('[5.3] five shuffled decks, one open card each, nine left', () => {
    const { state } = newGame();
    expect(state.decks.map((deck) => deck.length)).toEqual([9, 9, 9, 9, 9]);
    expect(state.open.map((card) => CARDS[card]?.god)).toEqual([0, 1, 2, 3, 4]);
    for (const [god, deck] of state.decks.entries()) {
      expect(sorted([...deck, state.open[god] ?? -1])).toEqual(
        CARDS.flatMap((card, number) => (card.god === god ? [number] : [])),
      );
    }
    expect(new Set(seeds.map((seed) => newGame(2, {}, seed).state.open[0])).size).toBe(10);
  });

  test('[5.4] two shuffled piles of bonus ornaments', () => {
    const { piles } = newGame().state;
    expect(piles.map((pile) => sorted(pile))).toEqual([allStrips(2), allStrips(3)]);
    expect(new Set(seeds.map((seed) => newGame(2, {}, seed).state.piles[0]?.at(-1))).size).toBe(4);
  });

  test('[5.5] all 52 ornament tiles are shuffled into one stock', () => {
    const { state } = newGame(2);
    expect(sorted([...state.stock, ...state.players.flatMap(({ drawn }) => drawn)])).toEqual(allTiles());
    expect(state.stock).not.toEqual(sorted(state.stock));
  });

  test('[5.6] the special set is an option; its eight tiles are shuffled', () => {
    for (const specials of ['mono', 'effect', 'mixed'] as const) {
      expect(sorted(newGame(2, { specials }).state.specials)).toEqual(sorted(specialsOf(specials)));
    }
    expect(new Set(seeds.map((seed) => newGame(2, {}, seed).state.specials.join())).size).toBeGreaterThan(20);
  });

  test('[5.7, R43] the first player is drawn at random', () => {
    const firsts = seeds.map((seed) => newGame(3, {}, seed).state.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  test('[5.8, 11.1.1, R40] higher goals: sides are picked at once after setup, then lie open', () => {
    expect(newGame(2).question?.task.do).toBe('exchange');
    const play = newGame(3, { goals: true });
    expect([play.question?.task.do, play.seats()]).toEqual(['goals', [0, 1, 2]]);
    expect(play.state.open.every((card) => card >= 0)).toBe(true);
    expect(moves(play, 2)).toEqual(['goals a', 'goals b']);
    make(play, ['goals b'], 2);
    make(play, ['goals a'], 0);
    expect(templeOfFate.view(play.state, 1).players.map(({ side }) => side)).toEqual([-1, -1, -1]);
    expect(templeOfFate.view(play.state, 2).players.map(({ side }) => side)).toEqual([-1, -1, 1]);
    expect(told(play, 'goals picked')).toEqual([]);
    make(play, ['goals a'], 1);
    expect(templeOfFate.view(play.state, 1).players.map(({ side }) => side)).toEqual([0, 0, 1]);
    expect(told(play, 'goals picked')).toHaveLength(3);
  });

  test('[5.9] nothing is reduced for fewer players', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = newGame(seats);
      expect(state.stock.length + 3 * seats).toBe(52);
      expect([state.specials.length, state.piles.map((pile) => pile.length)]).toEqual([8, [28, 24]]);
      expect(state.decks.map((deck) => deck.length)).toEqual([9, 9, 9, 9, 9]);
    }
  });

  test('[5.10, V45] the left neighbour is the next seat; with three players seat 2 gives to seat 0', () => {
    expect([leftOf(4, 0), leftOf(4, 3), rightOf(4, 0), rightOf(4, 2)]).toEqual([1, 0, 3, 1]);
    const play = atExchange({ seats: 3, round: 4 }, (state) => {
      for (const item of state.players) {
        item.drawn = [face('tile-1-fire'), face('tile-1-hunt')];
        item.looked = 2;
      }
      player(state, 2).drawn = [face('tile-1-water'), face('tile-4-fire-hunt')];
    });
    make(play, ['exchange tile-1-fire tile-1-hunt'], 0);
    make(play, ['exchange tile-1-fire tile-1-hunt'], 1);
    make(play, ['exchange tile-1-water tile-4-fire-hunt'], 2);
    expect(player(play.state, 0).slots).toEqual([face('tile-1-fire'), face('tile-4-fire-hunt')]);
  });

  test('wrong numbers of players and unknown options are refused with a clear message', () => {
    const begin = (seats: number, options: object) => () =>
      templeOfFate.setup(
        seats,
        { ...STANDARD, ...options } as TempleOptions,
        fastChance(1, templeOfFate.streams.length),
      );
    expect(begin(5, {})).toThrow(GameError);
    expect(begin(1, {})).toThrow('2 to 4 players, not 1');
    expect(begin(2, { specials: 'gold' })).toThrow('must be one of mono, effect, mixed');
    expect(begin(2, { goals: 'yes' })).toThrow('must be true or false');
  });
});
