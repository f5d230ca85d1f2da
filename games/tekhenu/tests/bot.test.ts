import { peeking } from '@naos/bots';
import { Play } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { turnBot } from '../bot/turns.ts';
import { BY_HAND, evaluation, hopeOf } from '../bot/worth.ts';
import { tekhenu } from '../rules/index.ts';
import { make, type Running, scene, turnOf } from './scene.ts';

const evaluate = evaluation(BY_HAND);
const quick = turnBot({ name: 'quick', evaluate, cells: 4, depth: 3, samples: 1 });

function decide(running: Running): string {
  const { move } = quick.decide({
    view: tekhenu.view(running.state, running.seat),
    seat: running.seat,
    budget: { evaluations: 20_000, milliseconds: Number.POSITIVE_INFINITY },
    seed: 5,
    cancelled: () => false,
  });
  return tekhenu.write(move);
}

describe('what a position is worth', () => {
  test('points, statues and happiness symbols raise hope; a heavy right pan lowers it', () => {
    const hope = (plan: object) => hopeOf(scene({ round: 7, players: [plan, {}] }), 0, BY_HAND);
    expect(hope({ vp: 20 })).toBeGreaterThan(hope({ vp: 10 }));
    expect(hope({ statues: 3 })).toBeGreaterThan(hope({ statues: 2 }));
    expect(hope({ happiness: 9, population: 9 })).toBeGreaterThan(hope({ happiness: 8, population: 9 }));
    expect(hope({ right: 'gray6 gray6' })).toBeLessThan(hope({ right: 'gray1' }));
  });

  test('win chances of two equal seats add up to 1; the earlier in turn order is a little ahead', () => {
    const state = scene({ players: [{}, {}] });
    expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(1);
    expect(evaluate(state, 0)).toBeGreaterThan(evaluate(state, 1));
    expect(evaluate(scene({ players: [{ vp: 90 }, {}] }), 0)).toBeGreaterThan(0.95);
  });
});

describe('the bot finds what a person would', () => {
  test('in the last turn it lays the tile where it scores most', () => {
    // The north-west corner has two buildings in line and two matching edges worth 2 each: 6 VP.
    const plan = { dice: 'ra gray5', raSlots: 'P22 P23 P24', spaces: 'w1:1 s1:1', players: [{ limestone: 2 }, {}] };
    const running = make(turnOf(plan), 'take ra gray5', 'act ra');
    expect(decide(running)).toBe('lay r1c1');
  });

  test('it pays its upkeep rather than lose 3 VP for a bread', () => {
    const state = scene({ players: [{ buildings: 2, bread: 2 }, {}] });
    state.agenda.push({ do: 'scoring', at: 0, second: false, index: 0 });
    expect(decide(new Play(tekhenu, state))).toBe('upkeep 1');
  });

  test('it adds the faith that makes it first', () => {
    const players = [
      { right: 'gray4', faith: 4, ankh: 0 },
      { left: 'white2', ankh: 1 },
    ];
    const state = scene({ round: 4, players });
    state.agenda.push({ do: 'maat', at: 0, phase: 1, index: 0 });
    expect(['faith +3', 'faith +4']).toContain(decide(new Play(tekhenu, state)));
  });
});

test('the bot does not peek: what it cannot know changes no decision', () => {
  const shallow = turnBot({ name: 'shallow', evaluate, cells: 3, depth: 1, samples: 1 });
  const { peeked } = peeking(tekhenu, shallow, {
    positions: 200,
    seed: 11,
    seats: 2,
    options: { printed: false, difficulty: 'medium', randomStart: false, dearDecrees: false },
    budget: { evaluations: 500, milliseconds: Number.POSITIVE_INFINITY },
  });
  expect(peeked).toEqual([]);
});
