import { describe, expect, test } from 'vitest';
import { asked, finalOf, goods, legal, maatOf, make, pointsFor, quietly, reason, type ScenePlan, vp } from './scene.ts';

/** Points of decrees at the end; `decrees` go to seat 0. */
const worth = (decrees: string, plan: object = {}, scenePlan: ScenePlan = {}) =>
  pointsFor(finalOf({ players: [{ decrees, ...plan }, { happiness: 2 }], ...scenePlan }), 'decree');

describe('points of each decree', () => {
  test('[7.5.301] 301: 3 for each technology', () => {
    expect(worth('301', { technologies: 'T01 T05 T20' })).toBe(9);
  });

  test('[7.5.302, R31] 302: 4 for each different symbol among all own decrees, scored or not', () => {
    const running = finalOf({ players: [{ decrees: '302 301 305 306 312' }] });
    expect(legal(running)).toContain('score 302');
    make(running, 'score 302');
    expect(pointsFor(running, 'decree')).toBe(12);
  });

  test('[7.5.303, X45] 303: for 2 gold the points of another scored decree once more', () => {
    const running = finalOf({ players: [{ decrees: '303 318', statues: 4, gold: 2 }] });
    expect(legal(running)).toEqual(['score 318', 'done']);
    expect(reason(running, 'repeat 318')).toMatchObject({ rule: 'R31', why: 'why.not-scored' });
    make(running, 'score 318', 'repeat 318');
    expect(pointsFor(running, 'decree')).toBe(24);
    expect(goods(running)).toEqual({});
    const poor = make(finalOf({ players: [{ decrees: '303 318', statues: 4, gold: 1 }] }), 'score 318');
    expect(asked(poor)).toBe('over');
  });

  test('[R31] 303 cannot repeat 323 or what was not scored', () => {
    const state = finalOf({ players: [{ decrees: '303 312 318', statues: 1, gold: 4 }] });
    make(state, 'score 318');
    expect(legal(state)).toContain('repeat 318');
    expect(legal(state)).not.toContain('repeat 312');
    const players = [{ decrees: '323 303 318', gold: 2, ankh: 0 }, { ankh: 1 }];
    const used = make(maatOf({ players }, 4), 'produce bread', 'value 1');
    // 303 shares the ibis with 323, so 318 is scored by itself and nothing is repeated.
    expect(legal(used)).toEqual([]);
    expect(used.state.players[0]?.scored).toEqual([22, 17]);
  });

  test('[7.5.304, R12] 304: up to the population symbols, 4 for each paid with a resource', () => {
    const running = finalOf({ players: [{ decrees: '304', population: 16, bread: 1, gold: 1 }] });
    expect(legal(running)).toEqual(['score 304 2', 'score 304 1', 'done']);
    make(running, 'score 304 2');
    expect(pointsFor(running, 'decree')).toBe(8);
    expect(goods(running)).toEqual({});
    const low = finalOf({ players: [{ decrees: '304', population: 8, bread: 4 }] });
    expect(asked(low)).toBe('over');
    const scribes = finalOf({
      players: [{ decrees: '304', population: 21, bread: 1, scribe: 2, technologies: 'T10' }],
    });
    expect(legal(scribes)[0]).toBe('score 304 3');
  });

  test('[7.5.305, X25] 305: 4 for each happiness symbol', () => {
    expect(worth('305', { happiness: 18 })).toBe(12);
    expect(worth('305', { happiness: 8 })).toBe(0);
  });

  test('[7.5.306] 306: own happiness less the lowest on the track', () => {
    expect(worth('306', { happiness: 15 })).toBe(13);
    expect(worth('306', { happiness: 1 })).toBe(0);
  });

  test('[R34] 306 in solo counts the opponent too', () => {
    const solo = finalOf({ seats: 1, players: [{ decrees: '306', happiness: 15 }, { happiness: 4 }] });
    expect(pointsFor(solo, 'decree')).toBe(11);
  });

  test('[7.5.307, X52] 307: 3 for each scribe, T10 or not', () => {
    expect(worth('307', { scribe: 2, gold: 3, technologies: 'T10' })).toBe(6);
  });

  test('[7.5.308, X27] 308: 2 for gold, 1 for other resources, at most 20; nothing on the scales', () => {
    const points = (plan: object) =>
      pointsFor(make(finalOf({ players: [{ decrees: '308', ...plan }] }), 'score 308'), 'decree');
    expect(points({ gold: 8, papyrus: 9 })).toBe(20);
    expect(points({ gold: 2, papyrus: 3, granite: 1, excess: 9, scribe: 4, faith: 4 })).toBe(8);
  });

  test('[X26] population 19, three resources: 304 takes all three, then 308 has none; 304 not after 308', () => {
    const plan = { players: [{ decrees: '304 308', population: 19, bread: 2, gold: 1 }] };
    const running = make(finalOf(plan), 'score 304 3', 'score 308');
    expect(pointsFor(running, 'decree')).toBe(12);
    expect(goods(running)).toEqual({});
    const late = make(finalOf(plan), 'score 308');
    expect(asked(late)).toBe('over');
  });

  test('[7.5.309] 309: 3 for each quarry; 310: 3 for each workshop; 311: 2 for each Osiris building; no statues', () => {
    const board = { osiris: 'papyrus-1:0 bread-2:0 limestone-3:0 granite-4:1', people: 'workshops:0 quarries:0' };
    expect(worth('309', {}, board)).toBe(3);
    expect(worth('310', {}, board)).toBe(6);
    expect(worth('311', {}, board)).toBe(6);
  });

  test('[7.5.312] 312, 313, 314, 315, 317, 321 by pieces', () => {
    const board = {
      spaces: 'w1:0 w2:0 s1:1',
      osiris: 'papyrus-1:0',
      temple: 'r5c5:P22:0:0 r4c4:P23:0:0 r3c3:P24:0:0',
      people: 'row:0',
      gods: 'ra:0',
      raSlots: 'P01 P02 P03',
    };
    expect(worth('312', {}, board)).toBe(6);
    expect(worth('313', {}, board)).toBe(9);
    expect(worth('314', {}, board)).toBe(4 + 4);
    expect(worth('315', {}, board)).toBe(6 + 4);
    expect(worth('317', {}, board)).toBe(4 + 6);
    expect(worth('321', {}, board)).toBe(3);
  });

  test('[7.5.316] 316: 4 for each god statue; 318: 3 for each statue; 319: 5 for each people statue', () => {
    const board = { people: 'row:0 quarries:0', gods: 'ra:0 thoth:1' };
    expect(worth('316', {}, board)).toBe(4);
    expect(worth('318', {}, board)).toBe(9);
    expect(worth('319', {}, board)).toBe(10);
  });

  test('[7.5.320] 320: 10 for the first, 5 for the second in the final order', () => {
    const at = (order: readonly number[]) => worth('320', {}, { seats: 3, order });
    expect([at([0, 1, 2]), at([1, 0, 2]), at([1, 2, 0])]).toEqual([10, 5, 0]);
  });

  test('[7.5.322, X28] 322: half the faces on the left pan, rounded up', () => {
    expect(worth('322', { left: 'white5 black2', right: 'gray6', under: 'gray4', faith: 3 })).toBe(4);
  });

  test('[7.5.324, R33] 324: temple buildings and pillar alignments again; statues count for pillars only', () => {
    const board = { spaces: 'w3:0 w1:0', people: 'row:0', temple: 'r3c3:P22:0:0 r5c5:P23:0:0', raSlots: 'P01 P02 P03' };
    // Two buildings; the pillar on r3c3 sees w3 and the row statue.
    expect(worth('324', {}, board)).toBe(2 + 2);
  });
});

describe('choosing decrees', () => {
  test('[8.3.1, RB10] 312, 318, 316: at most 312 and one of the falcons', () => {
    const plan = { players: [{ decrees: '312 318 316', statues: 2 }], gods: 'ra:0' };
    const running = finalOf(plan);
    expect(legal(running)).toEqual(['score 312', 'score 316', 'score 318', 'done']);
    make(running, 'score 318');
    expect(legal(running)).toEqual(['score 312', 'done']);
    expect(reason(running, 'score 316')).toMatchObject({ rule: '8.3.1', why: 'why.symbol-used' });
  });

  test('[8.3.1] up to three, in turn order, hands revealed before', () => {
    const running = finalOf({
      order: [1, 0],
      players: [{ decrees: '305 309 312 313', gold: 1 }, { decrees: '307 305' }],
    });
    expect(running.state.revealed).toBe(true);
    expect(asked(running)).toBe('decrees/score 1');
    make(running, 'done');
    expect(asked(running)).toBe('decrees/score 0');
    make(running, 'score 305', 'score 309', 'score 312');
    expect(asked(running)).toBe('over');
    expect(running.state.players[0]?.scored).toHaveLength(3);
  });

  test('[8.3.1] with nothing to choose the decrees are scored by themselves', () => {
    const running = quietly(finalOf({ players: [{ decrees: '305 318', happiness: 9, statues: 1 }] }));
    expect(running.over).toBe(true);
    expect(vp(running)).toBe(10 + 4 + 3 + 3);
  });

  test('[R32] a used 323 takes one of the three places and the ibis', () => {
    const players = [{ decrees: '323 301 305 309 312 313', ankh: 0 }, { ankh: 1 }];
    const running = make(maatOf({ players }, 4), 'produce bread', 'value 1');
    expect(asked(running)).toBe('decrees/score 0');
    expect(legal(running)).toEqual(['score 305', 'score 309', 'score 312', 'score 313', 'done']);
    make(running, 'score 305', 'score 309');
    expect(asked(running)).toBe('over');
    expect(running.state.players[0]?.scored).toHaveLength(3);
  });

  test('[X51, R51] 303 repeats a capped 308, its gold counted by 308 first', () => {
    const running = make(
      finalOf({ players: [{ decrees: '303 308', gold: 8, papyrus: 9 }] }),
      'score 308',
      'repeat 308',
    );
    expect(pointsFor(running, 'decree')).toBe(40);
    expect(goods(running).gold).toBe(6);
  });
});
