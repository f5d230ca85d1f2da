import { at, FastRandom, whyNot } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { chainsOf } from '../rules/chains.ts';
import { bareCells } from '../rules/content/boards.ts';
import { STRIP_PLACES } from '../rules/content/strips.ts';
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
  openCard,
  paint,
  player,
  reading,
  strip,
  summit,
  told,
  topRow,
} from './scene.ts';

/** A turn of seat 0 with these strips and a painted board. */
const turnWith = (held: readonly string[], picture: readonly string[], levels?: readonly string[]) =>
  atTurn({}, (state) => {
    paint(state, 0, picture, levels);
    player(state, 0).temple.held = held.map(strip);
  });
const why = (play: ReturnType<typeof turnWith>, text: string) => whyNot(play, 0, reading(text))?.rule;

describe('8.1 gaining', () => {
  test('[8.1.1] symbol, helper and the effect two-bonuses are the only sources', () => {
    const play = atTurn({}, (state) => {
      paint(state, 0, topRow('FFFFFF..'));
      openCard(state, 'blessing-fire-03');
    });
    // The card's cells show no symbol, and the player wins it: nothing is drawn.
    make(play, ['mark r0c0', 'occupy fire 1,2']);
    expect(told(play, 'strip drawn')).toEqual([]);
    const whys = new Set<string>();
    for (let seed = 1; seed < 40; seed++) {
      const game = turnsOf(seed);
      for (const { event } of game.told) if (event.kind === 'strip drawn') whys.add(event.why);
    }
    expect([...whys].toSorted()).toEqual(['effect', 'helper', 'symbol']);
  });

  test('[8.1.2] drawn from the top of the pile of its length, kept hidden, any number', () => {
    const play = atTurn({}, (state) => {
      paint(state, 0, topRow('FFFF.HH.'));
      openCard(state, 'blessing-fire-08');
      state.piles[1] = [strip('bonus-3-fire'), strip('bonus-3-hunt')];
      player(state, 0).temple.held = new Array<number>(9).fill(strip('bonus-2-water'));
    });
    make(play, ['mark r0c0', 'occupy fire 0']);
    expect(player(play.state, 0).temple.held.at(-1)).toBe(strip('bonus-3-hunt'));
    expect(player(play.state, 0).temple.held).toHaveLength(10);
    expect(templeOfFate.view(play.state, 1).players[0]?.temple.held.at(-1)).toBe(-3);
    const colour = play.told.find(({ event }) => event.kind === 'strip colour');
    expect(colour?.to).toBe(0);
  });

  test('[8.1.3, V33, R21] an empty pile gives nothing, the other is no substitute, and pieces never return', () => {
    const play = atTurn({}, (state) => {
      paint(state, 0, topRow('FFFF....'));
      openCard(state, 'blessing-fire-08');
      state.piles[1] = [];
    });
    make(play, ['mark r0c0', 'occupy fire 0']);
    expect(player(play.state, 0).temple.held).toEqual([]);
    expect(play.state.piles.map((pile) => pile.length)).toEqual([28, 0]);
    expect(told(play, 'pile empty')).toEqual([{ kind: 'pile empty', seat: 0, length: 3 }]);
    const placed = turnWith(['bonus-2-fire', 'bonus-2-hunt'], topRow('........'));
    make(placed, ['strip bonus-2-fire r0c0-r0c1']);
    expect(placed.state.piles.map((pile) => pile.length)).toEqual([28, 24]);
    expect(player(placed.state, 0).temple.strips).toHaveLength(1);
  });
});

describe('8.2 placing', () => {
  test('[8.2.1, R9] in the own build and the own priest turn, but not in the exchange or in the middle of a use', () => {
    const turn = turnWith(['bonus-2-fire', 'bonus-2-fire'], topRow('FF......'));
    const offered = (list: readonly string[]) => list.some((text) => text.startsWith('strip'));
    expect(offered(moves(turn, 0))).toBe(true);
    expect(offered(moves(turn, 1))).toBe(false);
    make(turn, ['mark r0c0']);
    expect(offered(moves(turn))).toBe(false);
    expect(whyNot(turn, 0, reading('strip bonus-2-fire r7c0-r7c1'))).toMatchObject({ rule: '8.2.1' });
    const give = (state: Parameters<typeof player>[0]) => {
      for (const item of state.players) {
        item.temple.held = [strip('bonus-2-fire')];
        item.drawn = [face('tile-1-fire'), face('tile-1-hunt'), face('tile-1-water')];
        item.looked = 3;
      }
    };
    expect(offered(moves(atExchange({}, give), 0))).toBe(false);
    const build = atBuild({}, (state) => {
      give(state);
      for (const item of state.players) item.slots = item.drawn;
    });
    expect(offered(moves(build, 0)) && offered(moves(build, 1))).toBe(true);
  });

  test('[8.2.2, V55] straight rows only, never around a corner', () => {
    for (const place of STRIP_PLACES) {
      const steps = new Set(place.slice(1).map((cell, step) => cell - (place[step] ?? 0)));
      expect([...steps].every((step) => step === 1 || step === 8) && steps.size === 1).toBe(true);
      if (steps.has(1)) expect(new Set(place.map((cell) => Math.floor(cell / 8))).size).toBe(1);
    }
    expect(STRIP_PLACES.map((place) => place.length).filter((length) => length === 2)).toHaveLength(112);
    expect(STRIP_PLACES.map((place) => place.length).filter((length) => length === 3)).toHaveLength(96);
    const play = atTurn({}, (state) => {
      player(state, 0).temple.cells = bareCells(1);
      player(state, 0).temple.held = [strip('bonus-3-fire')];
    });
    expect(moves(play)).toContain('strip bonus-3-fire r7c0-r7c2');
    expect(templeOfFate.read('strip bonus-3-fire r7c1-r6c0')).toBeNull();
  });

  test('[8.2.3, V12] every covered cell is empty: not an ornament, so never a priest', () => {
    const play = turnWith(['bonus-2-fire'], topRow('.Wh.....'));
    expect(moves(play)).toContain('strip bonus-2-fire r0c0-r1c0');
    expect(moves(play)).not.toContain('strip bonus-2-fire r0c0-r0c1');
    expect(why(play, 'strip bonus-2-fire r0c0-r0c1')).toBe('8.2.3');
    expect(why(play, 'strip bonus-2-fire r0c2-r0c3')).toBe('8.2.3');
  });

  test('[8.2.4, V27, R5, R8] not on the uncovered zone, on blocked cells, on ornaments or on another strip', () => {
    const play = turnWith(
      ['bonus-2-fire', 'bonus-2-water'],
      ['........', '.      .', '.      .', '.  ##  .', '.  ##  .'],
    );
    expect(why(play, 'strip bonus-2-fire r5c3-r5c4')).toBe('8.2.4');
    expect(why(play, 'strip bonus-2-fire r3c3-r3c4')).toBe('8.2.4');
    make(play, ['strip bonus-2-fire r0c0-r0c1']);
    expect(why(play, 'strip bonus-2-water r0c1-r0c2')).toBe('8.2.3');
    expect(moves(play)).not.toContain('strip bonus-2-water r0c1-r0c2');
  });

  test('[8.2.5, R6, R7, V26] one level, different tiles allowed; ring and tile are two levels', () => {
    const play = atTurn({}, (state) => {
      const { temple } = player(state, 0);
      temple.cells = bareCells(0);
      layTile(temple, face('tile-4-fire-hunt'), 0, 0);
      layTile(temple, face('tile-1-water'), 1, 1);
      layTile(temple, face('tile-1-water'), 2, 1);
      temple.held = [strip('bonus-2-water')];
    });
    expect(cellText(play.state, 0, 1, 3)).toBe('empty 1');
    expect(moves(play)).toContain('strip bonus-2-water r2c4-r2c5');
    expect(why(play, 'strip bonus-2-water r1c0-r1c1')).toBe('8.2.3');
    expect(why(play, 'strip bonus-2-water r0c3-r1c3')).toBe('8.2.5');
  });

  test('[V25] a length-3 strip on the ring of Jaguar makes a fire chain of 5', () => {
    const play = atTurn({}, (state) => {
      player(state, 0).temple.cells = bareCells(0);
      player(state, 0).temple.held = [strip('bonus-3-fire')];
    });
    make(play, ['strip bonus-3-fire r0c3-r0c5']);
    expect(chainsOf(player(play.state, 0).temple.cells).find(({ colour }) => colour === 0)?.length).toBe(5);
  });

  test('[8.2.6] a placed strip stays, joins chains, carries a marker and is covered like any ornament', () => {
    const play = turnWith(['bonus-2-fire', 'bonus-2-water'], topRow('FF......'));
    make(play, ['strip bonus-2-fire r0c2-r0c3']);
    expect(moves(play).filter((text) => text.includes('bonus-2-fire'))).toEqual([]);
    make(play, ['mark r0c3']);
    expect(play.question?.task).toMatchObject({ do: 'use', length: 4 });
    expect(cellText(play.state, 0, 0, 3)).toBe('fire 0+priest');
    const cover = atBuild({ round: 4 }, (state) => {
      paint(state, 0, ['........', ...new Array<string>(6).fill('........'), '........']);
      for (const seat of [0, 1]) builtBelow(state, seat, 2);
      for (const item of state.players) item.slots = [face('tile-1-hunt'), face('tile-1-hunt')];
      player(state, 0).temple.held = [strip('bonus-2-fire')];
    });
    make(cover, ['strip bonus-2-fire r2c2-r2c3', 'place tile-1-hunt l2-r0-c0 2'], 0);
    expect([cellText(cover.state, 0, 2, 2), cellText(cover.state, 0, 2, 3)]).toEqual(['empty 2', 'empty 2']);
  });

  test('[V36] on a face-down summit: two cells of level 3, but not three across two levels', () => {
    const levels = ['00000000', '01111110', '01222210', '01233210', '01233210', '01222210', '01111110', '00000000'];
    const play = turnWith(['bonus-2-fire', 'bonus-3-fire'], new Array<string>(8).fill('........'), levels);
    expect(moves(play)).toContain('strip bonus-2-fire r3c3-r3c4');
    expect(why(play, 'strip bonus-3-fire r3c2-r3c4')).toBe('8.2.5');
  });

  test('[V37] not on a face-up effect tile', () => {
    const play = atTurn({ round: 6, specials: 'effect' }, (state) => {
      paint(state, 0, ['........', '........', '........', '...##...', '...##...', '........', '........', '........']);
      summit(state, 0, 'special-effect-extra-chain', true);
      player(state, 0).temple.held = [strip('bonus-2-fire')];
    });
    expect(why(play, 'strip bonus-2-fire r3c3-r3c4')).toBe('8.2.4');
    expect(moves(play)).not.toContain('strip bonus-2-fire r3c3-r3c4');
  });
});

/** A whole random game with effect tiles. */
function turnsOf(seed: number) {
  const play = newGame(3, { specials: 'effect' }, seed);
  const random = new FastRandom(seed);
  while (!play.over) {
    const list = play.moves();
    play.make(at(list, random.below(list.length)));
  }
  return play;
}
