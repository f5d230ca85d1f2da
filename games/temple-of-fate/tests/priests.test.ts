import { whyNot } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { chainsOf } from '../rules/chains.ts';
import type { TempleState } from '../rules/state.ts';
import {
  atBuild,
  atTurn,
  builtBelow,
  card,
  cellText,
  face,
  god,
  make,
  moves,
  openCard,
  paint,
  player,
  reading,
  stand,
  strip,
  type TemplePlay,
  told,
  topRow,
} from './scene.ts';

/** Opens small cards of every god, so that only what a test opens is of interest. */
function plainCards(state: TempleState): void {
  for (const name of ['fire', 'hunt', 'water', 'fertility', 'supreme']) openCard(state, `blessing-${name}-03`);
}

/** A turn of seat 0 whose ring's first row is painted, with a card opened. */
function turnWith(row: string, open: string, arrange: (state: TempleState) => void = () => {}, seats = 2): TemplePlay {
  return atTurn({ seats }, (state) => {
    paint(state, 0, topRow(row));
    plainCards(state);
    openCard(state, open);
    arrange(state);
  });
}

const reserve = (play: TemplePlay, seat = 0): number => player(play.state, seat).temple.reserve;
const held = (play: TemplePlay, seat = 0): readonly number[] => player(play.state, seat).temple.held;
const sets = (play: TemplePlay, name: string): readonly string[] =>
  moves(play)
    .filter((text) => text.startsWith(`occupy ${name} `))
    .map((text) => text.split(' ')[2] ?? '');

describe('7.0 the turn', () => {
  test('[7.0.1] at most two chains a turn, and none at all is allowed', () => {
    const play = turnWith('FF.FF.FF', 'blessing-fire-10');
    expect(moves(play)).toContain('end');
    make(play, ['mark r0c0', 'occupy fire 2', 'mark r0c3', 'occupy fire 3']);
    // Nothing is left to do: the turn is over by itself.
    expect(play.question?.task.do).toBe('exchange');
    const idle = turnWith('FF.FF.FF', 'blessing-fire-10');
    make(idle, ['end']);
    expect(told(idle, 'turn ended')[0]).toEqual({ kind: 'turn ended', seat: 0 });
    const held = turnWith('FF.FF.FF', 'blessing-fire-10', (state) => {
      player(state, 0).temple.held = [strip('bonus-2-water')];
    });
    make(held, ['mark r0c0', 'occupy fire 2', 'mark r0c3', 'occupy fire 3']);
    expect(moves(held).some((text) => text.startsWith('mark'))).toBe(false);
    expect(whyNot(held, 0, reading('mark r0c6'))).toMatchObject({ rule: '7.0.1' });
  });

  test('[7.0.2] bonus ornaments before, between and after the uses', () => {
    const play = turnWith('FF.FF...', 'blessing-fire-10', (state) => {
      player(state, 0).temple.held = [strip('bonus-2-water'), strip('bonus-2-hunt'), strip('bonus-3-water')];
    });
    make(play, ['strip bonus-2-water r7c0-r7c1', 'mark r0c0', 'occupy fire 2', 'strip bonus-2-hunt r7c3-r7c4']);
    make(play, ['mark r0c3', 'occupy fire 3', 'strip bonus-3-water r7c5-r7c7']);
    expect(held(play)).toEqual([]);
    expect(chainsOf(player(play.state, 0).temple.cells).map(({ length }) => length)).toEqual([2, 2, 2, 2, 3]);
  });

  test('[7.0.3] ending the turn is on the list whenever something else is', () => {
    const play = turnWith('FF.FF...', 'blessing-fire-10', (state) => {
      player(state, 0).temple.held = [strip('bonus-2-water')];
    });
    expect(moves(play)).toContain('end');
    make(play, ['mark r0c0', 'occupy fire 2']);
    expect(moves(play)).toContain('end');
    make(play, ['strip bonus-2-water r7c0-r7c1']);
    make(play, ['end']);
    expect(play.question?.task.do).toBe('exchange');
  });

  test('[7.0.4, V28, R14] with one priest only strips and ending remain; without a strip the turn ends by itself', () => {
    const alone = (pieces: readonly string[]) =>
      turnWith('FFFF....', 'blessing-fire-10', (state) => {
        player(state, 0).temple.reserve = 1;
        player(state, 0).temple.held = pieces.map(strip);
      });
    const play = alone(['bonus-2-water']);
    expect(moves(play).every((text) => text === 'end' || text.startsWith('strip'))).toBe(true);
    expect(moves(play)).toContain('end');
    expect(whyNot(play, 0, reading('mark r0c0'))).toMatchObject({ rule: '7.1.5', facts: { reserve: 1 } });
    expect(alone([]).question?.task.do).toBe('exchange');
    expect(told(alone([]), 'turn ended')).toContainEqual({ kind: 'turn ended', seat: 0 });
  });
});

describe('7.1 which uses are legal', () => {
  test('[7.1.1, V10, 7.3.2] only an own chain of two or more without any priest, however much it has grown', () => {
    const play = turnWith('FFFFFFf.', 'blessing-fire-10', (state) =>
      paint(state, 0, ['FFFFFFf.', '.      W', '.      W']),
    );
    expect(moves(play).filter((text) => text.startsWith('mark'))).toEqual(['mark r1c7', 'mark r2c7']);
    expect(whyNot(play, 0, reading('mark r0c0'))).toMatchObject({ rule: '7.1.1' });
    expect(whyNot(play, 0, reading('mark r7c7'))).toMatchObject({ rule: '7.1.2' });
    const lone = turnWith('F.HH....', 'blessing-fire-10');
    expect(moves(lone)).toEqual(['end', 'mark r0c2', 'mark r0c3']);
    expect(whyNot(lone, 0, reading('mark r0c0'))).toMatchObject({ rule: '4.3.1' });
  });

  test('[7.1.2, R11] the marker goes on any cell of the chain: ring, tile or bonus ornament', () => {
    const play = atTurn({}, (state) => {
      paint(state, 0, ['.FF.....', '. FF....'], ['00000000', '01111110']);
      player(state, 0).temple.held = [strip('bonus-2-fire')];
      openCard(state, 'blessing-fire-10');
    });
    make(play, ['strip bonus-2-fire r1c4-r1c5']);
    const marks = moves(play).filter((text) => text.startsWith('mark'));
    expect(marks).toEqual(['mark r0c1', 'mark r0c2', 'mark r1c2', 'mark r1c3', 'mark r1c4', 'mark r1c5']);
    make(play, ['mark r1c5']);
    expect(cellText(play.state, 0, 1, 5)).toBe('fire 1+priest');
  });

  test('[7.1.3, V53, V11, 7.1.6] a fire chain serves the Fire card or the Supreme one, never both and never another god', () => {
    const play = turnWith('FFFFFF..', 'blessing-fire-08', (state) => openCard(state, 'blessing-supreme-05'));
    make(play, ['mark r0c0']);
    expect(new Set(moves(play).map((text) => text.split(' ')[1]))).toEqual(new Set(['fire', 'supreme']));
    expect(whyNot(play, 0, reading('occupy hunt 2'))).toMatchObject({ rule: '7.1.3' });
    make(play, ['occupy supreme 2']);
    // One use, one card: the rest of the length is gone and the chain is marked.
    expect(play.state.stands.filter((seat) => seat === 0)).toHaveLength(1);
    expect(moves(play).some((text) => text.startsWith('mark') || text.startsWith('occupy'))).toBe(false);
  });

  test('[7.1.4, V1] legal sets of 4 3 2 2 with a chain of 5', () => {
    const play = turnWith('FFFFF...', 'blessing-fire-08');
    make(play, ['mark r0c2']);
    expect(sets(play, 'fire').toSorted()).toEqual(['0', '1', '2', '3', '1,2', '1,3', '2,3'].toSorted());
    expect(whyNot(play, 0, reading('occupy fire 0,2'))).toMatchObject({ rule: '7.1.4', facts: { sum: 6, length: 5 } });
    expect(whyNot(play, 0, reading('occupy fire 1,2,3'))).toMatchObject({ rule: '7.1.4', facts: { sum: 7 } });
  });

  const nineWater = (arrange: (state: TempleState) => void = () => {}) =>
    atTurn({}, (state) => {
      paint(state, 0, ['WWWWWWWW', '.      W']);
      plainCards(state);
      openCard(state, 'blessing-supreme-09');
      arrange(state);
    });

  test('[V2] 22 legal sets of 4 4 3 2 2 with a chain of 9', () => {
    const play = nineWater();
    make(play, ['mark r0c0']);
    const legal = sets(play, 'supreme');
    expect(legal).toHaveLength(22);
    expect(legal).toEqual(expect.arrayContaining(['0,2,3', '0,1']));
    expect(legal).not.toContain('0,1,3');
  });

  test('[V3] three of five cells: reserve 6, and nobody else can win the card', () => {
    const play = nineWater();
    make(play, ['mark r0c0', 'occupy supreme 0,2,3']);
    expect(reserve(play)).toBe(6);
    const other = atTurn({ seat: 1 }, (state) => {
      openCard(state, 'blessing-supreme-09');
      stand(state, 'supreme', { 0: 0, 2: 0, 3: 0 });
      paint(state, 1, topRow('FFFFFF..'));
    });
    make(other, ['mark r0c0', 'occupy supreme 1,4']);
    expect(told(other, 'card won')).toMatchObject([{ seat: 0 }]);
  });

  test('[V4] the two leftmost cells: reserve 7; three against two would lose them, two against two would not', () => {
    const play = nineWater();
    make(play, ['mark r0c0', 'occupy supreme 0,1']);
    expect(reserve(play)).toBe(7);
    const rival = (row: string, own: Record<number, number>, set: string) => {
      const scene = atTurn({ seats: 3, seat: 1 }, (state) => {
        openCard(state, 'blessing-supreme-09');
        stand(state, 'supreme', { 0: 0, 1: 0, ...own });
        paint(state, 1, topRow(row));
      });
      make(scene, ['mark r0c0', `occupy supreme ${set}`]);
      return told(scene, 'card won');
    };
    expect(rival('FFFFFFF.', {}, '2,3,4')).toMatchObject([{ seat: 1, by: 'majority' }]);
    expect(rival('FFFFF...', { 4: 2 }, '2,3')).toMatchObject([{ seat: 0, by: 'leftmost' }]);
  });

  test('[7.1.5, V29] the reserve pays for the marker and every cell', () => {
    const play = nineWater((state) => {
      player(state, 0).temple.reserve = 3;
    });
    make(play, ['mark r0c0']);
    expect(sets(play, 'supreme')).toContain('0,1');
    expect(sets(play, 'supreme')).not.toContain('0,2,3');
    expect(whyNot(play, 0, reading('occupy supreme 0,2,3'))).toMatchObject({
      rule: '7.1.5',
      facts: { priests: 3, reserve: 2 },
    });
  });

  test('[7.1.7, V9] length that is not spent is lost; the chain is marked', () => {
    const play = turnWith('FFFFFFFF', 'blessing-fire-08', (state) => {
      player(state, 0).temple.held = [strip('bonus-2-water')];
    });
    make(play, ['mark r0c0', 'occupy fire 0,2']);
    expect(play.state.stands.slice(0, 4)).toEqual([0, -1, 0, -1]);
    expect(moves(play).some((text) => text.startsWith('mark'))).toBe(false);
    expect(whyNot(play, 0, reading('mark r0c5'))).toMatchObject({ rule: '7.1.1' });
  });

  test('[7.1.8, R15] any affordable set of free cells, also on a card one stands on already', () => {
    const play = turnWith('FF.FFF..', 'blessing-fire-10');
    make(play, ['mark r0c0', 'occupy fire 4', 'mark r0c3']);
    expect(sets(play, 'fire').toSorted()).toEqual(['1', '2', '3']);
    expect(whyNot(play, 0, reading('occupy fire 4'))).toMatchObject({ rule: '7.1.8' });
    make(play, ['occupy fire 2']);
    expect(play.state.stands.slice(0, 5)).toEqual([-1, -1, 0, -1, 0]);
  });

  test('[R13] a use needs a card cell: a chain that can pay for none is not offered', () => {
    const play = turnWith('FF.HHH..', 'blessing-fire-03', (state) => {
      openCard(state, 'blessing-supreme-03');
      stand(state, 'fire', { 2: 1 });
    });
    expect(moves(play)).toEqual(['end', 'mark r0c3', 'mark r0c4', 'mark r0c5']);
    expect(whyNot(play, 0, reading('mark r0c0'))).toMatchObject({ rule: '7.1.4', facts: { length: 2, least: 3 } });
    make(play, ['mark r0c3']);
    expect(moves(play)).not.toContain('end');
  });
});

describe('7.2 what a use does', () => {
  test('[7.2.1] the marker leaves the reserve first, then one priest for each cell', () => {
    const play = turnWith('FFFFF...', 'blessing-fire-08');
    make(play, ['mark r0c1']);
    expect([reserve(play), cellText(play.state, 0, 0, 1)]).toEqual([9, 'fire 0+priest']);
    make(play, ['occupy fire 1,2']);
    expect([reserve(play), play.state.stands.slice(0, 4)]).toEqual([7, [-1, 0, 0, -1]]);
  });

  test('[7.2.2, V6, V7] exactly one cell with a symbol draws its strip; two cells draw nothing', () => {
    const pair = turnWith('FFFFF...', 'blessing-fire-08');
    make(pair, ['mark r0c0', 'occupy fire 1,2']);
    expect(held(pair)).toEqual([]);
    const single = turnWith('FFFFF...', 'blessing-fire-08', (state) => {
      state.piles = [[strip('bonus-2-hunt')], [strip('bonus-3-water')]];
    });
    make(single, ['mark r0c0', 'occupy fire 0']);
    expect(held(single)).toEqual([strip('bonus-3-water')]);
    expect(told(single, 'strip drawn')).toEqual([{ kind: 'strip drawn', seat: 0, length: 3, why: 'symbol' }]);
    // It may be placed at once and used with the second chain.
    make(single, ['strip bonus-3-water r7c0-r7c2', 'mark r7c1']);
    expect(single.question?.task).toMatchObject({ do: 'use', length: 3 });
    const plain = turnWith('FF......', 'blessing-fire-08');
    make(plain, ['mark r0c0', 'occupy fire 3']);
    expect(held(plain)).toEqual([]);
  });

  test('[7.2.3] a full card is complete: most priests win', () => {
    const play = turnWith('FFFF....', 'blessing-fire-08', (state) => stand(state, 'fire', { 0: 1, 1: 0 }));
    make(play, ['mark r0c0', 'occupy fire 2,3']);
    expect(told(play, 'card won')).toMatchObject([{ seat: 0, by: 'majority' }]);
    expect(player(play.state, 0).won).toEqual([card('blessing-fire-08')]);
    const open = turnWith('FFFF....', 'blessing-fire-08', (state) => stand(state, 'fire', { 0: 1 }));
    make(open, ['mark r0c0', 'occupy fire 2,3']);
    expect(told(open, 'card won')).toEqual([]);
  });

  test('[7.2.4, V5] a tie of three goes to the leftmost priest; all priests return and the next card opens', () => {
    const play = turnWith('FFF.....', 'blessing-fire-03', (state) => stand(state, 'fire', { 1: 1, 2: 2 }), 3);
    const next = play.state.decks[0]?.at(-1);
    make(play, ['mark r0c0', 'occupy fire 0']);
    expect(told(play, 'card won')).toMatchObject([{ seat: 0, by: 'leftmost' }]);
    expect([0, 1, 2].map((seat) => reserve(play, seat))).toEqual([9, 10, 10]);
    expect(play.state.open[0]).toBe(next);
  });

  test('[V47, R20] the leftmost priest is compared among the tied only', () => {
    const play = atTurn({ seats: 3, seat: 2 }, (state) => {
      openCard(state, 'blessing-supreme-09');
      stand(state, 'supreme', { 0: 1, 1: 2, 2: 0, 3: 0 });
      paint(state, 2, topRow('HH......'));
    });
    make(play, ['mark r0c0', 'occupy supreme 4']);
    expect(told(play, 'card won')).toMatchObject([{ seat: 2, by: 'leftmost' }]);
  });

  test('[7.2.5] the winner takes the card at once, face up', () => {
    const play = turnWith('FF......', 'blessing-fire-01', (state) => stand(state, 'fire', { 0: 1, 1: 1 }));
    make(play, ['mark r0c0', 'occupy fire 2']);
    expect(player(play.state, 1).won).toEqual([card('blessing-fire-01')]);
    expect(play.state.open[0]).not.toBe(card('blessing-fire-01'));
  });

  test('[7.2.6] card priests return, markers stay', () => {
    const play = turnWith('FF......', 'blessing-fire-01', (state) => stand(state, 'fire', { 0: 1, 1: 1 }));
    expect([reserve(play, 0), reserve(play, 1)]).toEqual([10, 8]);
    make(play, ['mark r0c0', 'occupy fire 2']);
    expect([reserve(play, 0), reserve(play, 1)]).toEqual([9, 10]);
    expect(cellText(play.state, 0, 0, 0)).toBe('fire 0+priest');
    expect(play.state.stands.slice(0, 5)).toEqual([-1, -1, -1, -1, -1]);
  });

  test('[7.2.7, V8, R18] helper and symbol bonus together', () => {
    const play = turnWith('HHHH....', 'blessing-hunt-08', (state) => {
      stand(state, 'hunt', { 1: 1, 2: 1, 3: 1 });
      state.piles = [[strip('bonus-2-fire')], [strip('bonus-3-hunt')]];
    });
    make(play, ['mark r0c0', 'occupy hunt 0']);
    expect(told(play, 'card won')).toMatchObject([{ seat: 1 }]);
    expect(held(play)).toEqual([strip('bonus-3-hunt'), strip('bonus-2-fire')]);
    expect([reserve(play, 0), reserve(play, 1)]).toEqual([9, 10]);
    expect(cellText(play.state, 0, 0, 0)).toBe('hunt 0+priest');
  });

  test('[V31, R19] two priests complete and lose on the tie: helper bonus, no symbol bonus', () => {
    const play = turnWith('FFFF....', 'blessing-fire-08', (state) => stand(state, 'fire', { 0: 1, 1: 1 }));
    make(play, ['mark r0c0', 'occupy fire 2,3']);
    expect(told(play, 'card won')).toMatchObject([{ seat: 1, by: 'leftmost' }]);
    expect(told(play, 'strip drawn')).toEqual([{ kind: 'strip drawn', seat: 0, length: 2, why: 'helper' }]);
  });

  test('[V32] completing and winning without a symbol gives no strip', () => {
    const play = turnWith('FF......', 'blessing-fire-05', (state) => stand(state, 'fire', { 0: 0, 1: 1 }));
    make(play, ['mark r0c0', 'occupy fire 2']);
    expect(told(play, 'card won')).toMatchObject([{ seat: 0, by: 'majority' }]);
    expect(told(play, 'strip drawn')).toEqual([]);
  });

  test('[V51] the last single priest of the winner: symbol bonus, no helper bonus, reserve up by two', () => {
    const play = turnWith('WWWW....', 'blessing-water-08', (state) => stand(state, 'water', { 1: 0, 2: 0, 3: 0 }));
    expect(reserve(play)).toBe(7);
    make(play, ['mark r0c0', 'occupy water 0']);
    expect(reserve(play)).toBe(9);
    expect(told(play, 'strip drawn')).toEqual([{ kind: 'strip drawn', seat: 0, length: 3, why: 'symbol' }]);
  });

  test('[7.2.8, V43] the last card of a deck leaves its god without a card: water then serves the Supreme God only', () => {
    const play = turnWith('WW.WWW..', 'blessing-water-01', (state) => {
      stand(state, 'water', { 0: 0, 1: 0 });
      state.decks[god('water')] = [];
    });
    make(play, ['mark r0c0', 'occupy water 2']);
    expect(play.state.open[god('water')]).toBe(-1);
    expect(told(play, 'deck empty')).toEqual([{ kind: 'deck empty', god: god('water') }]);
    make(play, ['mark r0c3']);
    expect(new Set(moves(play).map((text) => text.split(' ')[1]))).toEqual(new Set(['supreme']));
    expect(whyNot(play, 0, reading('occupy water 0'))).toMatchObject({ rule: '7.2.8' });
  });

  test('[7.2.9, V50, R16, R17, R45] the second use may spend returned priests on the new card', () => {
    const play = turnWith('FF.FFF..', 'blessing-fire-01', (state) => {
      stand(state, 'fire', { 0: 0, 1: 0 });
      player(state, 0).temple.reserve = 2;
      state.decks[0]?.push(card('blessing-fire-07'));
    });
    make(play, ['mark r0c0', 'occupy fire 2']);
    expect([reserve(play), play.state.open[0]]).toEqual([3, card('blessing-fire-07')]);
    make(play, ['mark r0c3']);
    expect(sets(play, 'fire')).toContain('0');
    make(play, ['occupy fire 1']);
    expect(play.state.stands.slice(0, 4)).toEqual([-1, 0, -1, -1]);
  });

  test('[V30] one chain fills a whole card: won at once, reserve 9, no strip, next card open for the second use', () => {
    const play = turnWith('FFFFFFF.', 'blessing-fire-02', (state) => {
      paint(state, 0, ['FFFFFFF.', '.      F', '.      F']);
    });
    make(play, ['mark r0c0', 'occupy fire 0,1,2']);
    expect([reserve(play), player(play.state, 0).won, held(play)]).toEqual([9, [card('blessing-fire-02')], []]);
    expect(moves(play)).toContain('mark r1c7');
  });
});

describe('7.3 markers', () => {
  /** Level I full of empty cells, with a picture laid over it, at the build of round 4. */
  const levelTwo = (picture: readonly string[]) =>
    atBuild({ round: 4 }, (state) => {
      paint(state, 0, picture);
      for (const seat of [0, 1]) builtBelow(state, seat, 2);
      for (const item of state.players) item.slots = [face('tile-2-adjacent-fire-fire'), face('tile-1-hunt')];
    });
  const waters = (play: TemplePlay) =>
    chainsOf(player(play.state, 0).temple.cells).filter(({ colour }) => colour === 2);

  test('[7.3.1] a marker stays until a tile covers its cell', () => {
    const play = levelTwo([
      '........',
      '.wWWWWW.',
      '..w.....',
      '........',
      '........',
      '........',
      '........',
      '........',
    ]);
    make(play, ['place tile-2-adjacent-fire-fire l2-r1-c1 0'], 0);
    expect(reserve(play)).toBe(8);
    make(play, ['place tile-1-hunt l2-r0-c0 0'], 0);
    expect(reserve(play)).toBe(9);
    expect(cellText(play.state, 0, 1, 1)).toBe('water 1+priest');
  });

  test('[7.3.3] when its marker is covered, what is left of a chain is usable again', () => {
    const play = levelTwo([
      '........',
      '.WW.....',
      '..w.....',
      '........',
      '........',
      '........',
      '........',
      '........',
    ]);
    expect(waters(play)).toMatchObject([{ length: 3, marked: true }]);
    make(play, ['place tile-1-hunt l2-r0-c0 0'], 0);
    expect(waters(play)).toMatchObject([{ length: 2, marked: false }]);
  });

  test('[7.3.4, V35, R23] a tile splits a marked chain: the part without a priest is usable', () => {
    const play = levelTwo([
      '........',
      '.W..w...',
      '.WWWW...',
      '........',
      '........',
      '........',
      '........',
      '........',
    ]);
    expect(waters(play)).toMatchObject([{ length: 6, marked: true }]);
    make(play, ['place tile-2-adjacent-fire-fire l2-r0-c0 0'], 0);
    expect(reserve(play)).toBe(9);
    expect(waters(play)).toMatchObject([
      { length: 2, marked: false },
      { length: 2, marked: true },
    ]);
  });

  test('[7.3.5, V34, R22] joining a marked and an unmarked chain gives a marked one', () => {
    const play = atTurn({}, (state) => {
      paint(state, 0, ['........', '.WWW.WW.', '......W.', '......w.', '........', '........', '........', '........']);
      player(state, 0).temple.held = [strip('bonus-2-water')];
    });
    expect(moves(play)).toContain('mark r1c1');
    make(play, ['strip bonus-2-water r1c4-r2c4']);
    expect(waters(play)).toMatchObject([{ length: 9, marked: true }]);
    // The turn is over: no use is left.
    expect(play.question?.task.do).toBe('exchange');
  });
});
