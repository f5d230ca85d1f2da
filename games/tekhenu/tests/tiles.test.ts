import { heardBy } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { asked, cards, goods, kinds, legal, legalOf, make, player, pointsFor, turnOf, vp } from './scene.ts';

/** Wheel position that puts the Ra sector in a light. */
const LIGHT = { sunny: 0, shaded: 5, dark: 3 } as const;

/** Lays a tile with a gray 5 from the left slot; value 5 pays 3 VP. */
const lay = (
  code: string,
  light: keyof typeof LIGHT,
  cellName: string,
  plan: object = {},
  scenePlan: object = {},
  turns = 0,
) => {
  const others = ['P22', 'P23', 'P24'].filter((other) => other !== code).slice(0, 2);
  return make(
    turnOf({
      wheel: LIGHT[light],
      dice: 'ra gray5',
      raSlots: `${code} ${others.join(' ')}`,
      players: [{ limestone: 4, ...plan }],
      ...scenePlan,
    }),
    'take ra gray5',
    'act ra',
    `lay ${cellName}`,
    `turn ${turns}`,
  );
};

describe('tile abilities', () => {
  test('[7.6.P01] P01: population +3; P03: happiness +2', () => {
    expect(player(lay('P01', 'sunny', 'r3c3')).population).toBe(8);
    expect(player(lay('P01', 'dark', 'r3c3')).population).toBe(5);
    expect(player(lay('P03', 'shaded', 'r3c3')).happiness).toBe(4);
    expect(player(lay('P03', 'sunny', 'r3c3')).happiness).toBe(2);
  });

  test.each([
    ['P02', 'dark', { scribe: 1 }],
    ['P16', 'shaded', { gold: 2 }],
    ['P17', 'sunny', { gold: 2 }],
    ['P18', 'dark', { gold: 2 }],
  ] as const)('[7.6.P02] %s in the %s: its goods', (code, light, gift) => {
    expect(goods(lay(code, light, 'r3c3'))).toMatchObject(gift);
    const other = light === 'dark' ? 'sunny' : 'dark';
    expect(goods(lay(code, other, 'r3c3'))).toMatchObject({ faith: 3 });
    expect(goods(lay(code, other, 'r3c3'))).not.toMatchObject(gift);
  });

  test.each([
    ['P07', 'sunny'],
    ['P08', 'shaded'],
    ['P09', 'dark'],
  ] as const)('[7.6.P02] %s in the %s: 1 VP', (code, light) => {
    expect(pointsFor(lay(code, light, 'r3c3'), 'tile ability')).toBe(1);
    expect(pointsFor(lay(code, light === 'dark' ? 'sunny' : 'dark', 'r3c3'), 'tile ability')).toBe(0);
  });

  test('[7.6.P04, R17] P04 and P05: 1 VP more for each match, not doubled on corners', () => {
    // P04 shows amber, amber, malachite, carnelian; turned once: carnelian, amber, amber, malachite.
    const corner = lay('P04', 'sunny', 'r1c1', {}, {}, 1);
    expect([pointsFor(corner, 'matching edges'), pointsFor(corner, 'tile ability')]).toEqual([2, 1]);
    // P05 shows lapis, malachite, lapis, malachite: on r2c1 malachite touches the west edge.
    const side = lay('P05', 'dark', 'r2c1');
    expect([pointsFor(side, 'matching edges'), pointsFor(side, 'tile ability')]).toEqual([1, 1]);
    expect(pointsFor(lay('P05', 'sunny', 'r2c1'), 'tile ability')).toBe(0);
  });

  test('[X12] P04 turned once on the north-west corner in the sun: 2 VP and 1 VP', () => {
    expect(vp(lay('P04', 'sunny', 'r1c1', {}, {}, 1))).toBe(10 + 2 + 1 + 3);
  });

  test('[7.6.P06] P06: 1 VP more for each building counted', () => {
    const running = lay('P06', 'shaded', 'r3c3', {}, { spaces: 'w3:1 s3:0 w1:0' });
    expect([pointsFor(running, 'buildings in line'), pointsFor(running, 'tile ability')]).toEqual([2, 2]);
  });

  test.each([
    ['P10', 'dark'],
    ['P11', 'sunny'],
  ] as const)('[7.6.P10] %s in the %s: a Thoth action of value 1, exactly one card, free', (code, light) => {
    const running = make(lay(code, light, 'r3c3'), 'use', 'card 1-3');
    expect(cards(running)).toHaveLength(1);
    expect(asked(running)).toBe('over');
    expect(player(running).pillars).toBe(1);
  });

  test('[7.6.P12] P12: a Horus action with value 1, 2 or 3, its cost paid', () => {
    const running = make(lay('P12', 'shaded', 'r3c3', { granite: 2 }), 'use');
    expect(legalOf(running, 'value')).toEqual(['value 1', 'value 2', 'value 3']);
    make(running, 'value 2', 'statue osiris');
    expect(goods(running).granite).toBeUndefined();
    expect(player(running)).toMatchObject({ statues: 1, pillars: 1 });
  });

  test('[X43, R18] a statue built through P12 does not see the pillar being raised', () => {
    const running = make(lay('P12', 'shaded', 'r3c3', { granite: 2 }), 'use', 'value 1', 'statue row');
    expect(pointsFor(running, 'temple statue')).toBe(0);
    expect(kinds(running).indexOf('statue')).toBeLessThan(kinds(running).indexOf('pillar'));
  });

  test.each([
    ['P13', 'sunny'],
    ['P14', 'dark'],
  ] as const)('[7.6.P13] %s in the %s: the top decree, unseen by others', (code, light) => {
    const running = lay(code, light, 'r3c3', {}, { top: '317' });
    expect(cards(running)).toEqual(['317']);
    expect(heardBy(running.told, 1)).toContainEqual({ kind: 'decree drawn', seat: 0, decree: -1 });
    expect(heardBy(running.told, 0)).toContainEqual({ kind: 'decree drawn', seat: 0, decree: 16 });
  });

  test('[X44] P13 with nothing to draw', () => {
    const running = turnOf({ dice: 'ra gray5', raSlots: 'P13 P22 P23', players: [{ limestone: 4 }] });
    running.state.decks[2] = [];
    make(running, 'take ra gray5', 'act ra', 'lay r1c1', 'turn 0');
    expect(cards(running)).toEqual([]);
    expect(asked(running)).toBe('over');
  });

  test('[7.6.P15] P15: an Osiris action in row 3, happiness -1', () => {
    const running = make(lay('P15', 'shaded', 'r3c3'), 'use');
    expect(legal(running)).toEqual(['osiris papyrus-3', 'osiris bread-3', 'osiris limestone-3', 'osiris granite-3']);
    make(running, 'osiris bread-3');
    expect(player(running)).toMatchObject({ happiness: 1, production: [2, 3, 2, 3] });
  });

  test.each([
    ['P19', 'sunny'],
    ['P20', 'shaded'],
    ['P21', 'dark'],
  ] as const)('[7.6.P19] %s in the %s: the covered reward twice in all', (code, light) => {
    expect(goods(lay(code, light, 'r2c2', { limestone: 3 }))).toEqual({ bread: 4 });
  });

  test('[X11] P19 on the middle cell in the sun: six faith', () => {
    expect(goods(lay('P19', 'sunny', 'r3c3', { limestone: 3 }))).toEqual({ faith: 6 });
  });

  test.each(['P22', 'P23', 'P24', 'P25', 'P26', 'P27'])('[7.6.1] %s has no ability, T09 or not', (code) => {
    expect(kinds(lay(code, 'sunny', 'r3c3', { technologies: 'T09' }))).not.toContain('ability');
  });

  test('[7.6.1] ability actions may be declined and are skipped if not legal; the others come by themselves', () => {
    const declined = make(lay('P11', 'sunny', 'r3c3'), 'decline');
    expect(cards(declined)).toEqual([]);
    expect(player(declined).pillars).toBe(1);
    const illegal = lay('P11', 'sunny', 'r3c3', { happiness: 0 });
    expect(asked(illegal)).toBe('over');
    expect(asked(lay('P12', 'shaded', 'r3c3', { granite: 1 }))).toBe('over');
    expect(asked(lay('P15', 'shaded', 'r3c3', { happiness: 0 }))).toBe('over');
  });
});
