import { describe, expect, test } from 'vitest';
import {
  asked,
  goods,
  kinds,
  legal,
  legalOf,
  maatOf,
  make,
  player,
  pointsFor,
  reason,
  run,
  scene,
  told,
  turnOf,
  vp,
} from './scene.ts';

/** An Osiris action with a gray die. */
const osiris = (face: number, slot: string, plan: object = {}, scenePlan: object = {}) =>
  make(
    turnOf({ dice: `osiris gray${face}`, players: [plan], ...scenePlan }),
    `take osiris gray${face}`,
    'act osiris',
    `osiris ${slot}`,
  );

describe('Osiris', () => {
  test('[6.6.1] happiness 1 and a building are needed; no resources, happiness falls by 1', () => {
    const running = osiris(1, 'bread-1', { happiness: 3 });
    expect(player(running).happiness).toBe(2);
    expect(goods(running)).toEqual({ bread: 1 });
    expect(told(running, 'paid')).toEqual([]);
    const none = make(turnOf({ dice: 'osiris yellow1', players: [{ happiness: 0 }] }), 'take osiris yellow1');
    expect(reason(none, 'act osiris')).toMatchObject({ rule: '6.6.1', why: 'why.no-happiness' });
  });

  test('[6.6.2] a free slot of the row of the value, in any district', () => {
    const running = make(turnOf({ dice: 'osiris gray3', osiris: 'papyrus-3:1' }), 'take osiris gray3', 'act osiris');
    expect(legal(running)).toEqual(['osiris bread-3', 'osiris limestone-3', 'osiris granite-3']);
    expect(reason(running, 'osiris papyrus-3')).toMatchObject({ rule: '2.8.1' });
    expect(reason(running, 'osiris bread-4')).toMatchObject({ rule: '6.6.2' });
    make(running, 'osiris granite-3');
    expect(running.state.osiris[20]).toBe(0);
    const full = make(
      turnOf({ dice: 'osiris yellow3', osiris: 'papyrus-3:1 bread-3:1 limestone-3:1 granite-3:1' }),
      'take osiris yellow3',
    );
    expect(reason(full, 'act osiris')).toMatchObject({ rule: '6.6.2', why: 'why.row-full' });
  });

  test('[6.6.3] rows 1, 2 and 5: own track +1, +1, +2 and 1, 1, 2 own goods', () => {
    const row = (face: number) => {
      const running = osiris(face, `limestone-${face}`);
      return [player(running).production, goods(running).limestone];
    };
    expect(row(1)).toEqual([[2, 2, 3, 2], 1]);
    expect(row(2)).toEqual([[2, 2, 3, 2], 1]);
    expect(row(5)).toEqual([[2, 2, 4, 2], 2]);
  });

  test('[6.6.4, X19] the first building of anybody in row 2 takes the gold beside it', () => {
    expect(goods(osiris(2, 'bread-2'))).toEqual({ bread: 1, gold: 1 });
    const first = turnOf({ dice: 'osiris gray2', osiris: 'papyrus-2:1' });
    first.state.gold[4] = 0;
    expect(goods(make(first, 'take osiris gray2', 'act osiris', 'osiris bread-2'))).toEqual({ bread: 1 });
  });

  test.each([
    ['papyrus', [3, 2, 3, 2], [3, 2, 2, 3]],
    ['bread', [2, 3, 2, 3], [2, 3, 3, 2]],
    ['limestone', [3, 2, 3, 2], [2, 3, 3, 2]],
    ['granite', [2, 3, 2, 3], [3, 2, 2, 3]],
  ])('[6.6.5, R13] rows 3 and 4 in %s: own and partner track, one own good, in row 4 a gold', (good, third, fourth) => {
    const three = osiris(3, `${good}-3`);
    expect([player(three).production, goods(three)]).toEqual([third, { [good]: 1 }]);
    const four = osiris(4, `${good}-4`);
    expect([player(four).production, goods(four)]).toEqual([fourth, { [good]: 1, gold: 1 }]);
  });

  test('[X20] row 4 in papyrus', () => {
    const running = osiris(4, 'papyrus-4');
    expect(player(running).production).toEqual([3, 2, 2, 3]);
    expect(goods(running)).toEqual({ papyrus: 1, gold: 1 });
  });

  test('[6.6.6, X17] row 6: own track +2, any track +1, two own goods', () => {
    const running = osiris(6, 'bread-6', { production: [2, 4, 2, 2] });
    expect(legal(running)).toEqual(['track papyrus', 'track limestone', 'track granite']);
    make(running, 'track granite');
    expect(player(running).production).toEqual([2, 6, 2, 3]);
    expect(goods(running)).toEqual({ bread: 2 });
    expect(player(running).happiness).toBe(1);
    const same = make(osiris(6, 'bread-6'), 'track bread');
    expect(player(same).production).toEqual([2, 5, 2, 2]);
  });

  test('[6.6.7, X18, R14] steps above 6 are lost, the goods are gained all the same', () => {
    const running = osiris(5, 'limestone-5', { production: [6, 6, 6, 6] });
    expect(player(running).production).toEqual([6, 6, 6, 6]);
    expect(goods(running)).toEqual({ limestone: 2 });
  });

  test('[X16] happiness 0: neither Osiris nor Thoth', () => {
    const plan = { dice: 'osiris yellow1, thoth black1', players: [{ happiness: 0, scribe: 2 }] };
    const running = make(turnOf(plan), 'anubis osiris yellow1');
    expect(legalOf(running, 'act')).toEqual([]);
  });
});

describe('the steps of a god action', () => {
  test('[6.0.1] income, cost, effect, technologies with T11, statue bonuses', () => {
    const plan = { dice: 'horus white1', gods: 'horus:0', players: [{ granite: 1, technologies: 'T04 T11' }] };
    const running = make(turnOf(plan), 'take horus white1', 'act horus', 'statue bastet');
    const steps = running.told
      .map(({ event }) => event)
      .filter(({ kind }) => ['gained', 'paid', 'statue', 'points'].includes(kind))
      .map((event) => (event.kind === 'points' ? `${event.reason} ${event.points}` : event.kind));
    expect(steps).toEqual(['gained', 'paid', 'statue', 'technology 2', 'technology 2', 'statue bonus 2']);
  });

  test('[6.0.1] an action nested in the effect runs through all its own steps first', () => {
    const plan = {
      dice: 'ra white5',
      raSlots: 'P11 P22 P23',
      gods: 'ra:1 thoth:1',
      players: [{ limestone: 3, technologies: 'T02 T03' }],
    };
    const running = make(turnOf(plan), 'take ra white5', 'act ra', 'lay r3c3', 'turn 0', 'use', 'card 1-3');
    const order = running.told
      .map(({ event }) => event)
      .filter(
        (event) =>
          ['card', 'pillar'].includes(event.kind) ||
          (event.kind === 'points' && event.reason === 'technology') ||
          (event.kind === 'gained' && event.seat === 1),
      )
      .map(({ kind }) => kind);
    expect(order).toEqual(['card', 'points', 'gained', 'pillar', 'points', 'gained']);
  });
});

describe('statue bonuses', () => {
  const bastet = (plan: object, seat = 0) =>
    make(
      turnOf({ dice: 'bastet gray1', players: [{ papyrus: 2 }, { papyrus: 2 }, {}, {}], ...plan }, seat),
      'take bastet gray1',
      'act bastet',
    );

  test('[6.7.1, X29] every other player with a statue for the god gets its bonus once, the actor and the rest nothing', () => {
    const tokens = 'osiris ra hathor bastet thoth horus';
    const running = bastet(
      { seats: 4, tokens, gods: 'bastet:0 bastet:0 bastet:1', players: [{}, {}, { papyrus: 2 }, {}] },
      2,
    );
    expect([0, 1, 2, 3].map((seat) => goods(running, seat).gold ?? 0)).toEqual([1, 1, 0, 0]);
  });

  test('[6.7.1] it comes with actions of every source: an Anubis action too', () => {
    const running = make(
      turnOf({ seats: 4, gods: 'bastet:1', dice: 'ra black1', players: [{ papyrus: 2, scribe: 2 }] }),
      'anubis ra black1',
      'act bastet',
    );
    expect(goods(running, 1)).toEqual({ papyrus: 1 });
  });

  test('[6.7.2] two players and solo: the own action pays too; three and four: it does not', () => {
    const own = (seats: number) => goods(bastet({ seats, gods: 'bastet:0' })).papyrus ?? 0;
    expect([1, 2, 3, 4].map(own)).toEqual([1, 1, 0, 0]);
  });

  test('[X30, R03] the own bonus comes after the action and cannot pay it', () => {
    const plan = { dice: 'thoth gray3, ra white1', gods: 'thoth:0', tokens: 'thoth osiris ra hathor bastet horus' };
    expect(legalOf(turnOf({ ...plan, players: [{ papyrus: 1 }] }), 'take thoth')).toEqual([]);
    const running = make(
      turnOf({ ...plan, players: [{ papyrus: 2 }] }),
      'take thoth gray3',
      'act thoth',
      'card 1-1',
      'card 1-2',
    );
    expect(goods(running)).toEqual({ papyrus: 1 });
    expect(kinds(running).lastIndexOf('gained')).toBeGreaterThan(kinds(running).lastIndexOf('card'));
  });

  test('[X31, R04] a statue for Horus pays nothing for the Horus action that built it', () => {
    const plan = { dice: 'horus white6', players: [{ granite: 4 }] };
    const running = make(turnOf(plan), 'take horus white6', 'act horus', 'statue horus');
    expect(vp(running)).toBe(10);
    const stood = make(turnOf({ ...plan, gods: 'horus:0' }), 'take horus white6', 'act horus', 'statue row');
    expect(pointsFor(stood, 'statue bonus')).toBe(2);
    const three = make(turnOf({ ...plan, seats: 3 }), 'take horus white6', 'act horus', 'statue horus');
    expect(pointsFor(three, 'statue bonus')).toBe(2);
  });
});

describe('production', () => {
  const produce = (die: string, good: string, plan: object = {}) =>
    make(turnOf({ dice: `osiris ${die}`, players: [plan] }), `take osiris ${die}`, `produce ${good}`);

  test('[6.8.1] up to the marker is kept, the rest is excess on the right pan', () => {
    const running = produce('brown5', 'bread');
    expect(goods(running)).toEqual({ bread: 2 });
    expect(player(running).excess).toBe(3);
    expect(told(running, 'produced')).toMatchObject([{ kept: 2, excess: 3 }]);
  });

  test('[RB17] brown 5 with the marker on 3: three bread, two excess', () => {
    const running = produce('brown5', 'bread', { production: [2, 3, 2, 2] });
    expect([goods(running), player(running).excess]).toEqual([{ bread: 3 }, 2]);
  });

  test('[RB18] white 4 with the marker on 5: four limestone, no excess', () => {
    const running = produce('white4', 'limestone', { production: [2, 2, 5, 2] });
    expect([goods(running), player(running).excess]).toEqual([{ limestone: 4 }, 0]);
  });

  test('[6.8.2] the good follows the colour, the sector does not matter; gray does not produce, but by Anubis', () => {
    const dice = { yellow: 'papyrus', brown: 'bread', white: 'limestone', black: 'granite' };
    for (const [colour, good] of Object.entries(dice)) {
      const running = make(turnOf({ dice: `osiris ${colour}2` }), `take osiris ${colour}2`);
      expect(legalOf(running, 'produce')).toEqual([`produce ${good}`]);
    }
    const gray = make(turnOf({ dice: 'osiris gray2' }), 'take osiris gray2');
    expect(legalOf(gray, 'produce')).toEqual([]);
    expect(reason(gray, 'produce bread')).toMatchObject({ rule: '6.8.2', why: 'why.gray-production' });
    const anubis = make(turnOf({ dice: 'osiris gray2', players: [{ scribe: 2 }] }), 'anubis osiris gray2');
    expect(legalOf(anubis, 'produce')).toEqual([
      'produce papyrus',
      'produce bread',
      'produce limestone',
      'produce granite',
    ]);
  });
});

describe('Anubis', () => {
  test('[6.9.1] two scribes: any die, forbidden ones too, and any of the ten actions', () => {
    const plan = {
      dice: 'ra black5, osiris gray1',
      players: [{ scribe: 2, granite: 2, limestone: 3, bread: 2, papyrus: 3 }],
    };
    const running = turnOf(plan);
    expect(legalOf(running, 'anubis')).toEqual(['anubis ra black5', 'anubis osiris gray1']);
    make(running, 'anubis ra black5');
    expect(goods(running).scribe).toBeUndefined();
    expect(legal(running)).toEqual([
      'act horus',
      'act ra',
      'act hathor',
      'act bastet',
      'act thoth',
      'act osiris',
      'produce papyrus',
      'produce bread',
      'produce limestone',
      'produce granite',
    ]);
    const poor = turnOf({ ...plan, players: [{ scribe: 1 }] });
    expect(legalOf(poor, 'anubis')).toEqual([]);
    expect(reason(poor, 'anubis ra black5')).toMatchObject({ rule: '6.9.1', facts: { need: 2, have: 1 } });
  });

  test('[6.9.2] the die lies under the scales outside the balance; scribes may change its value besides', () => {
    const running = make(
      turnOf({ dice: 'ra black1', players: [{ scribe: 3 }] }),
      'anubis ra black1',
      'value 3',
      'produce granite',
    );
    expect(player(running).under.map((die) => (die % 6) + 1)).toEqual([1]);
    expect(goods(running)).toEqual({ granite: 2 });
    const weighed = maatOf({ players: [{ under: 'black6 white5' }, {}] });
    expect(told(weighed, 'balance')[0]).toMatchObject({ seat: 0, balance: 0 });
  });

  test('[RB12] a forbidden black 5, Anubis, papyrus with the marker on 3', () => {
    const running = make(
      turnOf({ dice: 'ra black5', players: [{ scribe: 2, production: [3, 2, 2, 2] }] }),
      'anubis ra black5',
      'produce papyrus',
    );
    expect(goods(running)).toEqual({ papyrus: 3 });
    const p = player(running);
    expect([p.excess, p.under.length, p.left.length, p.right.length]).toEqual([2, 1, 0, 0]);
    const next = maatOf({ players: [{ under: 'black5', excess: 2 }, {}] });
    expect(told(next, 'balance')[0]).toMatchObject({ balance: -2 });
  });

  test('[R05] an Anubis die is neither pure nor tainted: no T18, no T19', () => {
    const plan = { dice: 'ra white4, horus yellow2', players: [{ scribe: 3, papyrus: 2, technologies: 'T18 T19' }] };
    const pure = make(turnOf(plan), 'anubis ra white4', 'produce bread');
    expect(vp(pure)).toBe(10);
    const tainted = make(turnOf(plan), 'anubis horus yellow2');
    expect(legal(tainted).some((text) => text.includes('after producing'))).toBe(false);
  });
});

describe('happiness rewards', () => {
  const bastet = (plan: object, face = 6, scenePlan: object = {}) =>
    make(
      turnOf({
        dice: `bastet gray${face}, ra white1`,
        players: [{ papyrus: 2, population: 21, ...plan }],
        ...scenePlan,
      }),
      `take bastet gray${face}`,
      'act bastet',
    );

  test('[6.10.1] 16 brings a gold, 19 a scribe, the first time, by any effect', () => {
    expect(goods(bastet({ happiness: 15 }, 5))).toEqual({ gold: 1, scribe: 1 });
    expect(goods(bastet({ happiness: 13 }, 5))).toEqual({ gold: 1 });
    const blessed = make(
      turnOf({ dice: 'ra white1', players: [{ happiness: 14, population: 20, blessings: 'B07' }] }),
      'bless B07 happiness',
    );
    expect(goods(blessed)).toEqual({ gold: 1 });
  });

  test('[X40] happiness 15 to 21: gold, scribe, extra action, in this order', () => {
    const running = bastet({ happiness: 15 });
    expect(goods(running)).toEqual({ gold: 1, scribe: 1 });
    expect(asked(running)).toBe('extra/action 0');
    expect(told(running, 'gained').map(({ from }) => from)).toEqual(['happiness', 'happiness']);
  });

  test('[6.10.2] the extra action: any of the ten, any value, costs paid, may be declined', () => {
    const running = bastet({ happiness: 15, limestone: 2 });
    expect(legal(running)).toContain('decline');
    expect(legal(running)).toEqual(expect.arrayContaining(['act ra', 'act thoth', 'act osiris', 'produce granite']));
    expect(legal(running)).not.toContain('act hathor');
    make(running, 'act ra');
    expect(legalOf(running, 'value')).toEqual(['value 1', 'value 2', 'value 3', 'value 4', 'value 5', 'value 6']);
    make(running, 'value 5', 'lay r1c1', 'turn 0');
    expect(goods(running).limestone).toBeUndefined();
    const declined = make(bastet({ happiness: 15 }), 'decline');
    expect(asked(declined)).toBe('over');
  });

  test('[6.10.2] with no action running it comes at once; before a draft too', () => {
    const running = make(
      turnOf({ dice: 'ra white1', players: [{ happiness: 18, population: 21, rewards: 1, blessings: 'B07' }] }),
      'bless B07 happiness',
    );
    expect(asked(running)).toBe('extra/action 0');
    make(running, 'produce bread', 'value 2');
    expect(asked(running)).toBe('turn/draft 0');
  });

  test('[X41, R15] falling back and rising again gives nothing more', () => {
    const running = bastet({ happiness: 20, rewards: 3 }, 1);
    expect(goods(running)).toEqual({ scribe: 2 });
    expect(asked(running)).toBe('over');
  });

  test('[R11] population stops at 21', () => {
    const running = make(
      turnOf({ dice: 'hathor brown6', players: [{ bread: 2, population: 18 }] }),
      'take hathor brown6',
      'act hathor',
      'build w3',
    );
    expect(player(running).population).toBe(21);
  });

  test('[R16] the extra action is no Anubis action and has no die', () => {
    const plan = { happiness: 15, technologies: 'T11 T13 T14 T18 T19 T23', scribe: 1 };
    const running = make(bastet(plan), 'value 6');
    expect(asked(running)).toBe('extra/action 0');
    expect(legal(running).some((text) => text.includes('after producing'))).toBe(false);
    make(running, 'produce bread', 'value 1');
    expect(vp(running)).toBe(10);
    expect(player(running).under).toEqual([]);
  });

  test('[X53] P03 in a Ra action: pillar and tiles first, then the extra action, then the statue bonuses for Ra', () => {
    const plan = {
      wheel: 5,
      dice: 'ra white5',
      raSlots: 'P03 P22 P23',
      gods: 'ra:1',
      players: [{ limestone: 3, happiness: 19, population: 21, rewards: 2 }],
    };
    const running = make(turnOf(plan), 'take ra white5', 'act ra', 'lay r1c1', 'turn 0');
    expect(player(running).happiness).toBe(21);
    expect(asked(running)).toBe('extra/action 0');
    expect(running.state.pillars[0]).toBe(0);
    expect(kinds(running)).toContain('tile up');
    expect(goods(running, 1)).toEqual({});
    make(running, 'produce bread', 'value 1');
    expect(goods(running, 1)).toEqual({ limestone: 1 });
  });

  test('[X54, R56, R54] a destiny card at 20: the extra action at once, its excess for the next phase, the market refilled', () => {
    const plan = {
      round: 12,
      players: [
        { happiness: 20, population: 21, rewards: 2, ankh: 3 },
        { ankh: 0, left: 'white5' },
      ],
    };
    const running = make(maatOf(plan, 3), 'destiny ankh2', 'advance happiness');
    expect(asked(running)).toBe('extra/action 0');
    const first = make(maatOf(plan, 3), 'destiny ankh2', 'advance happiness', 'act thoth', 'value 1', 'card 1-1');
    expect(first.state.market[0]).not.toBe(-1);
    expect(asked(first)).toBe('maat/destiny 1');
    make(running, 'produce bread', 'value 6');
    expect(player(running).excess).toBe(4);
    expect(asked(running)).toBe('maat/destiny 1');
    make(running, 'destiny ankh0');
    expect(player(running).excess).toBe(4);
  });

  test('the extra action precedes the statue bonuses of the festival that brought it', () => {
    const running = bastet({ happiness: 15 }, 6, { gods: 'bastet:1' });
    expect(goods(running, 1)).toEqual({});
    make(running, 'decline');
    expect(goods(running, 1)).toEqual({ papyrus: 1 });
  });
});

test('a pay task offers nothing but real ways', () => {
  const state = scene({ players: [{ bread: 1, gold: 1, scribe: 2, technologies: 'T10' }] });
  const running = run(state, { do: 'pay', at: 0, seat: 0, what: 1, amount: 2, waivers: 0, guarded: false });
  expect(legal(running)).toEqual(['pay 1 0 1 0', 'pay 1 0 0 1', 'pay 0 0 0 2']);
});
