import { describe, expect, test } from 'vitest';
import {
  asked,
  cards,
  goods,
  kinds,
  legal,
  legalOf,
  make,
  player,
  quietly,
  reason,
  told,
  turnOf,
  vp,
} from './scene.ts';

const held = (blessings: string, more: object = {}) => [{ blessings, ...more }];

describe('playing blessings', () => {
  test('[7.0.1] several at once, their effects add up, with technologies too', () => {
    const running = make(
      turnOf({ dice: 'ra white6', players: held('B01 B05 B21 B22', { technologies: 'T13' }) }),
      'take ra white6',
      'produce limestone',
      'bless B01',
      'bless B05',
      'bless B21',
      'bless B22',
      'value 6',
      'value 6',
      'value 6',
    );
    expect(goods(running)).toEqual({ limestone: 4 + 3 * (2 + 1), gold: 3 });
    expect(player(running).excess).toBe(12);
  });

  test('[7.0.2] a blessing is played once and lies on the discard pile then', () => {
    const running = make(
      turnOf({ dice: 'ra white2', players: held('B01') }),
      'take ra white2',
      'produce limestone',
      'bless B01',
    );
    expect(cards(running)).toEqual([]);
    expect(running.state.discards[0]).toEqual([0]);
    expect(asked(running)).toBe('over');
  });
});

describe('with a production', () => {
  test.each([
    ['B01', { limestone: 4 }],
    ['B02', { granite: 4 }],
    ['B03', { bread: 4 }],
    ['B04', { papyrus: 4 }],
    ['B05', { gold: 3 }],
    ['B06', { scribe: 2 }],
  ])('[7.3.B01] %s beside the production of any resource, never excess', (code, gift) => {
    const running = make(
      turnOf({ dice: 'bastet brown1', players: held(code, { production: [2, 2, 2, 2] }) }),
      'take bastet brown1',
    );
    expect(legal(running)).not.toContain(`bless ${code}`);
    make(running, 'produce bread');
    expect(legal(running)).toEqual([`bless ${code}`, 'done']);
    make(running, `bless ${code}`);
    const expected = { ...gift, bread: 1 + ('bread' in gift ? gift.bread : 0) };
    expect(goods(running)).toEqual(expected);
    expect(player(running).excess).toBe(0);
    const kept = make(
      turnOf({ dice: 'bastet brown1', players: held(code) }),
      'take bastet brown1',
      'produce bread',
      'done',
    );
    expect(cards(kept)).toEqual([code]);
  });

  test.each(['B21', 'B22'])('[7.3.B21] %s: one more complete run with its own excess', (code) => {
    const running = make(
      turnOf({ dice: 'ra white5', players: held(code) }),
      'take ra white5',
      'produce limestone',
      `bless ${code}`,
    );
    expect(goods(running)).toEqual({ limestone: 4 });
    expect(player(running).excess).toBe(6);
    expect(told(running, 'produced')).toHaveLength(2);
  });

  test('[R24] B21 and B22: three runs; T11, T12, T17 and T13 for each, B01-B06 once', () => {
    const plan = { dice: 'bastet brown1', players: held('B21 B22 B05', { technologies: 'T11 T12 T13 T17' }) };
    const running = make(
      turnOf(plan),
      'take bastet brown1',
      'produce bread',
      'bless B05',
      'bless B21',
      'bless B22',
      'value 1',
      'value 3',
      'value 1',
    );
    // Runs of 1, 3 and 1: T11 pays twice, T17 three times, T12 for one excess.
    expect(vp(running)).toBe(10 + 4 + 6 + 1);
    expect(goods(running)).toEqual({ bread: 2 + 3 + 2, gold: 3 });
  });

  test('[X36] B21, T12, T13, black 6 without a shift, marker 3', () => {
    const plan = { dice: 'bastet black6', players: held('B21', { technologies: 'T12 T13', production: [2, 2, 2, 3] }) };
    const running = make(turnOf(plan), 'take bastet black6', 'produce granite', 'bless B21', 'value 6', 'value 6');
    expect(goods(running)).toEqual({ granite: 8 });
    expect(player(running).excess).toBe(6);
    expect(vp(running)).toBe(16);
  });

  test('[R55] action blessings fit any action of their kind: T19 production, extra action, tile ability', () => {
    const t19 = make(
      turnOf({ dice: 'hathor white2', players: held('B01', { technologies: 'T19', scribe: 1, bread: 2 }) }),
      'take hathor white2',
      'act hathor after producing',
    );
    expect(legal(t19)).toEqual(['bless B01', 'done']);
    make(t19, 'bless B01');
    expect(goods(t19).limestone).toBe(6);
    const extra = make(
      turnOf({ dice: 'bastet gray6', players: held('B13', { papyrus: 2, happiness: 15, population: 21 }) }),
      'take bastet gray6',
      'act bastet',
    );
    expect(legal(extra)).toContain('act horus');
    const ability = make(
      turnOf({ wheel: 5, dice: 'ra white5', raSlots: 'P12 P22 P23', players: held('B13', { limestone: 4 }) }),
      'take ra white5',
      'act ra',
      'lay r1c1',
      'turn 0',
    );
    expect(legal(ability)).toEqual(['pay 4 0 0 0', 'bless B13']);
    make(ability, 'pay 4 0 0 0', 'use', 'value 1', 'statue bastet', 'bless B13');
    expect(player(ability).statues).toBe(1);
  });

  test('[R55] a waiver covers its action, not one nested in it', () => {
    const running = make(
      turnOf({ wheel: 5, dice: 'ra white5', raSlots: 'P12 P22 P23', players: held('B13', { limestone: 4 }) }),
      'take ra white5',
      'act ra',
      'lay r1c1',
      'turn 0',
      'bless B13',
    );
    expect(legal(running)).not.toContain('use');
    expect(goods(running).limestone).toBe(4);
  });
});

describe('any time on the own turn', () => {
  test.each(['B07', 'B08'])('[7.3.B07] %s: population or happiness +3', (code) => {
    const plan = { dice: 'ra white1', players: held(code, { happiness: 2, population: 6 }) };
    expect(player(make(turnOf(plan), `bless ${code} population`)).population).toBe(9);
    expect(player(make(turnOf(plan), `bless ${code} happiness`)).happiness).toBe(5);
    expect(legalOf(turnOf({ ...plan, players: [{}, { blessings: code }] }), 'bless')).toEqual([]);
  });

  test('[R50] offered before the draft, inside an action and once more before the turn ends', () => {
    const running = turnOf({ dice: 'ra white1', players: held('B07', { limestone: 2 }) });
    const both = ['bless B07 population', 'bless B07 happiness'];
    expect(legalOf(running, 'bless')).toEqual(both);
    make(running, 'take ra white1');
    expect(legalOf(running, 'bless')).toEqual(both);
    make(running, 'act ra');
    expect(legalOf(running, 'bless')).toEqual(both);
    make(running, 'lay r1c1', 'turn 0');
    expect(asked(running)).toBe('turn/end 0');
    expect(legal(running)).toEqual(['done', ...both]);
    make(running, 'done');
    expect(asked(running)).toBe('over');
  });

  test('[R50] an action becomes legal through it only if it is played first', () => {
    const running = make(
      turnOf({ dice: 'osiris yellow1', players: held('B07', { happiness: 0 }) }),
      'take osiris yellow1',
    );
    expect(legalOf(running, 'act')).toEqual([]);
    make(running, 'bless B07 happiness');
    expect(legalOf(running, 'act')).toEqual(['act osiris']);
  });

  test('[R50] the turn of a player without one ends by itself', () => {
    const running = quietly(turnOf({ dice: 'ra white1, ra white2' }));
    make(running, 'take ra white1');
    expect(asked(running)).toBe('over');
  });
});

describe('at the draft', () => {
  test.each(['B09', 'B10'])('[7.3.B09] %s: any base value', (code) => {
    const running = make(turnOf({ dice: 'ra white1', players: held(code) }), 'take ra white1');
    expect(legalOf(running, 'bless')).toEqual([1, 2, 3, 4, 5, 6].map((value) => `bless ${code} value ${value}`));
    make(running, `bless ${code} value 6`, 'produce limestone');
    expect(player(running).excess).toBe(4);
    expect(player(running).left).toEqual([0]);
  });

  test.each(['B11', 'B12'])('[7.3.B11] %s: another colour, gray too, and a shift of 1', (code) => {
    const running = make(turnOf({ dice: 'osiris white4', players: held(code) }), 'take osiris white4');
    const offered = legalOf(running, `bless ${code}`);
    expect(offered).toContain(`bless ${code} yellow +1`);
    expect(offered).toContain(`bless ${code} gray 0`);
    expect(offered).not.toContain(`bless ${code} white 0`);
    make(running, `bless ${code} yellow -1`, 'produce papyrus');
    expect(goods(running)).toEqual({ papyrus: 2 });
    expect(player(running).excess).toBe(1);
    expect(player(running).left).toHaveLength(1);
  });

  test('[X34] B11: white 4 in the dark as black 5', () => {
    const plan = { dice: 'bastet white4', players: held('B11', { production: [2, 2, 2, 5] }) };
    const running = make(turnOf(plan), 'take bastet white4', 'bless B11 black +1', 'produce granite');
    expect(goods(running)).toEqual({ granite: 5 });
    expect(player(running).left.map((die) => (die % 6) + 1)).toEqual([4]);
  });

  test('[R28] a colour forbidden in the sector is not offered, unless T08', () => {
    const plan = (technologies: string) => ({ dice: 'ra white4', players: held('B11', { technologies }) });
    const without = make(turnOf(plan('')), 'take ra white4');
    expect(legalOf(without, 'bless').some((text) => text.includes('black'))).toBe(false);
    expect(reason(without, 'bless B11 black 0')).toMatchObject({ rule: 'R28' });
    const withT08 = make(turnOf(plan('T08')), 'take ra white4', 'bless B11 black 0');
    expect(legal(withT08)).toEqual(['pan left', 'pan right']);
    make(withT08, 'pan left', 'produce granite');
    expect(player(withT08).left).toHaveLength(1);
  });

  test.each(['B17', 'B18'])(
    '[7.3.B17, X37] %s: for a scribe an extra action of a neighbour, before or after the normal one',
    (code) => {
      const plan = { dice: 'ra white4', players: held(code, { scribe: 1, granite: 2, limestone: 3, bread: 4 }) };
      const running = make(turnOf(plan), 'take ra white4');
      expect(legalOf(running, 'bless')).toEqual([`bless ${code} horus`, `bless ${code} hathor`]);
      make(running, `bless ${code} horus`);
      expect(goods(running).scribe).toBeUndefined();
      expect(legal(running)).toEqual(['act ra', 'produce limestone', 'extra horus']);
      const first = make(running, 'extra horus', 'statue hathor');
      expect(legal(first)).toEqual(['act ra', 'produce limestone']);
      make(first, 'produce limestone');
      expect(asked(first)).toBe('over');
      expect(player(first)).toMatchObject({ left: [3], right: [] });
      const after = make(
        turnOf(plan),
        'take ra white4',
        `bless ${code} hathor`,
        'act ra',
        'lay r3c3',
        'turn 0',
        'extra hathor',
        'build w3',
      );
      expect(player(after).population).toBe(9);
    },
  );

  test.each(['B19', 'B20'])('[7.3.B19] %s: both markers a step back for the opposite action', (code) => {
    const plan = { dice: 'ra white1', players: held(code, { happiness: 3, population: 6 }) };
    const running = make(turnOf(plan), 'take ra white1');
    expect(legalOf(running, 'bless')).toEqual([`bless ${code} thoth`]);
    make(running, `bless ${code} thoth`);
    expect(player(running)).toMatchObject({ happiness: 2, population: 5 });
    make(running, 'extra thoth', 'card 1-3', 'produce limestone');
    expect(asked(running)).toBe('over');
  });

  test('[X38, R37] B19 needs happiness and population above 0', () => {
    const running = make(turnOf({ dice: 'ra white1', players: held('B19', { happiness: 0 }) }), 'take ra white1');
    expect(legalOf(running, 'bless')).toEqual([]);
    expect(reason(running, 'bless B19 thoth')).toMatchObject({ rule: 'R37' });
  });

  test('[R49] B17 with B18: one extra action each, each paid, the same sector too', () => {
    const plan = { dice: 'ra white4', players: held('B17 B18', { scribe: 2, granite: 4 }) };
    const running = make(turnOf(plan), 'take ra white4', 'bless B17 horus', 'bless B18 horus');
    expect(goods(running)).toEqual({ granite: 4 });
    make(running, 'extra horus', 'statue row', 'extra horus', 'statue column', 'produce limestone');
    expect(player(running).statues).toBe(2);
  });

  test('[R25] with an Anubis die the neighbours are those of the sector it came from', () => {
    const plan = { dice: 'thoth white4', players: held('B17 B19', { scribe: 3, happiness: 3 }) };
    const running = make(turnOf(plan), 'anubis thoth white4');
    expect(legalOf(running, 'bless')).toEqual(['bless B17 bastet', 'bless B17 osiris', 'bless B19 ra']);
  });

  test('[R26] an action that is not legal when its time comes is skipped, without a refund', () => {
    const plan = { dice: 'ra white1', players: held('B17', { scribe: 1, granite: 1, limestone: 2 }) };
    const running = make(turnOf(plan), 'take ra white1', 'bless B17 horus');
    expect(legal(running)).toEqual(['act ra', 'produce limestone']);
    make(running, 'produce limestone');
    expect(asked(running)).toBe('over');
    expect(goods(running)).toEqual({ granite: 1, limestone: 3 });
    const must = make(
      turnOf({ dice: 'ra white1', players: held('B17', { scribe: 1, granite: 2 }) }),
      'take ra white1',
      'bless B17 horus',
      'extra horus',
      'statue row',
    );
    expect(legal(must)).toEqual(['produce limestone']);
  });

  test('[X50] T24, T10, no scribe, no gold: B17 is not playable, its gold comes after the price', () => {
    const running = make(
      turnOf({ dice: 'ra white1', players: held('B17', { technologies: 'T10 T24' }) }),
      'take ra white1',
    );
    expect(legalOf(running, 'bless')).toEqual([]);
    const paid = make(
      turnOf({ dice: 'ra white1', players: held('B17', { technologies: 'T10 T24', scribe: 1 }) }),
      'take ra white1',
      'bless B17 horus',
    );
    expect(legal(paid)).toEqual(['pay 1 0 0 0']);
  });
});

describe('with a god action', () => {
  test.each(['B13', 'B14'])('[7.3.B13] %s: Ra or Horus without its cost', (code) => {
    const running = make(
      turnOf({ dice: 'horus white4', players: held(code) }),
      'take horus white4',
      'act horus',
      'statue hathor',
    );
    expect(legal(running)).toEqual([`bless ${code}`]);
    make(running, `bless ${code}`);
    expect(player(running).statues).toBe(1);
    const ra = make(
      turnOf({ dice: 'ra white4', players: held(code, { limestone: 9 }) }),
      'take ra white4',
      'act ra',
      'lay r1c1',
      'turn 0',
    );
    expect(legal(ra)).toEqual(['pay 2 0 0 0', `bless ${code}`]);
    make(ra, `bless ${code}`);
    expect(goods(ra).limestone).toBe(9);
    expect(legalOf(make(turnOf({ dice: 'hathor brown4', players: held(code) }), 'take hathor brown4'), 'act')).toEqual(
      [],
    );
  });

  test.each(['B15', 'B16'])('[7.3.B15] %s: Bastet or Hathor without its cost, not Thoth', (code) => {
    const bastet = make(
      turnOf({ dice: 'bastet gray1', players: held(code) }),
      'take bastet gray1',
      'act bastet',
      `bless ${code}`,
    );
    expect(player(bastet).happiness).toBe(3);
    const hathor = make(
      turnOf({ dice: 'hathor brown4', players: held(code) }),
      'take hathor brown4',
      'act hathor',
      'build w1',
      `bless ${code}`,
    );
    expect(player(hathor).buildings).toBe(1);
    expect(legalOf(turnOf({ dice: 'thoth gray3, ra white1', players: held(code) }), 'take thoth')).toEqual([]);
  });
});

describe('before the draft', () => {
  test.each(['B23', 'B24'])('[7.3.B23] %s: Anubis without scribes, with a die, as the normal action', (code) => {
    const running = make(
      turnOf({ dice: 'ra black5, ra white1', players: held(code, { technologies: 'T23' }) }),
      `bless ${code}`,
    );
    expect(legal(running)).toEqual(['anubis ra black5', 'anubis ra white1']);
    expect(reason(running, 'take ra white1')).toMatchObject({ rule: '7.3.B23' });
    make(running, 'anubis ra black5', 'produce bread');
    expect(player(running).under).toHaveLength(1);
    expect(vp(running)).toBe(13);
    expect(told(running, 'paid')).toEqual([]);
    expect(asked(running)).toBe('over');
    const taken = make(turnOf({ dice: 'ra white1', players: held(code) }), 'take ra white1');
    expect(legalOf(taken, 'bless')).toEqual([]);
  });

  test('[7.4.T24] each blessing played brings a gold after its own cost', () => {
    const running = make(
      turnOf({ dice: 'ra white1', players: held('B09 B05', { technologies: 'T24' }) }),
      'take ra white1',
      'bless B09 value 2',
    );
    expect(goods(running)).toEqual({ gold: 1 });
    make(running, 'produce limestone', 'bless B05');
    expect(goods(running)).toEqual({ gold: 5, limestone: 2 });
    expect(kinds(running).filter((kind) => kind === 'blessing')).toHaveLength(2);
  });
});
