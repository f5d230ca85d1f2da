import { patternOf } from '@naos/game-module';
import { expect, test } from 'vitest';
import { patterns } from '../advice/patterns.ts';
import { type PlayerPlan, type ScenePlan, scene } from './scene.ts';

/** Seat 0’s pattern between the better turn and the one that was played. */
const between = (better: ScenePlan, played: ScenePlan): string | null =>
  patternOf(patterns, scene(better), scene(played), 0);
const having = (plan: PlayerPlan): ScenePlan => ({ players: [plan, {}] });

test('points at once, from three on', () => {
  expect(between(having({ vp: 13 }), having({ vp: 10 }))).toBe('points-missed');
  expect(between(having({ vp: 12 }), having({ vp: 10 }))).toBe(null);
});

test('the majority in a district', () => {
  const theirs = 'bread-2:1';
  expect(between({ osiris: `${theirs} bread-3:0 bread-4:0` }, { osiris: `${theirs} papyrus-2:1 bread-3:0` })).toBe(
    'district-let-go',
  );
});

test('a statue is a statue wherever it stands', () => {
  const gods = { gods: 'ra:0' };
  expect(between(gods, {})).toBe('statue-missed');
  expect(between({ people: 'row:0' }, gods)).toBe(null);
});

test('two buildings at the temple', () => {
  expect(between({ spaces: 'w1:0 w2:0' }, {})).toBe('temple-missed');
  expect(between({ spaces: 'w1:0' }, {})).toBe(null);
});

test('scales that are further from level by three, to either side', () => {
  expect(between(having({ left: 'white1' }), having({ left: 'white4' }))).toBe('scales-tipped');
  expect(between(having({ left: 'white1' }), having({ right: 'white4' }))).toBe('scales-tipped');
  expect(between(having({ left: 'white4' }), having({ right: 'white4' }))).toBe(null);
});

test('production, happiness and goods', () => {
  expect(between(having({ production: [2, 1, 1, 1] }), having({ production: [1, 1, 1, 1] }))).toBe('production-missed');
  expect(between(having({ happiness: 4 }), having({ happiness: 2 }))).toBe('happiness-missed');
  expect(between(having({ bread: 3 }), having({ granite: 1 }))).toBe('goods-spent');
  expect(between(having({ bread: 2 }), having({ granite: 1 }))).toBe(null);
});
