import { describe, expect, test } from 'vitest';
import { GOALS } from '../rules/content/goals.ts';
import { templeOfFate } from '../rules/index.ts';
import { goalState, pointsOf } from '../rules/scoring.ts';
import type { TempleState } from '../rules/state.ts';
import { atTurn, bareState, card, make, openCard, paint, player, stand, strip, topRow } from './scene.ts';

/** A table at the end, with small known cards open. */
function atEnd(arrange: (state: TempleState) => void, seats = 2): TempleState {
  const state = bareState({ seats, round: 6, goals: true });
  state.agenda = [];
  for (const name of ['fire', 'hunt', 'water', 'fertility', 'supreme']) openCard(state, `blessing-${name}-08`);
  arrange(state);
  return state;
}
const total = (state: TempleState, seat = 0): number => pointsOf(state, seat).total;
const goalMet = (state: TempleState, id: string, seat = 0): boolean =>
  GOALS.flat().some((goal) => goal.id === id && goalState(state, seat, goal).met);

describe('10 end and scoring', () => {
  test('[10.1] the game ends after the last priest turn of round 6, priests stay on incomplete cards', () => {
    const play = atTurn({ round: 6, seat: 1, turns: 2 }, (state) => {
      openCard(state, 'blessing-fire-08');
      stand(state, 'fire', { 2: 0 });
      paint(state, 1, topRow('FF......'));
    });
    make(play, ['mark r0c0', 'occupy fire 3']);
    expect(play.over).toBe(true);
    expect(play.state.stands.slice(0, 4)).toEqual([-1, -1, 0, 1]);
    expect(play.told.filter(({ event }) => event.kind === 'scored')).toHaveLength(2);
  });

  test('[10.2] large points of every completed card', () => {
    const state = atEnd((now) => {
      player(now, 0).won = [card('blessing-fire-08'), card('blessing-hunt-03')];
    });
    expect(pointsOf(state, 0)).toMatchObject({ large: 13, small: 0, total: 13 });
  });

  test('[10.3, V15, V52, R38] small points for the leader of an incomplete card; nobody without priests', () => {
    const state = atEnd((now) => stand(now, 'fire', { 1: 0, 2: 1 }), 3);
    expect([0, 1, 2].map((seat) => pointsOf(state, seat).small)).toEqual([3, 0, 0]);
    const lone = atEnd((now) => stand(now, 'hunt', { 3: 1 }));
    expect([total(lone, 0), total(lone, 1)]).toEqual([0, 3]);
  });

  test('[V42, R34] a private card: small points with a priest on it, nothing without', () => {
    const state = atEnd((now) => {
      player(now, 0).privateCard = card('blessing-hunt-02');
      player(now, 0).privateCells = 1;
      player(now, 1).privateCard = card('blessing-hunt-03');
    });
    expect([total(state, 0), total(state, 1)]).toEqual([2, 0]);
  });

  test('[10.4] one point for each bonus ornament kept, whatever its length', () => {
    const state = atEnd((now) => {
      player(now, 0).temple.held = [strip('bonus-2-fire'), strip('bonus-3-fire'), strip('bonus-3-hunt')];
    });
    expect(pointsOf(state, 0)).toMatchObject({ strips: 3, total: 3 });
  });

  test('[V46] cards 8 and 5, a led card for 3, two strips: 18', () => {
    const state = atEnd((now) => {
      player(now, 0).won = [card('blessing-fire-08'), card('blessing-hunt-03')];
      stand(now, 'water', { 0: 0 });
      player(now, 0).temple.held = [strip('bonus-2-fire'), strip('bonus-2-fire')];
    });
    expect(total(state)).toBe(18);
  });

  test('[10.5, 11.1.2] goals of the chosen side alone', () => {
    const rich = (side: number) =>
      atEnd((now) => {
        paint(now, 0, ['FFFFFFFF', 'F......F', 'F......F', '', '', '', '', '']);
        player(now, 0).side = side;
        player(now, 0).temple.reserve = 4;
      });
    // Side a: a chain of 12 (4); 12 empty zone cells are too many. Side b: four priests (4).
    expect(pointsOf(rich(0), 0)).toMatchObject({ goals: 4, total: 4 });
    expect(pointsOf(rich(1), 0)).toMatchObject({ goals: 4, total: 4 });
    expect(goalMet(rich(0), 'goal-faithful-servants')).toBe(true);
    expect(pointsOf(rich(-1), 0).goals).toBe(0);
  });

  const tied = (reserves: readonly number[]) =>
    templeOfFate.outcome(
      atEnd((now) => {
        reserves.forEach((reserve, seat) => {
          player(now, seat).temple.reserve = reserve;
          player(now, seat).won = [card('blessing-fire-08')];
          player(now, seat).temple.cells[0] = 1 | 32;
        });
        player(now, 2).won = [];
      }, 3),
    );

  test('[10.6, V16, R39] highest total; a tie goes to more priests in the reserve, others do not count', () => {
    const clear = atEnd((now) => {
      player(now, 1).won = [card('blessing-fire-08')];
      player(now, 0).temple.reserve = 10;
    });
    expect(templeOfFate.outcome(clear)).toEqual({ places: [2, 1], points: [0, 8], how: 'how.points' });
    expect(tied([3, 2, 9])).toEqual({ places: [1, 2, 3], points: [8, 8, 0], how: 'how.reserve' });
  });

  test('[10.7] what is still equal is shared', () => {
    expect(tied([2, 2, 9])).toEqual({ places: [1, 1, 3], points: [8, 8, 0], how: 'how.shared' });
  });
});

describe('3.4 and 11.1 higher goals', () => {
  const longChain = (cells: number, marked = false) =>
    atEnd((now) => {
      const first = `${'F'.repeat(Math.min(cells, 8)).padEnd(8, '.')}`;
      const down = Math.max(0, cells - 8);
      const rows = Array.from({ length: 6 }, (_, row) => (row < down ? '.      F' : '.      .'));
      paint(now, 0, [marked ? `f${first.slice(1)}` : first, ...rows, '........']);
      player(now, 0).side = 0;
    });

  test('[3.4.1, 11.1.3] Great Chain: ten cells or more, marked or not, ring included', () => {
    expect([longChain(9), longChain(10), longChain(10, true)].map((state) => pointsOf(state, 0).goals)).toEqual([
      0, 4, 4,
    ]);
  });

  test('[3.4.2] Four Prayers: a chain of four in every colour', () => {
    const prayers = (last: string) =>
      atEnd((now) => {
        paint(now, 0, ['FFFF.HHH', 'W      H', 'W      .', 'W      .', 'W      .', '.      .', '.      .', last]);
        player(now, 0).side = 0;
      });
    expect(pointsOf(prayers('GGGG....'), 0).goals).toBe(3);
    expect(pointsOf(prayers('GGG.G...'), 0).goals).toBe(0);
  });

  const pyramid = (empty: number, other = 'F', blocked = 0) =>
    atEnd((now) => {
      const zone = '#'.repeat(blocked) + '.'.repeat(empty) + other.repeat(36 - empty - blocked);
      const rows = Array.from({ length: 6 }, (_, row) => `.${zone.slice(6 * row, 6 * row + 6)}.`);
      paint(now, 0, ['........', ...rows, '........']);
      player(now, 0).side = 0;
    });

  test('[3.4.3, 11.1.4] Rich Adornment: at most ten empty cells of the 36, blocked ones are not empty', () => {
    expect(goalMet(pyramid(10), 'goal-rich-adornment')).toBe(true);
    expect(goalMet(pyramid(11), 'goal-rich-adornment')).toBe(false);
    expect(goalMet(pyramid(10, 'F', 4), 'goal-rich-adornment')).toBe(true);
    expect(pointsOf(pyramid(10, 'H'), 0).goals).toBe(4 + 4);
  });

  test('[V49] a strip placed in the last turn fulfils Rich Adornment and no longer gives its point', () => {
    const play = atTurn({ round: 6, turns: 2, goals: true }, (state) => {
      const zone = '...........'.padEnd(36, 'FHWG');
      const rows = Array.from({ length: 6 }, (_, row) => `.${zone.slice(6 * row, 6 * row + 6)}.`);
      paint(state, 0, ['........', ...rows, '........']);
      player(state, 0).side = 0;
      player(state, 0).temple.held = [strip('bonus-2-water')];
      player(state, 0).temple.reserve = 1;
    });
    expect(pointsOf(play.state, 0)).toMatchObject({ goals: 0, strips: 1 });
    make(play, ['strip bonus-2-water r1c1-r1c2']);
    expect(play.over).toBe(true);
    expect(pointsOf(play.state, 0)).toMatchObject({ goals: 4, strips: 0, total: 4 });
  });

  const sideB = (won: readonly string[], reserve: number, arrange: (state: TempleState) => void = () => {}) =>
    atEnd((now) => {
      player(now, 0).won = won.map(card);
      player(now, 0).side = 1;
      arrange(now);
      player(now, 0).temple.reserve = reserve;
    });

  test('[3.4.4, 11.1.5, R41] Honour to All: scored cards of four gods, incomplete and private ones included', () => {
    const gods = ['blessing-fire-01', 'blessing-hunt-01'];
    const more = (now: TempleState) => stand(now, 'supreme', { 0: 0 });
    const priv = (now: TempleState) => {
      player(now, 0).privateCard = card('blessing-water-01');
      player(now, 0).privateCells = 1;
    };
    expect(goalMet(sideB(gods, 0, more), 'goal-honour-to-all')).toBe(false);
    expect(
      goalMet(
        sideB(gods, 0, (now) => {
          more(now);
          priv(now);
        }),
        'goal-honour-to-all',
      ),
    ).toBe(true);
    expect(goalMet(sideB([...gods, 'blessing-water-01'], 0, more), 'goal-honour-to-all')).toBe(true);
  });

  test('[3.4.5, V48] Voice of the Supreme: two scored cards of that god; three gods are not four', () => {
    const state = sideB(['blessing-fire-01', 'blessing-water-01', 'blessing-supreme-01'], 4, (now) =>
      stand(now, 'supreme', { 1: 0 }),
    );
    expect(goalMet(state, 'goal-voice-of-the-supreme')).toBe(true);
    expect(goalMet(state, 'goal-honour-to-all')).toBe(false);
    expect(pointsOf(state, 0).goals).toBe(3 + 4);
    expect(goalMet(sideB(['blessing-supreme-01'], 0), 'goal-voice-of-the-supreme')).toBe(false);
  });

  test('[3.4.6, 11.1.6] Faithful Servants: four priests in the reserve, those on cards do not count', () => {
    expect(pointsOf(sideB([], 4), 0).goals).toBe(4);
    expect(
      pointsOf(
        sideB([], 3, (now) => stand(now, 'fire', { 0: 0, 1: 0 })),
        0,
      ).goals,
    ).toBe(0);
  });
});
