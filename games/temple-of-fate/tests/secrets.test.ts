import { at, FastRandom } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { templeOfFate } from '../rules/index.ts';
import type { TempleView } from '../rules/view.ts';
import { HIDDEN, HIDDEN_SUMMIT } from '../rules/view.ts';
import {
  atBuild,
  atExchange,
  atTurn,
  face,
  make,
  newGame,
  paint,
  player,
  playUntil,
  special,
  strip,
  summit,
  type TemplePlay,
  told,
} from './scene.ts';

const seen = (play: TemplePlay, viewer: number | null): TempleView => templeOfFate.view(play.state, viewer);

describe('6.3 who sees what', () => {
  test('[6.3.1, R26] drawn tiles: the drawer; passed tiles: giver and receiver; all once builds are revealed', () => {
    const play = atExchange({ seats: 3, round: 1 }, (state) => {
      const hands = [
        ['tile-1-fire', 'tile-1-hunt', 'tile-1-water'],
        ['tile-4-fire-hunt', 'tile-4-fire-water', 'tile-4-hunt-fire'],
        ['tile-4-water-fire', 'tile-4-water-hunt', 'tile-4-hunt-water'],
      ];
      state.players.forEach((item, seat) => {
        item.drawn = (hands[seat] ?? []).map(face);
        item.looked = 3;
      });
    });
    expect(seen(play, 0).players.map(({ drawn }) => drawn)).toEqual([
      [face('tile-1-fire'), face('tile-1-hunt'), face('tile-1-water')],
      [-1, -1, -1],
      [-1, -1, -1],
    ]);
    expect(seen(play, null).players[0]?.drawn).toEqual([-1, -1, -1]);
    make(play, ['exchange tile-1-fire tile-1-hunt tile-1-water'], 0);
    make(play, ['exchange tile-4-fire-hunt tile-4-fire-water tile-4-hunt-fire'], 1);
    make(play, ['exchange tile-4-water-fire tile-4-water-hunt tile-4-hunt-water'], 2);
    const fromZero = seen(play, 0).players.map(({ slots }) => slots);
    expect(fromZero).toEqual([
      [face('tile-1-fire'), face('tile-4-hunt-fire'), face('tile-4-water-hunt')],
      [HIDDEN, HIDDEN, face('tile-1-hunt')],
      [HIDDEN, face('tile-1-water'), HIDDEN],
    ]);
    expect(seen(play, null).players.every(({ slots }) => slots.every((tile) => tile === HIDDEN))).toBe(true);
    expect(told(play, 'tile received')).toContainEqual({
      kind: 'tile received',
      seat: 1,
      giver: 0,
      face: face('tile-1-hunt'),
    });
    // Laid in secret, a passed tile is still known to its giver and to nobody else.
    make(play, ['place tile-1-hunt l1-r0-c0 0'], 1);
    expect(seen(play, 0).players[1]?.slots[2]).toBe(face('tile-1-hunt'));
    expect(seen(play, 2).players[1]?.slots[2]).toBe(HIDDEN);
    playUntil(play, (now) => now.question?.task.do !== 'build');
    expect(seen(play, 2).players[1]?.temple.laid[0]).toBe(4 * face('tile-1-hunt'));
  });

  test('[6.3.2] unplaced bonus ornaments: owner knows the colour, everybody the length and the number', () => {
    const play = atTurn({ seats: 2 }, (state) => {
      player(state, 0).temple.held = [strip('bonus-3-water'), strip('bonus-2-fire')];
    });
    expect(seen(play, 0).players[0]?.temple.held).toEqual([strip('bonus-3-water'), strip('bonus-2-fire')]);
    expect(seen(play, 1).players[0]?.temple.held).toEqual([-3, -2]);
    expect(seen(play, null).players[0]?.temple.held).toEqual([-3, -2]);
  });

  test('[6.3.3, R36] special tiles: the owner alone; face down or discarded they stay hidden to the end', () => {
    const play = atBuild({ seats: 2, round: 6 }, (state) => {
      player(state, 0).drawn = [special('special-mono-fire'), special('special-mono-hunt')];
      player(state, 1).drawn = [special('special-mono-water'), special('special-mono-fire')];
      for (const item of state.players) item.looked = 2;
    });
    expect(seen(play, 1).players[0]?.drawn).toEqual([HIDDEN, HIDDEN]);
    make(play, ['summit special-mono-fire down', 'done'], 0);
    expect(seen(play, 1).players[0]?.drawn).toEqual([HIDDEN, HIDDEN]);
    make(play, ['summit special-mono-water up', 'done'], 1);
    expect(seen(play, 1).players[0]?.temple.laid.at(-1)).toBe(HIDDEN_SUMMIT);
    expect(seen(play, 0).players[0]?.temple.laid.at(-1)).toBe(2 * special('special-mono-fire'));
    expect(seen(play, 0).players[1]?.temple.laid.at(-1)).toBe(2 * special('special-mono-water') + 1);
    expect([seen(play, 0).players[0]?.discard, seen(play, 1).players[0]?.discard]).toEqual([
      special('special-mono-hunt'),
      HIDDEN,
    ]);
    playUntil(play, (now) => now.over);
    expect(seen(play, 1).players[0]?.temple.laid.at(-1)).toBe(HIDDEN_SUMMIT);
    expect(seen(play, 1).players[0]?.discard).toBe(HIDDEN);
  });

  test('[6.3.4] orders are hidden, sizes public', () => {
    const play = newGame(2);
    const view = seen(play, 0);
    expect([view.stock, view.specials, view.decks, view.piles]).toEqual([46, 8, [9, 9, 9, 9, 9], [28, 24]]);
    const before = JSON.stringify(view);
    for (const list of [play.state.stock, play.state.specials, ...play.state.decks, ...play.state.piles])
      list.reverse();
    expect(JSON.stringify(seen(play, 0))).toBe(before);
  });

  test('[6.3.5] everything on the table is public, for spectators too', () => {
    const play = atTurn({ seats: 2, round: 6, goals: true, specials: 'effect' }, (state) => {
      paint(state, 1, ['WwW.....']);
      state.stands[0] = 1;
      player(state, 1).won = [3, 44];
      player(state, 1).privateCard = 12;
      player(state, 1).privateCells = 1;
      state.players.forEach((item, seat) => {
        item.side = seat;
      });
      summit(state, 1, 'special-effect-extra-chain', true);
    });
    for (const viewer of [0, null]) {
      const view = seen(play, viewer);
      expect(view.players[1]).toMatchObject({ won: [3, 44], privateCard: 12, privateCells: 1, side: 1 });
      expect(view.players[1]?.temple.cells).toEqual(player(play.state, 1).temple.cells);
      expect([view.players[1]?.temple.reserve, view.players[1]?.temple.laid.at(-1)]).toEqual([
        9,
        2 * special('special-effect-extra-chain') + 1,
      ]);
      expect([view.open, view.stands]).toEqual([play.state.open, play.state.stands]);
    }
  });

  test('an imagined table fits the view, keeps what was passed on, and deals the rest from what is left', () => {
    const play = newGame(3, {}, 11);
    const random = new FastRandom(4);
    playUntil(play, (now) => now.question?.task.do === 'build');
    const mine = seen(play, 1).players[2]?.slots;
    expect(mine?.filter((tile) => tile !== HIDDEN)).toHaveLength(1);
    const deals = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const imagined = templeOfFate.imagine(seen(play, 1), random);
      const known = (mine ?? []).findIndex((tile) => tile !== HIDDEN);
      expect(imagined.players[2]?.slots[known]).toBe(mine?.[known]);
      expect(templeOfFate.view(imagined, 1)).toEqual(seen(play, 1));
      deals.add(String(imagined.players[2]?.slots));
    }
    expect(deals.size).toBeGreaterThan(20);
  });

  test('what others hold or plan never shows in the views, moves or questions of a seat', () => {
    const random = new FastRandom(77);
    for (const [index, options] of [
      {},
      { hummingbird: true },
      { specials: 'effect' as const, goals: true },
    ].entries()) {
      const play = newGame(3, options, index + 20);
      while (!play.over) {
        for (const viewer of [0, 1, 2, null]) {
          const other = templeOfFate.imagine(seen(play, viewer), random);
          expect(templeOfFate.view(other, viewer)).toEqual(seen(play, viewer));
        }
        const seats = play.seats();
        const seat = seats[random.below(seats.length)] ?? 0;
        const list = play.moves(seat);
        play.make(at(list, random.below(list.length)), seat);
      }
    }
  });
});
