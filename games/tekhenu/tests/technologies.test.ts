import { describe, expect, test } from 'vitest';
import {
  asked,
  cards,
  goods,
  kinds,
  legal,
  legalOf,
  maatOf,
  make,
  player,
  pointsFor,
  reason,
  scoringOf,
  tile,
  told,
  turnOf,
  vp,
} from './scene.ts';

const held = (technologies: string, more: object = {}) => [{ technologies, ...more }];

describe('technologies of a god', () => {
  test('[7.4.T01] T01, T02, T03: 2 VP for each Osiris, Ra and Thoth action', () => {
    const all = held('T01 T02 T03', { limestone: 2, happiness: 3 });
    const osiris = make(
      turnOf({ dice: 'osiris gray1', players: all }),
      'take osiris gray1',
      'act osiris',
      'osiris bread-1',
    );
    expect(vp(osiris)).toBe(12);
    const ra = make(turnOf({ dice: 'ra white1', players: all }), 'take ra white1', 'act ra', 'lay r3c3', 'turn 0');
    expect(pointsFor(ra, 'technology')).toBe(2);
    const thoth = make(turnOf({ dice: 'thoth gray1', players: all }), 'take thoth gray1', 'act thoth', 'card 1-1');
    expect(vp(thoth)).toBe(12);
  });

  test('[7.4.T04] T04: a granite before paying and 2 VP after', () => {
    const plan = { dice: 'horus white4', players: held('T04', { granite: 1 }) };
    const running = make(turnOf(plan), 'take horus white4', 'act horus');
    expect(goods(running)).toEqual({ granite: 2 });
    make(running, 'statue hathor');
    expect(vp(running)).toBe(12);
    expect(goods(running)).toEqual({});
  });

  test('[7.4.T05] T05: 5 VP for each own pillar with Hathor, not for a temple statue', () => {
    const temple = 'r3c1:P22:0:0 r3c2:P23:0:0';
    const base = { temple, raSlots: 'P01 P02 P03', players: held('T05', { bread: 2, granite: 2 }) };
    expect(
      pointsFor(
        make(turnOf({ ...base, dice: 'hathor brown1' }), 'take hathor brown1', 'act hathor', 'build w3'),
        'pillars in line',
      ),
    ).toBe(10);
    expect(
      pointsFor(
        make(turnOf({ ...base, dice: 'horus white1' }), 'take horus white1', 'act horus', 'statue row'),
        'temple statue',
      ),
    ).toBe(6);
  });

  test('[7.4.T06, R43] T06: population +1 first, then happiness by one more in one move, 2 VP', () => {
    const running = make(
      turnOf({ dice: 'bastet gray3', players: held('T06', { papyrus: 2, happiness: 5, population: 6 }) }),
      'take bastet gray3',
      'act bastet',
    );
    expect(player(running)).toMatchObject({ happiness: 7, population: 7 });
    expect(vp(running)).toBe(12);
    expect(told(running, 'marker').map(({ marker, to }) => [marker, to])).toEqual([
      [0, 7],
      [1, 7],
    ]);
  });

  test('[7.4.T07] T07: a granite more with every Horus bonus', () => {
    const bastet = make(
      turnOf({ dice: 'bastet gray1', gods: 'bastet:1', players: [{ papyrus: 2 }, { technologies: 'T07' }] }),
      'take bastet gray1',
      'act bastet',
    );
    expect(goods(bastet, 1)).toEqual({ papyrus: 1, granite: 1 });
    const built = make(
      turnOf({ seats: 3, dice: 'horus white4', players: held('T07', { granite: 2 }) }),
      'take horus white4',
      'act horus',
      'statue hathor',
    );
    expect(goods(built)).toEqual({ gold: 1, granite: 1 });
  });

  test('[7.4.T09] T09: tile abilities work in any light, tiles without one do nothing', () => {
    const plan = { wheel: 3, dice: 'ra gray5', players: held('T09', { limestone: 4 }) };
    const running = make(turnOf({ ...plan, raSlots: 'P16 P22 P23' }), 'take ra gray5', 'act ra', 'lay r1c1', 'turn 0');
    expect(goods(running).gold).toBe(2);
    const none = make(turnOf({ ...plan, raSlots: 'P24 P22 P23' }), 'take ra gray5', 'act ra', 'lay r1c1', 'turn 0');
    expect(kinds(none)).not.toContain('ability');
  });

  test('[7.4.T20] T20: a papyrus before paying a Thoth action, for a refresh too', () => {
    const two = make(
      turnOf({ dice: 'thoth gray3', players: held('T20', { papyrus: 1 }) }),
      'take thoth gray3',
      'act thoth',
      'card 1-1',
      'card 1-2',
    );
    expect(goods(two)).toEqual({});
    const refresh = make(
      turnOf({ dice: 'thoth gray1', players: held('T20') }),
      'take thoth gray1',
      'act thoth',
      'refresh 1',
    );
    expect(goods(refresh)).toEqual({});
  });

  test('[7.4.T21] T21: a bread with each Hathor action, kept when not needed', () => {
    const running = make(
      turnOf({ dice: 'hathor brown1', players: held('T21', { bread: 3 }) }),
      'take hathor brown1',
      'act hathor',
      'build s3',
    );
    expect(goods(running).bread).toBe(3 + 1 - 2 + 1);
  });
});

describe('technologies of the die', () => {
  test('[7.4.T08, X33] T08: a forbidden die as pure or tainted, chosen at the draft', () => {
    const plan = { dice: 'bastet white4', players: held('T08') };
    const running = make(turnOf(plan), 'take bastet white4');
    expect(legal(running)).toEqual(['pan left', 'pan right']);
    expect(player(make(running, 'pan left', 'produce limestone')).left).toHaveLength(1);
    expect(player(make(turnOf(plan), 'take bastet white4', 'pan right', 'produce limestone')).right).toHaveLength(1);
    const tainted = make(turnOf({ dice: 'osiris white4', players: held('T08') }), 'take osiris white4');
    expect(legalOf(tainted, 'pan')).toEqual([]);
  });

  test('[7.4.T11] T11: 2 VP for each action of the taken die at action value 1', () => {
    const produce = (die: string) =>
      vp(make(turnOf({ dice: `ra ${die}`, players: held('T11') }), `take ra ${die}`, 'produce limestone'));
    expect(produce('white1')).toBe(12);
    expect(produce('white2')).toBe(10);
    const shifted = make(
      turnOf({ dice: 'bastet gray3', players: held('T11 T14', { papyrus: 2 }) }),
      'take bastet gray3',
      'act bastet',
      'value 1',
    );
    expect(vp(shifted)).toBe(12);
  });

  test('[7.4.T12] T12: 1 VP for each excess resource', () => {
    const running = make(turnOf({ dice: 'ra white6', players: held('T12') }), 'take ra white6', 'produce limestone');
    expect(vp(running)).toBe(14);
    expect(player(running).excess).toBe(4);
  });

  test('[7.4.T17] T17: 2 VP for each bread production, and no upkeep', () => {
    const bread = make(turnOf({ dice: 'osiris brown2', players: held('T17') }), 'take osiris brown2', 'produce bread');
    expect(vp(bread)).toBe(12);
    const papyrus = make(
      turnOf({ dice: 'osiris yellow2', players: held('T17') }),
      'take osiris yellow2',
      'produce papyrus',
    );
    expect(vp(papyrus)).toBe(10);
    const scored = scoringOf({ players: held('T17', { buildings: 6, bread: 3 }) });
    expect(asked(scored)).toBe('over');
    expect(vp(scored)).toBe(14);
    expect(goods(scored)).toEqual({ bread: 3 });
  });

  test('[7.4.T18, R48] T18: 1 VP for a die put on the left pan, however it came to be pure', () => {
    const pure = make(turnOf({ dice: 'ra white2', players: held('T18') }), 'take ra white2', 'produce limestone');
    expect(vp(pure)).toBe(11);
    const tainted = make(turnOf({ dice: 'ra yellow2', players: held('T18') }), 'take ra yellow2', 'produce papyrus');
    expect(vp(tainted)).toBe(10);
    const chosen = make(
      turnOf({ dice: 'ra black2', players: held('T08 T18') }),
      'take ra black2',
      'pan left',
      'produce granite',
    );
    expect(vp(chosen)).toBe(11);
    const recoloured = make(
      turnOf({ dice: 'ra yellow2', players: held('T18', { blessings: 'B11' }) }),
      'take ra yellow2',
      'bless B11 white 0',
      'produce limestone',
    );
    expect(vp(recoloured)).toBe(11);
    const chosenRight = make(
      turnOf({ dice: 'ra black2', players: held('T08 T19', { scribe: 1 }) }),
      'take ra black2',
      'pan right',
    );
    expect(legal(chosenRight)).toContain('act ra after producing');
  });

  test('[7.4.T19, R47] T19: a tainted die used for a normal god action first produces for a scribe, once', () => {
    const plan = { dice: 'osiris white3', players: held('T19', { scribe: 1, happiness: 3 }) };
    const running = make(turnOf(plan), 'take osiris white3');
    expect(legal(running)).toEqual([
      'act osiris',
      'act osiris after producing',
      'produce limestone',
      'value 1',
      'value 2',
      'value 4',
      'value 5',
    ]);
    make(running, 'act osiris after producing');
    expect(goods(running)).toEqual({ limestone: 2 });
    expect(player(running).excess).toBe(1);
    make(running, 'osiris bread-3');
    expect(asked(running)).toBe('over');
    const pure = make(
      turnOf({ dice: 'ra white3', players: held('T19', { scribe: 1, limestone: 3 }) }),
      'take ra white3',
    );
    expect(legal(pure)).not.toContain('act ra after producing');
    expect(reason(pure, 'act ra after producing')).toMatchObject({ rule: '7.4.T19' });
    const extra = make(
      turnOf({ dice: 'osiris white3', players: held('T19', { scribe: 2, blessings: 'B17', granite: 2 }) }),
      'take osiris white3',
      'bless B17 horus',
    );
    expect(legalOf(extra, 'extra')).toEqual(['extra horus']);
  });

  test('[R47] an action declared with T19 that is still not legal afterwards is skipped, without a refund', () => {
    const running = make(turnOf({ dice: 'hathor white3', players: held('T19', { scribe: 1 }) }), 'take hathor white3');
    expect(legal(running)).not.toContain('act hathor');
    make(running, 'act hathor after producing');
    expect(kinds(running)).toContain('skipped');
    expect(goods(running)).toEqual({ limestone: 2 });
    expect(asked(running)).toBe('over');
  });

  test('[X35] T19 with a tainted gray die: no production', () => {
    const running = make(
      turnOf({ dice: 'bastet gray3', players: held('T19', { scribe: 1, papyrus: 2 }) }),
      'take bastet gray3',
    );
    expect(legalOf(running, 'act')).toEqual(['act bastet']);
  });

  test('[X48] T19 finances a statue', () => {
    const plan = { wheel: 1, dice: 'horus black3', players: held('T19', { scribe: 1, production: [2, 2, 2, 3] }) };
    const running = make(turnOf(plan), 'take horus black3', 'act horus after producing', 'statue ra');
    expect(goods(running)).toEqual({ granite: 1 });
    expect(player(running).statues).toBe(1);
  });

  test('[7.4.T23] T23: 3 VP for each Anubis action, paid or free', () => {
    const paid = make(
      turnOf({ dice: 'ra black2', players: held('T23', { scribe: 2 }) }),
      'anubis ra black2',
      'produce bread',
    );
    expect(vp(paid)).toBe(13);
    const normal = make(
      turnOf({ dice: 'ra white2', players: held('T23', { scribe: 2 }) }),
      'take ra white2',
      'produce limestone',
    );
    expect(vp(normal)).toBe(10);
  });
});

describe('substitutions', () => {
  test('[7.4.T10, X39] T10: gold for scribes with 1 VP in the turn', () => {
    const running = make(
      turnOf({ dice: 'ra black2', players: held('T10 T23', { gold: 2 }) }),
      'anubis ra black2',
      'pay 0 0 2 0',
    );
    expect(vp(running)).toBe(11);
    expect(goods(running)).toEqual({});
    make(running, 'produce bread');
    expect(vp(running)).toBe(14);
  });

  test('[7.4.T10] T10: a scribe for gold and so for any resource; one point in a turn, however often', () => {
    const plan = { dice: 'horus white3', players: held('T10', { granite: 1, scribe: 3, gold: 1 }) };
    const running = make(turnOf(plan), 'take horus white3', 'value 4', 'pay 0 0 1 0', 'act horus', 'statue hathor');
    expect(legal(running)).toEqual(['pay 1 0 0 1', 'pay 0 0 0 2']);
    make(running, 'pay 0 0 0 2');
    expect(goods(running)).toEqual({ granite: 1, scribe: 1 });
    expect(pointsFor(running, 'substitution')).toBe(1);
  });

  test('[7.4.T22] T22: limestone and granite replace each other, 1 VP in the turn', () => {
    const horus = make(
      turnOf({ dice: 'horus white3', players: held('T22', { limestone: 2 }) }),
      'take horus white3',
      'act horus',
      'statue ra',
    );
    expect(legal(horus)).toEqual(['pay 0 2 0 0']);
    make(horus, 'pay 0 2 0 0');
    expect(vp(horus)).toBe(11);
    const ra = make(
      turnOf({ dice: 'ra white1', players: held('T22', { limestone: 1, granite: 2 }) }),
      'take ra white1',
      'act ra',
      'lay r3c3',
      'turn 0',
    );
    expect(legal(ra)).toEqual(['pay 1 1 0 0', 'pay 0 2 0 0']);
    const own = make(
      turnOf({ dice: 'ra white1', players: held('T22', { limestone: 2 }) }),
      'take ra white1',
      'act ra',
      'lay r3c3',
      'turn 0',
      'pay 2 0 0 0',
    );
    expect(pointsFor(own, 'substitution')).toBe(0);
    expect(
      legalOf(turnOf({ dice: 'bastet gray1, ra white1', players: held('T22', { limestone: 9 }) }), 'take bastet'),
    ).toEqual([]);
  });

  test('[R29] outside the own turn T10 works without a point', () => {
    const running = make(scoringOf({ players: held('T10', { buildings: 2, scribe: 1 }) }), 'upkeep 1', 'pay 0 0 0 1');
    expect(goods(running)).toEqual({});
    expect(pointsFor(running, 'substitution')).toBe(0);
    expect(vp(running)).toBe(11);
  });
});

describe('technologies of the Maat phase', () => {
  test('[7.4.T15] T15: two faith at the start of each phase, and the ankh value is always 5', () => {
    const running = maatOf({ seats: 3, players: [{ technologies: 'T15', ankh: 0 }, { ankh: 3 }, { ankh: 2 }] });
    expect(asked(running)).toBe('maat/faith 0');
    expect(legal(running)).toEqual(['faith 0', 'faith +1', 'faith -1', 'faith +2', 'faith -2']);
    make(running, 'faith 0');
    expect(told(running, 'order')[0]?.order).toEqual([0, 1, 2]);
  });

  test('[7.4.T16, R30] T16: right after the new order the first gets 2 VP, the last 1 gold, in all phases', () => {
    const plan = (left: string) => ({
      seats: 3,
      players: [
        { technologies: 'T16', ankh: 0, left },
        { ankh: 1, left: 'white3' },
        { ankh: 2, left: 'white5' },
      ],
    });
    expect(vp(maatOf(plan(''), 1))).toBe(12);
    expect(goods(maatOf(plan('white6'), 3))).toEqual({ gold: 1 });
    const middle = maatOf(plan('white4'), 1);
    expect([vp(middle), goods(middle)]).toEqual([10, {}]);
    const scored = kinds(maatOf(plan(''), 2));
    expect(scored.indexOf('points')).toBeGreaterThan(scored.indexOf('order'));
    expect(scored.indexOf('points')).toBeLessThan(scored.indexOf('scoring'));
  });
});

describe('actions without a die', () => {
  test('[R19] technologies of the god and of production count, those of the die do not', () => {
    const plan = {
      dice: 'bastet gray6',
      players: held('T12 T13 T17 T11', { papyrus: 2, happiness: 15, population: 21 }),
    };
    const running = make(turnOf(plan), 'take bastet gray6', 'act bastet', 'produce bread', 'value 6');
    expect(vp(running)).toBe(10 + 4 + 2);
    expect(goods(running).bread).toBe(3);
    const one = make(turnOf(plan), 'take bastet gray6', 'act bastet', 'produce papyrus', 'value 1');
    expect(vp(one)).toBe(10);
  });

  test('[X49] P11 with T03, T11, T14: a Thoth action of value 1 without a shift', () => {
    const plan = {
      dice: 'ra white5',
      raSlots: 'P11 P22 P23',
      players: held('T03 T11 T14', { limestone: 3, papyrus: 2, happiness: 3 }),
    };
    const running = make(turnOf(plan), 'take ra white5', 'act ra', 'value 5', 'lay r3c3', 'turn 0');
    const before = vp(running);
    make(running, 'use');
    expect(legalOf(running, 'value')).toEqual([]);
    make(running, 'card 1-3');
    expect(vp(running) - before).toBe(2);
    expect(cards(running)).toHaveLength(4);
    expect(goods(running)).toMatchObject({ papyrus: 2, faith: 3 });
    expect(running.state.raSlots).not.toContain(tile('P11'));
  });
});
