import { describe, expect, test } from 'vitest';
import { BLESSING_CODES } from '../rules/content/blessings.ts';
import { DECREES } from '../rules/content/decrees.ts';
import { ANKH, INITIATIVE } from '../rules/content/starting.ts';
import { TECHNOLOGY_CODES } from '../rules/content/technologies.ts';
import { TILES } from '../rules/content/tiles.ts';
import { CONDITIONS } from '../rules/content/wheel.ts';
import {
  asked,
  finalOf,
  goods,
  legal,
  maatOf,
  make,
  type PlayerPlan,
  player,
  pointsFor,
  type Running,
  run,
  type ScenePlan,
  scene,
  scoringOf,
  turnOf,
} from './scene.ts';

/** Answers what a card asks in between so that nothing else changes: the same value, own tokens, no faith, no more. */
function unchanged(running: Running, value: number): string | undefined {
  const list = legal(running);
  const still = [`value ${value}`, 'faith 0', 'done'].find((text) => list.includes(text));
  return still ?? list.find((text) => text.startsWith('pay'));
}

/** Makes the moves, with such answers before and after them. */
function follow(running: Running, moves: readonly string[], value = 0): Running {
  for (const move of moves) {
    while (!legal(running).includes(move)) make(running, unchanged(running, value) ?? move);
    make(running, move);
  }
  for (let answer = unchanged(running, value); answer !== undefined; answer = unchanged(running, value)) {
    make(running, answer);
  }
  return running;
}

describe('blessings: offered at their moment and at no other', () => {
  const rich: PlayerPlan = {
    papyrus: 9,
    bread: 9,
    limestone: 9,
    granite: 9,
    scribe: 1,
    happiness: 5,
    population: 9,
  };
  const offered = (running: Running): string[] => [
    ...new Set(legal(running).flatMap((text) => /^bless (B\d\d)/.exec(text)?.[1] ?? [])),
  ];
  const taken =
    (die: string, ...moves: string[]) =>
    (all: PlayerPlan): Running =>
      make(turnOf({ dice: die, players: [all] }), `take ${die}`, ...moves);
  const anytime = ['B07', 'B08'] as const;
  const moments: readonly (readonly [string, (all: PlayerPlan) => Running, readonly string[]])[] = [
    ['before the draft', (all) => turnOf({ dice: 'ra white4', players: [all] }), ['B23', 'B24']],
    ['with the die in hand', taken('ra white4'), ['B09', 'B10', 'B11', 'B12', 'B17', 'B18', 'B19', 'B20']],
    [
      'in a production',
      taken('ra white4', 'produce limestone'),
      ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B21', 'B22'],
    ],
    ['paying a statue', taken('horus white4', 'act horus', 'statue hathor'), ['B13', 'B14']],
    ['paying a pillar', taken('ra white4', 'act ra', 'lay r1c1', 'turn 0'), ['B13', 'B14']],
    ['paying a building', taken('hathor brown4', 'act hathor', 'build w1'), ['B15', 'B16']],
    ['paying a festival', taken('bastet gray4', 'act bastet'), ['B15', 'B16']],
    ['taking cards', taken('thoth gray4', 'act thoth'), []],
    ['placing a workshop', taken('osiris yellow4', 'act osiris'), []],
  ];

  // Most blessings are there twice and offered once: one of each pair is held at a time.
  const halves = [0, 1].map((half) => BLESSING_CODES.filter((code, i) => i % 2 === half || code < anytime[0]));

  test.each(moments)('[7.0.2] %s', (_, moment, own) => {
    for (const half of halves) {
      const expected = [...own, ...anytime].filter((code) => half.includes(code));
      expect(offered(moment({ ...rich, blessings: half.join(' ') })).toSorted()).toEqual(expected.toSorted());
    }
  });

  test('[7.0.2] nothing in the turn of another player, and no blessing is without a moment', () => {
    const all = { ...rich, blessings: BLESSING_CODES.join(' ') };
    expect(offered(turnOf({ dice: 'ra white4', players: [{}, all] }))).toEqual([]);
    expect([...new Set(moments.flatMap(([, , own]) => own)), ...anytime].toSorted()).toEqual([...BLESSING_CODES]);
  });
});

describe('technologies: each changes its own moments and no others', () => {
  const rich: PlayerPlan = { papyrus: 4, bread: 4, limestone: 4, granite: 4, happiness: 5, population: 9 };
  interface Moment {
    readonly plan: ScenePlan;
    readonly moves: readonly string[];
    readonly value?: number;
    readonly extra?: PlayerPlan;
  }
  const turns: Readonly<Record<string, Moment>> = {
    statue: { plan: { dice: 'horus gray2' }, moves: ['take horus gray2', 'act horus', 'statue row'], value: 2 },
    pillar: {
      plan: { dice: 'ra gray5', raSlots: 'P22 P23 P24' },
      moves: ['take ra gray5', 'act ra', 'lay r1c1', 'turn 0'],
      value: 5,
    },
    'tile in another light': {
      plan: { dice: 'ra gray5', raSlots: 'P18 P23 P24' },
      moves: ['take ra gray5', 'act ra', 'lay r1c1', 'turn 0'],
      value: 5,
    },
    building: {
      plan: { dice: 'hathor gray2', temple: 'r3c1:P25:0:0' },
      moves: ['take hathor gray2', 'act hathor', 'build w3'],
      value: 2,
    },
    festival: { plan: { dice: 'bastet gray2' }, moves: ['take bastet gray2', 'act bastet'], value: 2 },
    cards: { plan: { dice: 'thoth gray2' }, moves: ['take thoth gray2', 'act thoth', 'card 1-1'], value: 2 },
    workshop: {
      plan: { dice: 'osiris gray2' },
      moves: ['take osiris gray2', 'act osiris', 'osiris bread-2'],
      value: 2,
    },
    'pure die': { plan: { dice: 'ra white2' }, moves: ['take ra white2', 'produce limestone'], value: 2 },
    'tainted die': { plan: { dice: 'ra yellow2' }, moves: ['take ra yellow2', 'produce papyrus'], value: 2 },
    'bread from a tainted die': {
      plan: { dice: 'bastet brown2' },
      moves: ['take bastet brown2', 'produce bread'],
      value: 2,
    },
    excess: { plan: { dice: 'ra yellow6' }, moves: ['take ra yellow6', 'produce papyrus'], value: 6 },
    'value 1': { plan: { dice: 'ra yellow1' }, moves: ['take ra yellow1', 'produce papyrus'], value: 1 },
    Anubis: {
      plan: { dice: 'ra black2' },
      moves: ['anubis ra black2', 'produce papyrus'],
      value: 2,
      extra: { scribe: 2 },
    },
    blessing: {
      plan: { dice: 'ra yellow2' },
      moves: ['take ra yellow2', 'produce papyrus', 'bless B05'],
      value: 2,
      extra: { blessings: 'B05' },
    },
    'statue bonus': {
      plan: { dice: 'bastet gray2', gods: 'bastet:0' },
      moves: ['take bastet gray2', 'act bastet'],
      value: 2,
    },
  };
  const measure = (running: Running): unknown => {
    const { vp, happiness, population, excess } = player(running);
    return { vp, goods: goods(running), happiness, population, excess, order: running.state.order };
  };
  const changed = (technologies: string): string[] => {
    const held = (extra: PlayerPlan = {}, codes = technologies): PlayerPlan => ({
      ...rich,
      ...extra,
      technologies: codes,
    });
    const during = Object.entries(turns).flatMap(([name, { plan, moves, value = 0, extra }]) => {
      const play = (codes: string) => measure(follow(turnOf({ ...plan, players: [held(extra, codes)] }), moves, value));
      return JSON.stringify(play(technologies)) === JSON.stringify(play('')) ? [] : [name];
    });
    const phase = (codes: string) =>
      measure(follow(maatOf({ seats: 3, players: [held({ ankh: 0 }, codes), { ankh: 1 }, { ankh: 2 }] }), []));
    const upkeep = (codes: string) => asked(scoringOf({ players: [held({ buildings: 4 }, codes)] }));
    return [
      ...during,
      ...(JSON.stringify(phase(technologies)) === JSON.stringify(phase('')) ? [] : ['Maat phase']),
      ...(upkeep(technologies) === upkeep('') ? [] : ['upkeep']),
    ];
  };
  const produced = ['pure die', 'tainted die', 'bread from a tainted die', 'excess', 'value 1', 'Anubis', 'blessing'];
  const MOMENTS: Readonly<Record<string, readonly string[]>> = {
    T01: ['workshop'],
    T02: ['pillar', 'tile in another light'],
    T03: ['cards'],
    T04: ['statue'],
    T05: ['building'],
    T06: ['festival', 'statue bonus'],
    T07: ['statue bonus'],
    T09: ['tile in another light'],
    T11: ['value 1'],
    T12: ['excess'],
    T13: produced,
    T15: ['Maat phase'],
    T16: ['Maat phase'],
    T17: ['bread from a tainted die', 'upkeep'],
    T18: ['pure die'],
    T20: ['cards'],
    T21: ['building'],
    T23: ['Anubis'],
    T24: ['blessing'],
    // These only offer something, and whoever does not take it has nothing from them.
    T08: [],
    T10: [],
    T14: [],
    T19: [],
    T22: [],
  };

  test.each(TECHNOLOGY_CODES)('[6.0.1] %s', (code) => {
    expect(changed(code)).toEqual(MOMENTS[code]);
  });
});

describe('decrees: worth nothing before the end', () => {
  test.each(DECREES.map(({ code }) => code))('[8.3.1] %s', (code) => {
    const rich: PlayerPlan = { decrees: code, gold: 4, scribe: 2, happiness: 13, population: 16, technologies: 'T01' };
    const plan: ScenePlan = {
      seats: 3,
      players: [{ ...rich, left: 'white5' }, {}, {}],
      spaces: 'w1:0',
      people: 'row:0',
      gods: 'ra:0',
      osiris: 'bread-1:0 granite-2:0',
      temple: 'r1c1:P22:0:0',
    };
    for (const phase of [1, 2, 3]) {
      const running = follow(maatOf(plan, phase), []);
      expect(legal(running).some((text) => /^(act|score)/.test(text))).toBe(false);
      expect(pointsFor(running, 'decree')).toBe(0);
    }
    const end = finalOf(plan);
    if (asked(end) !== 'over') make(end, legal(end)[0] ?? '');
    // 303 has nothing to repeat alone; 323 is an action, right before the second scoring.
    expect(pointsFor(end, 'decree') > 0).toBe(!['303', '323'].includes(code));
    expect(legal(maatOf(plan, 4)).includes('act bastet')).toBe(code === '323');
  });
});

describe('starting and destiny cards: gained when they are resolved, once', () => {
  test.each(INITIATIVE)('[4.13] starting card %i', (initiative) => {
    const state = scene({ top: 'T07 T09 B17 B23', players: [{ happiness: 2, population: 5 }] });
    const own = state.players[0];
    if (own !== undefined)
      own.starting = [INITIATIVE.indexOf(initiative), INITIATIVE.indexOf(initiative === 12 ? 7 : 12)];
    const running = run(state, { do: 'gains', at: 0, seat: 0, destiny: false });
    expect(goods(running)).toEqual({});
    expect(player(running)).toMatchObject({ happiness: 2, population: 5, buildings: 0 });
    make(running, `resolve ${initiative}`);
    while (!legal(running).some((text) => text.startsWith('resolve'))) make(running, legal(running)[0] ?? '');
    const { happiness, buildings, technologies, blessings } = player(running);
    expect([goods(running), happiness, buildings, technologies, blessings]).not.toEqual([{}, 2, 0, 0, 0]);
    expect(legal(running)).toEqual([`resolve ${initiative === 12 ? 7 : 12}`]);
  });

  test.each(ANKH)('[8.1.8] the destiny card with ankh %i is gained when taken and counts in the next phase', (ankh) => {
    const running = maatOf({ players: [{ ankh: (ankh + 1) % 4 }, { ankh: (ankh + 2) % 4 }] });
    const order = [...running.state.order];
    const [first = 0] = order;
    const before = JSON.stringify(goods(running, first));
    make(running, `destiny ankh${ankh}`);
    if (ankh === 2) make(running, 'advance population');
    expect(running.state.order).toEqual(order);
    expect(ANKH[player(running, first).destiny]).toBe(ankh);
    const grown = player(running, first).population > 5;
    expect(grown || JSON.stringify(goods(running, first)) !== before).toBe(true);
  });
});

describe('pillar tiles: an ability works in its own light only', () => {
  /** Wheel positions that put the sector of Ra in the sun, in the shade, in the dark. */
  const WHEEL = [0, 5, 3] as const;

  test.each(TILES.map(({ code, background, ability }) => [code, background, ability.op] as const))(
    '[6.2.6] %s',
    (code, background, op) => {
      const works = (wheel: number): boolean => {
        const others = ['P22', 'P23', 'P24'].filter((other) => other !== code).slice(0, 2);
        const running = make(
          turnOf({
            wheel,
            dice: 'ra gray5',
            raSlots: `${code} ${others.join(' ')}`,
            players: [{ limestone: 4, granite: 4, happiness: 3 }],
          }),
          'take ra gray5',
          'act ra',
          'lay r2c2',
          'turn 0',
        );
        const told = running.told.some(({ event }) => event.kind === 'ability');
        return op === 'action' ? legal(running).includes('use') : told;
      };
      expect(WHEEL.map(works)).toEqual(CONDITIONS.map((_, light) => light === background));
    },
  );
});
