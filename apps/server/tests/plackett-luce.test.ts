import { describe, expect, test } from 'vitest';
import { NEWCOMER, type Skill, skillsAfter } from '../src/ratings/plackett-luce.ts';

const skill = ([mu, sigma]: readonly [number, number]): Skill => ({ mu, sigma });
const NEW = [25, 25 / 3] as const;

/** What openskill 5.0.1 answers with its standard settings, recorded once. */
const RECORDED: readonly {
  readonly places: readonly number[];
  readonly before: readonly (readonly [number, number])[];
  readonly after: readonly (readonly [number, number])[];
}[] = [
  {
    places: [1, 2],
    before: [NEW, NEW],
    after: [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  },
  {
    places: [1, 1],
    before: [NEW, NEW],
    after: [
      [25, 8.06590141354368],
      [25, 8.06590141354368],
    ],
  },
  {
    places: [2, 1],
    before: [NEW, NEW],
    after: [
      [22.364610506859503, 8.06590141354368],
      [27.635389493140497, 8.06590141354368],
    ],
  },
  {
    places: [1, 2, 3, 4],
    before: [NEW, NEW, NEW, NEW],
    after: [
      [27.795252672501135, 8.263571791259416],
      [26.55291815138952, 8.17961798837266],
      [24.689416369722096, 8.084127880168786],
      [20.962412806387245, 8.084127880168786],
    ],
  },
  {
    places: [4, 1, 3, 2],
    before: [NEW, NEW, NEW, NEW],
    after: [
      [20.962412806387245, 8.084127880168786],
      [27.795252672501135, 8.263571791259416],
      [24.689416369722096, 8.084127880168786],
      [26.55291815138952, 8.17961798837266],
    ],
  },
  {
    places: [1, 2, 2, 4],
    before: [NEW, NEW, NEW, NEW],
    after: [
      [27.795252672501135, 8.263571791259416],
      [24.689416369722096, 8.17961798837266],
      [24.689416369722096, 8.17961798837266],
      [22.825914588054673, 8.17961798837266],
    ],
  },
  {
    places: [2, 2, 1],
    before: [
      [29.182, 4.782],
      [27.174, 4.922],
      [16.672, 6.217],
    ],
    after: [
      [28.208203191358574, 4.701808668702097],
      [26.46676984362951, 4.833912106408573],
      [19.44594185603385, 6.155984443953191],
    ],
  },
  {
    places: [2, 1],
    before: [
      [28.975, 8.867],
      [30.384, 6.285],
    ],
    after: [
      [25.976099562053857, 8.449961792518941],
      [31.890805445400694, 6.181792713646224],
    ],
  },
  {
    places: [1, 3, 3],
    before: [
      [34.826, 6.815],
      [20.132, 7.251],
      [15.766, 5.539],
    ],
    after: [
      [36.090029524753035, 6.71250103973781],
      [18.98874477542797, 7.0157761098274944],
      [15.5981248231412, 5.467346098499314],
    ],
  },
  {
    places: [1, 1, 4, 4],
    before: [
      [35.32, 1.791],
      [24.112, 6.751],
      [20.98, 3.135],
      [21.048, 8.25],
    ],
    after: [
      [35.328958423322916, 1.792470243640051],
      [25.065397902728414, 6.689131014991768],
      [20.864576610439666, 3.129265950119887],
      [20.233436014259055, 7.915831792681761],
    ],
  },
  {
    places: [5, 3, 3, 5, 1],
    before: [
      [14.749, 3.443],
      [21.309, 4.936],
      [39.189, 4.64],
      [32.605, 2.702],
      [23.081, 7.887],
    ],
    after: [
      [14.835463324927495, 3.4366429508846577],
      [21.710301290241922, 4.915295442083193],
      [38.630791985787745, 4.604280336326561],
      [32.18908255838246, 2.698348381728463],
      [26.756329538299813, 7.814707759781061],
    ],
  },
  {
    places: [2, 1],
    before: [
      [26.074, 7.673],
      [31.007, 1.789],
    ],
    after: [
      [23.816567960654368, 7.23329255226998],
      [31.12996883295017, 1.7896707468635868],
    ],
  },
];

describe('skills after a game', () => {
  test.each(RECORDED)('places $places of $before.length: as openskill has them', ({ places, before, after }) => {
    const found = skillsAfter(before.map(skill), places);
    expect(found).toHaveLength(after.length);
    for (const [i, { mu, sigma }] of found.entries()) {
      expect(mu).toBeCloseTo(after[i]?.[0] ?? Number.NaN, 11);
      expect(sigma).toBeCloseTo(after[i]?.[1] ?? Number.NaN, 11);
    }
  });

  test('nobody’s order on the chairs matters', () => {
    const before = [NEWCOMER, { mu: 31, sigma: 2 }, { mu: 18, sigma: 5 }];
    const straight = skillsAfter(before, [2, 3, 1]);
    const turned = skillsAfter(before.toReversed(), [1, 3, 2]).toReversed();
    for (const [i, { mu, sigma }] of straight.entries()) {
      expect(turned[i]?.mu).toBeCloseTo(mu, 11);
      expect(turned[i]?.sigma).toBeCloseTo(sigma, 11);
    }
  });

  test('nobody becomes certain, however long they play, and a game alone changes nobody’s mean', () => {
    let pair: readonly Skill[] = [NEWCOMER, NEWCOMER];
    for (let game = 0; game < 2_000; game++) pair = skillsAfter(pair, game % 2 === 0 ? [1, 2] : [2, 1]);
    for (const { mu, sigma } of pair) {
      expect(sigma).toBeGreaterThan(0.5);
      expect(Math.abs(mu - 25)).toBeLessThan(1);
    }
    expect(skillsAfter([NEWCOMER], [1])[0]?.mu).toBe(25);
  });
});
