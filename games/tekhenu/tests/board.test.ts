import { at } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { balanceAhead } from '../board/input/pointing.ts';
import { effectsBetween, priceOf } from '../board/scene/effects.ts';
import { forecast, totalOf } from '../board/scene/forecast.ts';
import { lastScoring, noteScoring } from '../board/scene/news.ts';
import { tallyOf } from '../board/scene/tally.ts';
import type { TekhenuEvent } from '../rules/events.ts';
import { ACT } from '../rules/moves.ts';
import { OPPONENT } from '../rules/state.ts';
import { viewOf } from '../rules/view.ts';
import { finalOf, maatOf, make, scene, scoringOf, turnOf, vp } from './scene.ts';

describe('the coming balance', () => {
  test('a die in hand counts where it will lie, an Anubis die nowhere', () => {
    const plan = { dice: 'ra white4, ra yellow3', players: [{ left: 'white2', scribe: 2, excess: 1 }] };
    expect(balanceAhead(viewOf(turnOf(plan).state, 0), 0)).toBe(1);
    expect(balanceAhead(viewOf(make(turnOf(plan), 'take ra white4').state, 0), 0)).toBe(5);
    expect(balanceAhead(viewOf(make(turnOf(plan), 'take ra yellow3').state, 0), 0)).toBe(-2);
    expect(balanceAhead(viewOf(make(turnOf(plan), 'anubis ra yellow3').state, 0), 0)).toBe(1);
  });
});

describe('what a use does and costs', () => {
  test('the difference of two views, with the balance after it', () => {
    const running = make(turnOf({ dice: 'ra white5', players: [{}] }), 'take ra white5');
    const before = viewOf(running.state, 0);
    const after = viewOf(make(running, 'produce limestone').state, 0);
    expect(effectsBetween(before, after, 0)).toEqual({
      goods: [{ good: 2, n: 2 }],
      points: 0,
      happiness: 0,
      population: 0,
      balance: 2,
    });
  });

  test('prices before a target is chosen', () => {
    const view = viewOf(turnOf({ dice: 'ra white1', raSlots: 'P22 P02 P16', players: [{ statues: 2 }] }).state, 0);
    const prices = [0, 1, 2, 3, 4].map((god) => priceOf(view, at(ACT, god), 0, 1));
    expect(prices).toEqual([
      { good: 3, n: -3 },
      { good: 2, n: -4 },
      { good: 1, n: -2 },
      { good: 0, n: -2 },
      { good: 0, n: -0 },
    ]);
  });
});

describe('scorings item by item', () => {
  const plan = {
    spaces: 'w3:0',
    osiris: 'bread-2:0 bread-3:1 bread-4:1',
    people: 'row:0',
    temple: 'r3c3:P22:0:0',
    raSlots: 'P01 P02 P03',
    players: [{ happiness: 13, production: [6, 2, 2, 2], bread: 9 }, {}],
  };

  test('the forecast is what a scoring then pays', () => {
    const running = scoringOf(plan);
    const before = vp(running);
    const items = forecast(viewOf(scene(plan), 0), 0);
    expect(before - 10).toBe(totalOf(items));
    expect(items).toMatchObject({ temple: 4, statues: 1, happiness: 6, production: 2, upkeep: -3 });
  });

  test('[9.4.4] the forecast of the solo opponent counts its cards', () => {
    const solo = { seats: 1, players: [{}, { blessings: 'B01 B02', technologies: 'T01 T02 T03' }] };
    const running = scoringOf(solo);
    const items = forecast(viewOf(scene(solo), 0), 1);
    expect(items.cards).toBe(10);
    expect(vp(running, 1) - 10).toBe(totalOf(items));
  });

  test('the tally tells game, scorings and end apart, for everybody, and the opponent last', () => {
    const told: TekhenuEvent[] = [
      { kind: 'points', seat: 0, points: 3, reason: 'tile slot' },
      { kind: 'scoring', second: false },
      { kind: 'points', seat: OPPONENT, points: 6, reason: 'statues' },
      { kind: 'lost', seat: 0, points: 3, reason: 'upkeep' },
      { kind: 'round', round: 9 },
      { kind: 'points', seat: 0, points: 1, reason: 'tile slot' },
    ];
    const { play, first } = tallyOf(told, 2);
    expect([...play]).toEqual([['tile slot', [4, 0]]]);
    expect([...first]).toEqual([
      ['statues', [0, 6]],
      ['upkeep', [-3, 0]],
    ]);
  });

  test('the news keep the last scoring until the next one', () => {
    const running = maatOf({ ...plan, players: [{ ...plan.players[0], ankh: 0 }, { ankh: 1 }] }, 2);
    noteScoring(running.told);
    const { first } = tallyOf(lastScoring.get(), 2);
    expect(first.get('happiness')).toEqual([6, 0]);
    noteScoring(finalOf(plan).told);
    expect(tallyOf(lastScoring.get(), 2).first.get('happiness')).toEqual([6, 0]);
  });
});
