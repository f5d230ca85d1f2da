import { describe, expect, test } from 'vitest';
import { asked, goods, legal, legalOf, make, player, quietly, told, turnOf, vp } from './scene.ts';

/** Positions in which prices were lost or refused: payments with substitutes while a die is in hand. */
describe('prices of a draft', () => {
  const grayInRa = {
    dice: 'ra gray1',
    raSlots: 'P01 P02 P03',
    players: [{ technologies: 'T10 T24', blessings: 'B17', scribe: 1, gold: 1 }],
  };

  test('[7.3.B17] the scribe is paid though only T24’s gold keeps the draft legal', () => {
    const running = make(turnOf(grayInRa), 'take ra gray1', 'bless B17 horus');
    expect(asked(running)).toBe('pay/tokens 0');
    make(running, 'pay 1 0 0 0');
    expect(goods(running)).toEqual({ gold: 2 });
    expect(told(running, 'paid')).toHaveLength(1);
    expect(legal(running)).toContain('extra horus');
  });

  test('[5.1.3] paying with gold leaves it legal too', () => {
    const running = make(turnOf(grayInRa), 'take ra gray1', 'bless B17 horus', 'pay 0 0 1 0');
    expect(goods(running)).toEqual({ gold: 1, scribe: 1 });
    expect(legal(running)).toContain('extra horus');
  });

  test('[5.4.3] a price that is being paid is paid before the extra action of happiness 21', () => {
    const running = turnOf({
      dice: 'ra white5',
      players: [
        { technologies: 'T10', blessings: 'B07', scribe: 1, gold: 1, happiness: 19, population: 21, rewards: 2 },
      ],
    });
    make(running, 'anubis ra white5');
    expect(asked(running)).toBe('pay/tokens 0');
    make(running, 'bless B07 happiness');
    expect(asked(running)).toBe('pay/tokens 0');
    make(running, 'pay 1 0 1 0');
    expect(asked(running)).toBe('extra/action 0');
    expect(goods(running)).toEqual({});
  });

  test('[6.10.2] the same with a value and with T19', () => {
    const plan = { happiness: 19, population: 21, rewards: 2, scribe: 1, gold: 1, blessings: 'B08' };
    const shifted = make(
      turnOf({ dice: 'ra white5', players: [{ ...plan, technologies: 'T10' }] }),
      'take ra white5',
      'value 4',
      'bless B08 happiness',
    );
    expect(asked(shifted)).toBe('pay/tokens 0');
    expect(asked(make(shifted, 'pay 0 0 1 0'))).toBe('extra/action 0');
    const first = make(
      turnOf({ dice: 'ra yellow5', players: [{ ...plan, technologies: 'T10 T19' }] }),
      'take ra yellow5',
      'act ra after producing',
      'bless B08 happiness',
    );
    expect(asked(first)).toBe('pay/tokens 0');
    make(first, 'pay 1 0 0 0', 'decline');
    expect(goods(first)).toEqual({ gold: 1, papyrus: 2 });
  });

  test('[5.1.1] a blessing’s gold may pay for Anubis', () => {
    const plan = { technologies: 'T10 T24', blessings: 'B09', gold: 1 };
    const running = turnOf({ dice: 'ra brown5', players: [plan] });
    expect(legal(running)).toEqual(['anubis ra brown5']);
    make(running, 'anubis ra brown5');
    // Brown is forbidden in the sun; without the blessing there would be no price to pay with.
    expect(legal(running)).toEqual(expect.arrayContaining(['bless B09 value 5', 'bless B09 value 1']));
    expect(legal(running)).not.toContain('done');
    make(running, 'bless B09 value 2', 'pay 0 0 2 0');
    expect(goods(running)).toEqual({});
    expect(vp(running)).toBe(11);
    expect(legal(running)).toContain('produce bread');
  });

  test('[5.1.1] Anubis and B17 with two scribes', () => {
    const running = turnOf({
      dice: 'ra white5',
      players: [{ technologies: 'T10 T24', blessings: 'B17', scribe: 2, granite: 2 }],
    });
    make(running, 'anubis ra white5', 'bless B17 horus', 'pay 1 0 0 0', 'pay 1 0 1 0');
    expect(goods(running)).toEqual({ granite: 2 });
    expect(legal(running)).toContain('extra horus');
  });

  test('[5.1.1] going on without the blessing pays at once', () => {
    const held = { technologies: 'T10 T24', blessings: 'B09', scribe: 2 };
    const running = make(turnOf({ dice: 'ra white5', players: [held] }), 'anubis ra white5', 'done');
    expect(goods(make(running, 'pay 2 0 0 0'))).toEqual({});
    expect(asked(running)).toBe('turn/ready 0');
  });

  test('[5.1.1] without T10 and T24 together nothing is asked before the scribes are paid', () => {
    const running = turnOf({ dice: 'ra white5', players: [{ technologies: 'T24', blessings: 'B09', scribe: 2 }] });
    make(running, 'anubis ra white5');
    expect(asked(running)).toBe('turn/ready 0');
    expect(goods(running)).toEqual({});
    expect(legalOf(running, 'bless')).toContain('bless B09 value 5');
  });
});

describe('value blessings', () => {
  test('[7.3.B09] any value, the one that the die shows too', () => {
    const running = make(
      turnOf({ dice: 'ra white5', players: [{ blessings: 'B09', technologies: 'T24' }] }),
      'take ra white5',
    );
    expect(legalOf(running, 'bless')).toEqual([1, 2, 3, 4, 5, 6].map((value) => `bless B09 value ${value}`));
    expect(goods(make(running, 'bless B09 value 5'))).toEqual({ gold: 1 });
  });

  test('[7.0.1] B10 after B09, after scribes, and scribes after both', () => {
    const held = { blessings: 'B09 B10', scribe: 1 };
    const running = make(
      turnOf({ dice: 'ra white5', players: [held] }),
      'take ra white5',
      'value 3',
      'bless B09 value 6',
    );
    expect(legalOf(running, 'value')).toEqual([]);
    expect(legalOf(running, 'bless')).toHaveLength(6);
    const later = make(
      turnOf({ dice: 'ra white5', players: [held] }),
      'take ra white5',
      'bless B09 value 6',
      'bless B10 value 1',
    );
    expect(legalOf(later, 'value')).toEqual(['value 2', 'value 3']);
  });

  test('[5.1.3] T24’s gold for a value blessing can be what makes a gray die usable', () => {
    const running = turnOf({
      dice: 'ra gray1',
      raSlots: 'P01 P02 P22',
      players: [{ blessings: 'B09', technologies: 'T24', limestone: 1 }],
    });
    expect(legal(running)).toEqual(['take ra gray1']);
    make(running, 'take ra gray1', 'bless B09 value 1');
    expect(legal(running)).toContain('act ra');
  });
});

test('[R26] a bought action that is no longer possible is told when it is dropped', () => {
  const running = make(
    turnOf({ dice: 'ra white3', players: [{ blessings: 'B17', scribe: 1, granite: 1 }] }),
    'take ra white3',
    'bless B17 horus',
    'produce limestone',
  );
  expect(asked(running)).toBe('over');
  expect(told(running, 'skipped')).toEqual([{ kind: 'skipped', seat: 0, god: 0 }]);
});

test('[R26] a gray die whose last action an extra action took away is weighed, and that is told', () => {
  const running = make(
    turnOf({
      dice: 'bastet gray2',
      players: [{ blessings: 'B07', papyrus: 2, happiness: 19, population: 21, rewards: 2 }],
    }),
    'take bastet gray2',
    'bless B07 happiness',
    'act bastet',
    'value 6',
  );
  expect(player(running).right).toHaveLength(1);
  expect(told(running, 'skipped')).toEqual([{ kind: 'skipped', seat: 0, god: 3 }]);
  expect(asked(quietly(running))).toBe('over');
});
