import { describe, expect, test } from 'vitest';
import { specialsOf } from '../rules/content/specials.ts';
import { templeOfFate } from '../rules/index.ts';
import type { TempleState } from '../rules/state.ts';
import { HIDDEN } from '../rules/view.ts';
import {
  atBuild,
  atExchange,
  face,
  make,
  moves,
  newGame,
  paint,
  player,
  special,
  strip,
  type TemplePlay,
} from './scene.ts';

const TILES = ['tile-1-fire', 'tile-1-hunt', 'tile-1-water'] as const;

/** The exchange of the variant; everybody has drawn the same three (two on level II). */
function blind(seats: number, round = 1): TemplePlay {
  return atExchange({ seats, round, hummingbird: true }, (state) => {
    for (const item of state.players) {
      item.drawn = TILES.slice(0, round > 3 ? 2 : 3).map(face);
      item.looked = 1;
    }
  });
}
const own = (play: TemplePlay, seat = 0) => templeOfFate.view(play.state, seat).players[seat];

describe('11.2 Hummingbird in Hand', () => {
  test('[11.2.1] tiles are seen one at a time, and a decision brings the next', () => {
    const play = blind(3);
    expect(own(play)?.drawn).toEqual([face(TILES[0]), HIDDEN, HIDDEN]);
    make(play, ['assign right'], 0);
    expect(own(play)?.drawn).toEqual([face(TILES[0]), face(TILES[1]), HIDDEN]);
    expect(moves(play, 0)).not.toContain('assign right');
  });

  test('[11.2.2] each tile takes a destination that is still free, in draw order', () => {
    const play = blind(4);
    expect(moves(play, 0)).toEqual(['assign keep', 'assign left', 'assign right']);
    make(play, ['assign left'], 0);
    expect(moves(play, 0)).toEqual(['assign keep', 'assign right']);
    const two = blind(2);
    expect(moves(two, 0)).toEqual(['assign keep', 'assign left']);
    make(two, ['assign left'], 0);
    expect(moves(two, 0)).toEqual(['assign keep', 'assign left']);
    make(two, ['assign left'], 0);
    expect(player(two.state, 0).routes).toEqual([1, 1, 0]);
    expect(moves(blind(3, 4), 0)).toEqual(['assign keep', 'assign left']);
  });

  test('[11.2.3, V17, R49] what is forced goes unseen, also by the giver', () => {
    const play = blind(3);
    make(play, ['assign right', 'assign keep'], 0);
    expect(play.seats()).toEqual([1, 2]);
    expect(own(play)?.drawn).toEqual([face(TILES[0]), face(TILES[1]), HIDDEN]);
    make(play, ['assign keep', 'assign left'], 1);
    make(play, ['assign keep', 'assign left'], 2);
    // Seat 0 gave its third tile to seat 1 without a look; it lies in the slot "from the right".
    expect(player(play.state, 1).slots[2]).toBe(face(TILES[2]));
    expect(templeOfFate.view(play.state, 0).players[1]?.slots).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(templeOfFate.view(play.state, 0).players[2]?.slots).toEqual([HIDDEN, face(TILES[0]), HIDDEN]);
    expect(templeOfFate.view(play.state, 1).players[1]?.slots).toEqual([face(TILES[0]), HIDDEN, HIDDEN]);
    const keep = blind(2);
    make(keep, ['assign keep'], 0);
    expect(player(keep.state, 0).ready).toBe(true);
    expect(own(keep)?.drawn).toEqual([face(TILES[0]), HIDDEN, HIDDEN]);
  });

  const blindBuild = (arrange: (state: TempleState) => void = () => {}) =>
    atBuild({ seats: 3, hummingbird: true }, (state) => {
      for (const item of state.players) item.slots = TILES.map(face);
      arrange(state);
    });

  test('[11.2.4] turn up one tile of choice, lay it, then the next; strips at any point in between', () => {
    const play = blindBuild((state) => {
      player(state, 0).temple.held = [strip('bonus-2-fire')];
    });
    const plain = (list: readonly string[]) => list.filter((text) => !text.startsWith('strip'));
    expect(plain(moves(play, 0))).toEqual(['turn-up 0', 'turn-up 1', 'turn-up 2']);
    expect(moves(play, 0).some((text) => text.startsWith('strip'))).toBe(true);
    make(play, ['turn-up 1'], 0);
    expect(plain(moves(play, 0)).every((text) => text.startsWith('place tile-1-hunt '))).toBe(true);
    make(play, ['strip bonus-2-fire r0c0-r0c1', 'place tile-1-hunt l1-r0-c0 0'], 0);
    expect(moves(play, 0)).toEqual(['turn-up 0', 'turn-up 2']);
    expect(own(play)?.slots).toEqual([HIDDEN, face('tile-1-hunt'), HIDDEN]);
    make(play, ['turn-up 2', 'place tile-1-water l1-r0-c1 0', 'turn-up 0', 'place tile-1-fire l1-r0-c2 0', 'done'], 0);
    expect(play.seats()).toEqual([1, 2]);
  });

  test('[11.2.5, R42] round 6: use the first special tile or discard it and use the second', () => {
    const last = () =>
      atBuild({ round: 6, hummingbird: true }, (state) => {
        for (const item of state.players) {
          item.drawn = [special('special-mono-fire'), special('special-mono-hunt')];
          item.looked = 1;
        }
        paint(state, 0, new Array<string>(8).fill('........'));
      });
    const first = last();
    expect(moves(first, 0)).toEqual(['summit special-mono-fire up', 'summit special-mono-fire down', 'decline']);
    make(first, ['summit special-mono-fire up'], 0);
    expect(templeOfFate.view(first.state, 0).players[0]?.discard).toBe(HIDDEN);
    expect(player(first.state, 0).discard).toBe(special('special-mono-hunt'));
    const second = last();
    make(second, ['decline'], 0);
    expect(moves(second, 0)).toEqual(['summit special-mono-hunt up', 'summit special-mono-hunt down']);
    make(second, ['summit special-mono-hunt down'], 0);
    expect(templeOfFate.view(second.state, 0).players[0]?.discard).toBe(special('special-mono-fire'));
  });

  test('turning up a tile one has kept and seen is no news, turning up a received one is', () => {
    const play = blindBuild((state) => {
      player(state, 0).known = 1;
    });
    play.gained = false;
    make(play, ['turn-up 0'], 0);
    expect(play.gained).toBe(false);
    make(play, ['place tile-1-fire l1-r0-c0 0', 'turn-up 1'], 0);
    expect(play.gained).toBe(true);
  });
});

describe('11.3 special sets', () => {
  test('[11.3.1] effect: the eight effect tiles instead of the single-colour ones', () => {
    const { specials } = newGame(2, { specials: 'effect' }).state;
    expect(specials.toSorted((a, b) => a - b)).toEqual([4, 4, 5, 5, 6, 6, 7, 7]);
  });

  test('[11.3.2] mixed: one tile of each colour and one of each effect', () => {
    expect(specialsOf('mixed').toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(newGame(4, { specials: 'mixed' }).state.specials).toHaveLength(8);
  });
});
