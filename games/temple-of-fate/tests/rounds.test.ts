import { at, copyPlain, whyNot } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { cellAt } from '../rules/content/geometry.ts';
import { FACES } from '../rules/content/tiles.ts';
import { templeOfFate } from '../rules/index.ts';
import { layTile } from '../rules/temple.ts';
import {
  atBuild,
  atExchange,
  atTurn,
  builtBelow,
  cellText,
  face,
  make,
  moves,
  newGame,
  paint,
  player,
  playUntil,
  reading,
  strip,
  type TemplePlay,
} from './scene.ts';

const F = 'tile-1-fire';
const H = 'tile-1-hunt';
const W = 'tile-1-water';

function drawnBy(play: TemplePlay, seat: number): readonly number[] {
  return player(play.state, seat).drawn;
}

/** Plays first moves until the exchange or build of a round. */
function roundOf(play: TemplePlay, round: number, task: string): void {
  playUntil(play, (now) => now.state.round === round && now.question?.task.do === task);
}

describe('6 rounds', () => {
  test('[6.0.1] rounds 1 to 3: three tiles each, exchanged, built on level I', () => {
    const play = newGame(4);
    for (const round of [1, 2, 3]) {
      roundOf(play, round, 'exchange');
      expect(drawnBy(play, 2)).toHaveLength(3);
      expect(player(play.state, 0).temple.laid.filter((laid) => laid >= 0)).toHaveLength(3 * (round - 1));
      roundOf(play, round, 'build');
      expect(player(play.state, 2).slots).toHaveLength(3);
      expect(moves(play, 2).filter((text) => text.startsWith('place') && !text.includes(' l1-'))).toEqual([]);
    }
  });

  test('[6.0.2] rounds 4 and 5: two tiles each, built on level II', () => {
    const play = newGame(4);
    for (const round of [4, 5]) {
      roundOf(play, round, 'exchange');
      expect(drawnBy(play, 0)).toHaveLength(2);
      roundOf(play, round, 'build');
      const places = moves(play, 0).filter((text) => text.startsWith('place'));
      expect(places.length).toBeGreaterThan(0);
      expect(places.every((text) => text.includes(' l2-'))).toBe(true);
    }
  });

  test('[6.0.3] round 6: two special tiles, no exchange, one is laid on the summit and the other discarded', () => {
    const play = newGame(3);
    roundOf(play, 6, 'build');
    expect(play.state.round).toBe(6);
    expect(drawnBy(play, 1)).toHaveLength(2);
    const [first = 0, second = 0] = drawnBy(play, 1);
    expect(moves(play, 1).every((text) => text.startsWith('summit') || text.startsWith('strip'))).toBe(true);
    play.make({ do: 'summit', special: first, up: true }, 1);
    expect(player(play.state, 1).temple.laid.at(-1)).toBe(2 * first + 1);
    expect(player(play.state, 1).discard).toBe(second);
  });

  test('[6.1.1, R25, 11.2.6] a choice made stays hidden until all have chosen', () => {
    for (const hummingbird of [false, true]) {
      const play = newGame(3, { hummingbird });
      const before = templeOfFate.view(play.state, 1);
      while (play.moves(0).length > 0) play.make(at(play.moves(0), 0), 0);
      expect(play.seats()).toEqual([1, 2]);
      const after = templeOfFate.view(play.state, 1);
      expect({ ...after, players: [] }).toEqual({ ...before, players: [] });
      expect(after.players[0]).toEqual({ ...before.players[0], ready: true });
      roundOf(play, 1, 'build');
      const cells = templeOfFate.view(play.state, 1).players[0]?.temple;
      while (play.moves(0).length > 0) play.make(at(play.moves(0), 0), 0);
      expect(play.seats()).toEqual([1, 2]);
      expect(templeOfFate.view(play.state, 1).players[0]?.temple).toEqual(cells);
      expect(templeOfFate.view(play.state, null).players[0]?.temple).toEqual(cells);
      while (play.question?.task.do === 'build') play.make(at(play.moves(), 0), play.seat);
      expect(templeOfFate.view(play.state, 1).players[0]?.temple).not.toEqual(cells);
      // That a build is finished is all that was told.
      expect(play.told.filter(({ event }) => event.kind === 'build done')).toHaveLength(3);
    }
  });

  test('[6.1.2] a move that is not on the list is refused and changes nothing', () => {
    const play = newGame(2);
    const before = copyPlain(play.state);
    const wrong = reading('place tile-1-fire l2-r0-c0 0');
    expect(play.moves().some((move) => templeOfFate.key(move) === templeOfFate.key(wrong))).toBe(false);
    whyNot(play, 0, wrong);
    expect(play.state).toEqual(before);
    const keys = play.moves().map(templeOfFate.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('[6.2.1, V56] tiles are drawn from the top, seat 0 first, each all at once', () => {
    const chance = newGame(3).state;
    const drawn = chance.players.flatMap((item) => item.drawn);
    expect(drawn).toHaveLength(9);
    expect(chance.stock).toHaveLength(43);
    // The same shuffle with two players begins with the same tiles from the top.
    const two = newGame(2).state;
    expect(two.players.flatMap((item) => item.drawn)).toEqual(drawn.slice(0, 6));
    expect(two.stock.slice(-3).reverse()).toEqual(drawn.slice(6));
  });

  const threeTiles = (seats: number) =>
    atExchange({ seats, round: 1 }, (state) => {
      for (const item of state.players) {
        item.drawn = [face(F), face(H), face(W)];
        item.looked = 3;
      }
    });

  test('[6.2.2] three or four players: one kept, one left, one right, six ways', () => {
    for (const seats of [3, 4]) {
      const play = threeTiles(seats);
      expect(moves(play, 1).toSorted()).toEqual(
        [
          `exchange ${F} ${H} ${W}`,
          `exchange ${F} ${W} ${H}`,
          `exchange ${H} ${F} ${W}`,
          `exchange ${H} ${W} ${F}`,
          `exchange ${W} ${F} ${H}`,
          `exchange ${W} ${H} ${F}`,
        ].toSorted(),
      );
      for (let seat = 0; seat < seats; seat++) make(play, [`exchange ${F} ${H} ${W}`], seat);
      // The tile from the left neighbour is what it gave to its right, and the other way round.
      expect(player(play.state, 0).slots).toEqual([face(F), face(W), face(H)]);
    }
  });

  test('[6.2.3, V19] two players: one kept, two given, three ways; each has three tiles', () => {
    const play = threeTiles(2);
    expect(moves(play, 0)).toHaveLength(3);
    const hand = (...tiles: readonly string[]) =>
      atExchange({ seats: 2 }, (state) => {
        for (const item of state.players) item.drawn = tiles.map(face);
      });
    // The order of the two gifts means nothing, nor which of two equal tiles is kept.
    expect(moves(hand(W, H, F), 0)).toContain(`exchange ${W} ${F} ${H}`);
    expect(moves(hand(F, F, H), 0)).toEqual([`exchange ${F} ${F} ${H}`, `exchange ${H} ${F} ${F}`]);
    make(play, [`exchange ${W} ${F} ${H}`], 0);
    make(play, [`exchange ${F} ${H} ${W}`], 1);
    expect(player(play.state, 0).slots).toEqual([face(W), face(H), face(W)]);
    expect(player(play.state, 1).slots).toEqual([face(F), face(F), face(H)]);
  });

  test('[6.2.4, R27] level II: one kept, one to the left neighbour, which with two players is the opponent', () => {
    for (const seats of [2, 3, 4]) {
      const play = atExchange({ seats, round: 5 }, (state) => {
        state.players.forEach((item, seat) => {
          item.drawn = [face(F), seat === 0 ? face('tile-4-water-hunt') : face(H)];
          item.looked = 2;
        });
      });
      expect(moves(play, 0)).toEqual([`exchange ${F} tile-4-water-hunt`, `exchange tile-4-water-hunt ${F}`]);
      make(play, [`exchange ${F} tile-4-water-hunt`], 0);
      for (let seat = 1; seat < seats; seat++) make(play, [`exchange ${F} ${H}`], seat);
      expect(player(play.state, 1).slots).toEqual([face(F), face('tile-4-water-hunt')]);
    }
  });

  test('[6.2.5] every tile gets a destination, and received tiles are first seen when all have chosen', () => {
    const play = threeTiles(3);
    expect(moves(play, 0).every((text) => text.split(' ').length === 4)).toBe(true);
    make(play, [`exchange ${F} ${H} ${W}`], 0);
    make(play, [`exchange ${H} ${F} ${W}`], 1);
    const seen = JSON.stringify(templeOfFate.view(play.state, 2));
    make(play, [`exchange ${F} ${W} ${H}`], 2);
    expect(seen).not.toContain('"slots":[0');
    expect(templeOfFate.view(play.state, 2).players[2]?.slots).toEqual([face(F), face(W), face(F)]);
    expect(whyNot(threeTiles(3), 0, reading(`exchange ${F} ${F} ${H}`))?.rule).toBe('6.2.5');
  });

  const building = (round: number, ...tiles: readonly string[]) =>
    atBuild({ round }, (state) => {
      for (const item of state.players) item.slots = tiles.map(face);
      if (round > 3) state.players.forEach((_, seat) => void builtBelow(state, seat, 2));
    });

  test('[6.2.6, R4] all own tiles are laid, in any order, none is kept back', () => {
    const play = building(1, F, H, W);
    expect(new Set(moves(play, 0).map((text) => text.split(' ')[1]))).toEqual(new Set([F, H, W]));
    make(play, [`place ${W} l1-r2-c2 0`, `place ${F} l1-r0-c0 0`], 0);
    expect(play.seats()).toEqual([0, 1]);
    expect(moves(play, 0).every((text) => text.startsWith(`place ${H} `))).toBe(true);
    expect(whyNot(play, 0, reading('done'))).toMatchObject({ rule: '6.2.6' });
    expect(whyNot(play, 0, reading(`place ${F} l1-r0-c1 0`))).toMatchObject({ rule: '6.2.6' });
    make(play, [`place ${H} l1-r0-c1 0`], 0);
    expect(moves(play, 0)).toEqual(['done']);
    make(play, ['done'], 0);
    expect(play.seats()).toEqual([1]);
  });

  test('[6.2.7, R2, R3] exactly one free area of the level, whether or not it touches other tiles', () => {
    const play = building(1, F, H, W);
    make(play, [`place ${F} l1-r0-c0 0`], 0);
    const areas = new Set(moves(play, 0).map((text) => text.split(' ')[2]));
    expect(areas.size).toBe(8);
    expect(areas.has('l1-r2-c2')).toBe(true);
    expect(areas.has('l1-r0-c0')).toBe(false);
    expect(whyNot(play, 0, reading(`place ${H} l1-r0-c0 1`))).toMatchObject({ rule: '6.2.7' });
    expect(whyNot(play, 0, reading(`place ${H} l2-r0-c0 1`))).toMatchObject({ rule: '6.0.1' });
    // A tile between two areas can't even be written down.
    expect(templeOfFate.read(`place ${H} r1c2 0`)).toBeNull();
  });

  test('[6.2.8] every tile may be turned in four ways', () => {
    const play = building(1, F, H, W);
    expect(moves(play, 0)).toHaveLength(3 * 9 * 4);
    const turns = moves(play, 0).filter((text) => text.startsWith(`place ${F} l1-r1-c1 `));
    expect(turns.map((text) => text.at(-1))).toEqual(['0', '1', '2', '3']);
  });

  test('[6.2.9] bonus ornaments before, between and after the tiles, each judged on what lies there then', () => {
    const play = atBuild({ round: 1 }, (state) => {
      for (const item of state.players) item.slots = [face(F), face(H), face(W)];
      player(state, 0).temple.held = [strip('bonus-2-fire'), strip('bonus-2-water'), strip('bonus-3-hunt')];
    });
    expect(moves(play, 0)).not.toContain('strip bonus-2-fire r2c1-r2c2');
    make(play, ['strip bonus-2-water r0c0-r0c1', `place ${F} l1-r0-c0 0`, 'strip bonus-2-fire r2c1-r2c2'], 0);
    make(play, [`place ${H} l1-r0-c1 0`, `place ${W} l1-r2-c2 0`], 0);
    expect(moves(play, 0)).toContain('done');
    make(play, ['strip bonus-3-hunt r7c1-r7c3'], 0);
    make(play, ['done'], 0);
    expect(play.seats()).toEqual([1]);
    expect(cellText(play.state, 0, 2, 1)).toBe('fire 1');
  });

  test('[6.2.10, V13] a tile sends the priests under it back to the reserve at once', () => {
    const play = atBuild({ round: 4 }, (state) => {
      paint(state, 0, ['........', '.f......', '..w.....', '........', '........', '........', '........', '........']);
      builtBelow(state, 0, 2);
      builtBelow(state, 1, 2);
      for (const item of state.players) item.slots = [face(F), face(H)];
    });
    expect(player(play.state, 0).temple.reserve).toBe(8);
    make(play, [`place ${F} l2-r0-c0 0`], 0);
    expect(player(play.state, 0).temple.reserve).toBe(9);
    expect(cellText(play.state, 0, 1, 1)).toBe('fire 1+priest');
    expect(cellText(play.state, 0, 2, 2)).toBe('fire 2');
  });

  test('[6.2.11] one priest turn each, clockwise from the holder of the token', () => {
    const play = newGame(4);
    roundOf(play, 1, 'turn');
    const order: number[] = [];
    while (play.question?.task.do === 'turn' && play.state.round === 1) {
      order.push(play.seat);
      make(play, ['end']);
    }
    const first = order[0] ?? 0;
    expect(order).toEqual([0, 1, 2, 3].map((step) => (first + step) % 4));
    expect(play.state.first).toBe((first + 1) % 4);
  });

  test('[6.2.12, V44, R28] the token moves clockwise after rounds 1 to 5, on level II too', () => {
    const play = newGame(4, {}, 3);
    const starter = play.state.first;
    const firsts: number[] = [];
    for (let round = 1; round <= 6; round++) {
      playUntil(play, (now) => now.state.round === round);
      firsts.push(play.state.first);
    }
    expect(firsts).toEqual([0, 1, 2, 3, 0, 1].map((step) => (starter + step) % 4));
    playUntil(play, (now) => now.over);
    expect(play.state.first).toBe(firsts.at(-1));
  });

  test('[6.2.13] priests stay on boards and incomplete cards between rounds; after round 6 comes scoring', () => {
    const play = atTurn({ seats: 2, round: 3, turns: 2 }, (state) => {
      paint(state, 0, ['FFFF....', ...new Array<string>(6).fill('........'), '........']);
      builtBelow(state, 0, 2);
      builtBelow(state, 1, 2);
    });
    make(play, ['mark r0c0']);
    const occupied = moves(play)[0] ?? '';
    make(play, [occupied]);
    if (moves(play).includes('end')) make(play, ['end']);
    expect(play.state.round).toBe(4);
    expect(play.state.stands.filter((seat) => seat === 0)).toHaveLength(1);
    expect(cellText(play.state, 0, 0, 0)).toBe('fire 0+priest');
    roundOf(play, 6, 'turn');
    playUntil(play, (now) => now.over);
    expect(play.told.at(-1)?.event.kind).toBe('scored');
  });

  test('[V18] four players use up the stock in round 5', () => {
    const play = newGame(4);
    roundOf(play, 5, 'build');
    expect(play.state.stock).toEqual([]);
    expect(FACES.reduce((sum, { count }) => sum + count, 0)).toBe(52);
  });

  test('[R10] tiles cover bonus ornaments, fully or in part', () => {
    const play = atBuild({ round: 4 }, (state) => {
      const { temple } = player(state, 0);
      for (const area of [0, 1, 2, 3, 4, 5, 6, 7, 8]) layTile(temple, face(F), area, area === 0 ? 0 : 1);
      builtBelow(state, 1, 2);
      temple.held = [strip('bonus-2-water')];
      for (const item of state.players) item.slots = [face(H), face(W)];
    });
    make(play, ['strip bonus-2-water r2c1-r2c2', `place ${H} l2-r0-c0 1`], 0);
    expect([cellText(play.state, 0, 2, 1), cellText(play.state, 0, 2, 2)]).toEqual(['water 1', 'empty 2']);
    expect(player(play.state, 0).temple.cells[cellAt(2, 3)]).not.toBe(0);
  });
});
