import { readFileSync } from 'node:fs';
import { RIVALS, readWeights } from '@naos/bots';
import { FastRandom } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { evaluationOf, netEvaluationOf } from '../bot/evaluate.ts';
import { netOf, outlook } from '../bot/outlook.ts';
import { topicOf } from '../bot/topics.ts';
import type { TekhenuState } from '../rules/index.ts';
import { crowded } from './crowded.ts';
import { type PlayerPlan, type ScenePlan, STANDARD, scene } from './scene.ts';

function seen(state: TekhenuState): (name: string) => number | undefined {
  const row = new Float32Array(outlook.names.length);
  outlook.fill(state, 0, row);
  return (name) => row[outlook.names.indexOf(name)];
}
const having = (plan: PlayerPlan, more: ScenePlan = {}) => seen(scene({ round: 9, ...more, players: [plan, {}] }));

describe('what a net looks at', () => {
  test('is a number for every name, in crowded positions of every table', () => {
    const row = new Float32Array(outlook.names.length);
    for (let seed = 0; seed < 24; seed++) {
      const state = crowded(1 + (seed % 4), STANDARD, new FastRandom(seed));
      for (const player of state.players.keys()) {
        outlook.fill(state, player, row.fill(0));
        expect(row.every((value) => Math.abs(value) < 20)).toBe(true);
        expect(row.slice(-outlook.gates).reduce((sum, gate) => sum + gate, 0)).toBeCloseTo(1, 5);
      }
    }
    expect(new Set(outlook.names).size).toBe(outlook.names.length);
  });

  test('what decree 304 would pay for, and 303 once more', () => {
    const points = 'decree points with those that are paid for';
    const paid = having({ population: 16, decrees: '304', papyrus: 2 })(points) ?? 0;
    expect(paid).toBeCloseTo(8 / 20);
    expect(having({ population: 16, decrees: '304', papyrus: 9 })(points)).toBeCloseTo(12 / 20);
    expect(having({ population: 16, decrees: '304 303', gold: 3 })(points)).toBeCloseTo(24 / 20);
    expect(having({ population: 16, decrees: '304 303', gold: 1, papyrus: 9 })(points)).toBeCloseTo(12 / 20);
  });

  test('the line where a building finds most own pillars', () => {
    const line = 'pillars in the best line to build at';
    const temple = 'r1c1:P22:0:0 r1c3:P23:0:0 r2c3:P24:0:1';
    expect(having({}, { temple })(line)).toBeCloseTo(1);
    expect(having({ technologies: 'T05' }, { temple })(line)).toBeCloseTo(10 / 6, 5);
    expect(having({}, { temple, spaces: 'w1:1 e1:1 s3:1' })(line)).toBeCloseTo(0.5);
  });

  test('what the gods of own statues pay', () => {
    const goods = 'gold and scribes from gods with a statue';
    expect(having({}, { tokens: 'ra hathor thoth osiris bastet horus', gods: 'osiris:0' })(goods)).toBe(1);
    expect(having({}, { tokens: 'ra hathor thoth osiris bastet horus', gods: 'ra:0' })(goods)).toBe(0);
  });
});

test('a net begins as the weights for terms that it comes from', () => {
  const weights = readWeights(readFileSync(new URL('../bot/weights/pool-second.bin', import.meta.url)));
  const [before, now] = [evaluationOf(weights), netEvaluationOf(netOf(weights))];
  for (let seed = 0; seed < 12; seed++) {
    const state = crowded(2 + (seed % 3), STANDARD, new FastRandom(seed));
    expect(now(state, 0)).toBeCloseTo(before(state, 0), 5);
  }
});

test('everything of a seat that a net looks at is about a topic that hints have words for', () => {
  const strange = outlook.names.filter((name) => topicOf(name) === RIVALS);
  expect(strange.filter((name) => !/^(die of|dice taken|rounds to) |turns left$/.test(name))).toEqual([]);
});
