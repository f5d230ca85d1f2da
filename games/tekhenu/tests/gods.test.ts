import { describe, expect, test } from 'vitest';
import {
  cell,
  goods,
  kinds,
  legal,
  legalOf,
  make,
  market,
  player,
  pointsFor,
  reason,
  tile,
  turnOf,
  vp,
} from './scene.ts';

describe('Horus', () => {
  const plan = { dice: 'horus white4', players: [{ granite: 4 }] };

  test('[6.1.1] the granite under the leftmost statue, a statue left and a target', () => {
    const costs = [0, 1, 2, 3, 4, 5].map((statues) => {
      const running = make(
        turnOf({ dice: 'horus white4', players: [{ granite: 9, statues }] }),
        'take horus white4',
        'act horus',
        'statue row',
      );
      return 9 - (goods(running).granite ?? 0);
    });
    expect(costs).toEqual([2, 2, 3, 3, 4, 4]);
    const blocked = turnOf({ ...plan, gods: 'hathor:1', people: 'row:1 column:1 workshops:1 quarries:1' });
    expect(legalOf(make(blocked, 'take horus white4'), 'act')).toEqual([]);
    expect(reason(blocked, 'act horus')).toMatchObject({ rule: '6.1.2', why: 'why.no-statue-space' });
  });

  test('[6.1.2] the god is the token on the value; a free open slot is needed', () => {
    const running = make(turnOf(plan), 'take horus white4', 'act horus');
    expect(legalOf(running, 'statue')).toEqual([
      'statue hathor',
      'statue row',
      'statue column',
      'statue workshops',
      'statue quarries',
    ]);
    expect(reason(running, 'statue ra')).toMatchObject({ rule: '6.1.2', why: 'why.other-god' });
    make(running, 'statue hathor');
    expect(running.state.godStatues[6]).toBe(0);
    const second = make(
      turnOf({ ...plan, seats: 3, gods: 'hathor:0' }),
      'take horus white4',
      'act horus',
      'statue hathor',
    );
    expect(second.state.godStatues.slice(6, 9)).toEqual([0, 0, -1]);
  });

  test('[6.1.3, X32] three players: the builder of a god statue gets the bonus of the position at once', () => {
    const bonus = (seats: number) =>
      goods(make(turnOf({ ...plan, seats }), 'take horus white4', 'act horus', 'statue hathor'));
    expect(bonus(3)).toEqual({ granite: 2, gold: 1 });
    expect(bonus(2)).toEqual({ granite: 2 });
    expect(bonus(4)).toEqual({ granite: 2 });
  });

  test('[X47, R46] three players: a second own statue for the same god brings no bonus', () => {
    const tokens = 'bastet osiris thoth ra hathor horus';
    const running = make(
      turnOf({ ...plan, seats: 3, tokens, gods: 'ra:0' }),
      'take horus white4',
      'act horus',
      'statue ra',
    );
    expect(running.state.godStatues.slice(3, 6)).toEqual([0, 0, -1]);
    expect(goods(running)).toEqual({ granite: 1 + 1 });
  });

  test('[6.1.4] a statue for the people takes any free space and the gold there, whatever the value', () => {
    const running = make(turnOf({ ...plan, people: 'workshops:1' }), 'take horus white4', 'act horus');
    expect(legalOf(running, 'statue')).not.toContain('statue workshops');
    expect(reason(running, 'statue workshops')).toMatchObject({ rule: '6.1.4' });
    make(running, 'statue quarries');
    expect(goods(running)).toEqual({ granite: 2, gold: 1 });
    expect(running.state.gold).toEqual([1, 1, 0, 0, 1]);
  });

  test('[6.1.5, X42] a temple statue pays 3 VP for each own pillar in its line, and its gold', () => {
    const temple = 'r3c1:P22:0:0 r3c5:P23:0:0 r3c2:P24:0:1 r1c3:P25:0:0';
    const row = make(
      turnOf({ ...plan, temple, raSlots: 'P01 P02 P03' }),
      'take horus white4',
      'act horus',
      'statue row',
    );
    expect(pointsFor(row, 'temple statue')).toBe(6);
    expect(goods(row).gold).toBe(1);
    const column = make(
      turnOf({ ...plan, temple, raSlots: 'P01 P02 P03' }),
      'take horus white4',
      'act horus',
      'statue column',
    );
    expect(pointsFor(column, 'temple statue')).toBe(3);
    const osiris = make(
      turnOf({ ...plan, temple, raSlots: 'P01 P02 P03' }),
      'take horus white4',
      'act horus',
      'statue quarries',
    );
    expect(vp(osiris)).toBe(10);
  });

  test('[RB13] four players: a statue for Hathor pays its owner when others do Hathor, not on the own action', () => {
    const built = make(
      turnOf({ seats: 4, dice: 'horus white4', players: [{ granite: 2 }] }),
      'take horus white4',
      'act horus',
      'statue hathor',
    );
    expect(goods(built)).toEqual({});
    const hathor = (seat: number) =>
      make(
        turnOf({ seats: 4, gods: 'hathor:0', dice: 'hathor brown1', players: [{ bread: 2 }, { bread: 2 }] }, seat),
        'take hathor brown1',
        'act hathor',
        'build w3',
      );
    expect(goods(hathor(1), 0)).toEqual({ bread: 2, gold: 1 });
    expect(pointsFor(hathor(0), 'statue bonus')).toBe(0);
    expect(goods(hathor(0)).gold).toBeUndefined();
  });
});

describe('Ra', () => {
  const lay = (plan: object, cellName: string, turns = 0, die = 'white5') =>
    make(turnOf({ dice: `ra ${die}`, ...plan }), `take ra ${die}`, 'act ra', `lay ${cellName}`, `turn ${turns}`);
  const rich = [{ limestone: 9 }];

  test('[6.2.1] the tile by value: 5-6 left, 3-4 middle, 1-2 right; any empty cell, any turn, its cost', () => {
    const laid = [1, 2, 3, 4, 5, 6].map(
      (face) => lay({ raSlots: 'P01 P08 P16', players: rich }, 'r2c2', 0, `white${face}`).state.tiles[6] ?? 0,
    );
    expect(laid.map((value) => value >> 2)).toEqual([
      tile('P16'),
      tile('P16'),
      tile('P08'),
      tile('P08'),
      tile('P01'),
      tile('P01'),
    ]);
    const running = lay({ raSlots: 'P01 P08 P16', players: [{ limestone: 4 }] }, 'r2c2', 0, 'white1');
    expect(goods(running).limestone).toBeUndefined();
    const asking = make(turnOf({ dice: 'ra white1', temple: 'r1c1:P02', players: rich }), 'take ra white1', 'act ra');
    expect(legalOf(asking, 'lay')).toHaveLength(24);
    expect(reason(asking, 'lay r1c1')).toMatchObject({ rule: '6.2.1', why: 'why.cell-taken' });
    make(asking, 'lay r1c2');
    expect(legal(asking)).toEqual(['turn 0', 'turn 1', 'turn 2', 'turn 3']);
    const empty = make(turnOf({ dice: 'ra white1', raSlots: 'P01 P02 -', players: rich }), 'take ra white1');
    expect(reason(empty, 'act ra')).toMatchObject({ rule: '6.2.1', why: 'why.no-tile' });
  });

  test('[6.2.2] 1 VP for each building of anybody serving the row or the column, none for statues', () => {
    const running = lay({ players: rich, spaces: 'w3:0 s3:1 w1:1', people: 'row:1 column:0' }, 'r3c3', 0, 'white1');
    expect(pointsFor(running, 'buildings in line')).toBe(2);
  });

  test('[6.2.3] 1 VP for each edge that matches a neighbouring tile or the outer edge', () => {
    // P22 unturned shows carnelian, lapis, malachite, amber; above lies P24 with carnelian in the south.
    const running = lay({ raSlots: 'P01 P02 P22', temple: 'r2c3:P24:0', players: rich }, 'r3c3', 0, 'white1');
    expect(pointsFor(running, 'matching edges')).toBe(1);
    const edge = lay({ raSlots: 'P01 P02 P22', players: rich }, 'r1c5', 0, 'white1');
    expect(pointsFor(edge, 'matching edges')).toBe(4);
    const side = lay({ raSlots: 'P01 P02 P22', players: rich }, 'r1c2', 1, 'white1');
    expect(pointsFor(side, 'matching edges')).toBe(0);
  });

  test('[RB14] P22 unturned on the north-west corner: two matches of 2 VP', () => {
    const running = lay({ raSlots: 'P01 P02 P22', players: rich }, 'r1c1', 0, 'white1');
    expect(pointsFor(running, 'matching edges')).toBe(4);
  });

  test('[6.2.4] the full reward of the covered cell', () => {
    expect(goods(lay({ players: [{ limestone: 2 }] }, 'r2c2', 0, 'white1'))).toEqual({ bread: 2 });
    expect(goods(lay({ players: [{ limestone: 2 }] }, 'r3c3', 0, 'white1'))).toEqual({ faith: 3 });
  });

  test('[6.2.5] 3, 2 or 1 VP for the slot', () => {
    const slot = (face: number) => pointsFor(lay({ players: rich }, 'r3c3', 0, `white${face}`), 'tile slot');
    expect([6, 4, 2].map(slot)).toEqual([3, 2, 1]);
  });

  test('[6.2.6, RB15] the ability works when the background equals the light of the Ra sector', () => {
    const gold = (wheel: number, technologies = '') =>
      goods(
        make(
          turnOf({ wheel, dice: 'ra gray1', raSlots: 'P01 P02 P17', players: [{ limestone: 4, technologies }] }),
          'take ra gray1',
          'act ra',
          'lay r1c1',
          'turn 0',
        ),
      ).gold;
    expect(gold(0)).toBe(2);
    expect(gold(5)).toBeUndefined();
    expect(gold(3)).toBeUndefined();
    expect(gold(5, 'T09')).toBe(2);
  });

  test('[6.2.7] the pillar comes after the ability', () => {
    const running = lay({ raSlots: 'P17 P02 P03', players: rich }, 'r1c1');
    expect(kinds(running).indexOf('ability')).toBeGreaterThan(-1);
    expect(kinds(running).indexOf('pillar')).toBeGreaterThan(kinds(running).indexOf('ability'));
    expect(running.state.pillars[0]).toBe(0);
    expect(player(running).pillars).toBe(1);
  });

  test('[6.2.8] tiles slide right, a new one comes to the left; an empty stack leaves the left slot empty', () => {
    const plan = { raSlots: 'P22 P23 P24', stack: 'P07', players: rich };
    expect(lay(plan, 'r1c1', 0, 'white5').state.raSlots).toEqual([tile('P07'), tile('P23'), tile('P24')]);
    expect(lay(plan, 'r1c1', 0, 'white3').state.raSlots).toEqual([tile('P07'), tile('P22'), tile('P24')]);
    expect(lay(plan, 'r1c1', 0, 'white1').state.raSlots).toEqual([tile('P07'), tile('P22'), tile('P23')]);
    const last = turnOf({ ...plan, dice: 'ra white1' });
    last.state.stack = [];
    make(last, 'take ra white1', 'act ra', 'lay r1c1', 'turn 0');
    expect(last.state.raSlots).toEqual([-1, tile('P22'), tile('P23')]);
  });

  test('[X10] a complete Ra action', () => {
    const running = lay(
      { raSlots: 'P17 P22 P23', spaces: 'w2:1 s4:0', stack: 'P07', players: [{ limestone: 4 }] },
      'r2c4',
      0,
      'white5',
    );
    expect(vp(running)).toBe(15);
    expect(goods(running)).toEqual({ papyrus: 2, gold: 2 });
    expect(running.state.pillars[cell('r2c4')]).toBe(0);
    expect(running.state.raSlots[0]).toBe(tile('P07'));
  });
});

describe('Hathor', () => {
  const plan = { dice: 'hathor brown4', players: [{ bread: 2 }] };

  test('[6.3.1] any open space that can be paid, whatever the value', () => {
    const running = make(
      turnOf({ ...plan, players: [{ bread: 3 }], spaces: 'w2:1' }),
      'take hathor brown4',
      'act hathor',
    );
    expect(legalOf(running, 'build')).toEqual(['build w3', 'build w4', 'build s2', 'build s3', 'build s4']);
    expect(reason(running, 'build w1')).toMatchObject({ rule: '6.3.1', facts: { need: 4, have: 3 } });
    expect(reason(running, 'build w2')).toMatchObject({ why: 'why.space-taken' });
    expect(reason(running, 'build e1')).toMatchObject({ rule: '2.4.1' });
    make(running, 'build w4');
    expect(player(running).buildings).toBe(1);
    expect(running.state.spaces[3]).toBe(0);
  });

  test('[6.3.2] 3 VP for each own pillar in the line, nothing for others', () => {
    const temple = 'r3c1:P22:0:0 r3c2:P23:0:1 r3c3:P24:0:0';
    const running = make(
      turnOf({ ...plan, temple, raSlots: 'P01 P02 P03' }),
      'take hathor brown4',
      'act hathor',
      'build w3',
    );
    expect(pointsFor(running, 'pillars in line')).toBe(6);
  });

  test('[6.3.3] one item of each empty cell in the line, not the whole amount', () => {
    const running = make(turnOf(plan), 'take hathor brown4', 'act hathor', 'build w3');
    expect(goods(running)).toEqual({ papyrus: 1, limestone: 1, faith: 1, bread: 1, granite: 1 });
  });

  test('[6.3.4] population rises by the value', () => {
    const running = make(turnOf(plan), 'take hathor brown4', 'act hathor', 'build w3');
    expect(player(running).population).toBe(9);
    expect(player(running).happiness).toBe(2);
  });

  test('[X08] a line with own, rival and empty cells; section 3 opens', () => {
    const temple = 'r3c2:P22:0:0 r3c4:P23:0:1';
    const running = make(
      turnOf({ ...plan, temple, raSlots: 'P01 P02 P03' }),
      'take hathor brown4',
      'act hathor',
      'build w3',
    );
    expect(vp(running)).toBe(13);
    expect(goods(running)).toEqual({ papyrus: 1, faith: 1, granite: 1 });
    expect(player(running).population).toBe(9);
    expect(
      market(running)
        .slice(7, 11)
        .map((code) => code[0]),
    ).toEqual(['B', 'T', 'T', '3']);
    expect(running.state.open).toBe(3);
  });

  test('[X09, 7.4.T05, 7.4.T21] T21 pays a bread before the cost, T05 makes 5 VP of a pillar', () => {
    const temple = 'r3c2:P22:0:0 r3c4:P23:0:1';
    const base = { dice: 'hathor brown4', temple, raSlots: 'P01 P02 P03' };
    expect(legalOf(make(turnOf({ ...base, players: [{ bread: 1 }] }), 'take hathor brown4'), 'act')).toEqual([]);
    const running = make(
      turnOf({ ...base, players: [{ bread: 1, technologies: 'T05 T21' }] }),
      'take hathor brown4',
      'act hathor',
      'build w3',
    );
    expect(vp(running)).toBe(15);
    expect(goods(running).bread).toBeUndefined();
  });
});

describe('Bastet', () => {
  const plan = { dice: 'bastet gray3', players: [{ papyrus: 2, population: 9 }] };

  test('[6.4.1] 2 papyrus; happiness rises by the value up to the population, by nothing too', () => {
    const running = make(turnOf(plan), 'take bastet gray3', 'act bastet');
    expect(player(running).happiness).toBe(5);
    expect(goods(running)).toEqual({ scribe: 1 });
    const full = make(
      turnOf({ ...plan, players: [{ papyrus: 2, happiness: 5, population: 5 }] }),
      'take bastet gray3',
      'act bastet',
    );
    expect(player(full).happiness).toBe(5);
    expect(goods(full)).toEqual({ scribe: 1 });
  });

  test('[6.4.2] 2, 1 or no scribes by value', () => {
    const scribes = [1, 2, 3, 4, 5, 6].map(
      (face) =>
        goods(make(turnOf({ ...plan, dice: `bastet gray${face}` }), `take bastet gray${face}`, 'act bastet')).scribe ??
        0,
    );
    expect(scribes).toEqual([2, 2, 1, 1, 0, 0]);
  });

  test('[RB16] happiness 5, population 9, gray 6: four steps, no scribes', () => {
    const running = make(
      turnOf({ dice: 'bastet gray6', players: [{ papyrus: 2, happiness: 5, population: 9 }] }),
      'take bastet gray6',
      'act bastet',
    );
    expect(player(running).happiness).toBe(9);
    expect(goods(running)).toEqual({});
  });
});
