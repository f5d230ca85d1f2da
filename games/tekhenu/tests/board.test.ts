import { at } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { groupsOf } from '../board/input/groups.ts';
import { balanceAhead, letGo, lift } from '../board/input/pointing.ts';
import { effectsBetween, priceOf } from '../board/scene/effects.ts';
import { forecast, totalOf } from '../board/scene/forecast.ts';
import { costOf } from '../board/scene/god-facts.ts';
import { momentOf } from '../board/scene/moment.ts';
import { lastScoring, noteScoring } from '../board/scene/news.ts';
import { marksOf } from '../board/scene/recent.ts';
import { tallyOf } from '../board/scene/tally.ts';
import type { TekhenuEvent } from '../rules/events.ts';
import { ACT, BLESS_VALUE, TAKE, TAKE_ANUBIS, VALUE } from '../rules/moves.ts';
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

describe('moments that are staged', () => {
  const told = (...events: TekhenuEvent[]) => events.map((event) => ({ event, to: null, not: null }));

  test('[8.1.4] a weighing tells the balance after faith and what it costs, the opponent last', () => {
    const moment = momentOf(
      told(
        { kind: 'points', seat: 0, points: 3, reason: 'tile slot' },
        { kind: 'maat', phase: 2 },
        { kind: 'balance', seat: OPPONENT, balance: 1, faith: 0 },
        { kind: 'balance', seat: 0, balance: -5, faith: 0 },
        { kind: 'balance', seat: 0, balance: -4, faith: 1 },
        { kind: 'lost', seat: 0, points: 1, reason: 'balance' },
      ),
      2,
    );
    expect(moment?.kind).toBe('maat');
    expect(moment?.rows).toEqual([
      { player: 0, figure: -4, lost: 1 },
      { player: 1, figure: 1, lost: 0 },
    ]);
  });

  test('[8.2.1] a scoring adds up what each wins, and apart from it what unpaid bread costs', () => {
    const moment = momentOf(
      told(
        { kind: 'scoring', second: false },
        { kind: 'points', seat: 1, points: 3, reason: 'district' },
        { kind: 'points', seat: 1, points: 4, reason: 'temple' },
        { kind: 'lost', seat: 0, points: 3, reason: 'upkeep' },
        { kind: 'round', round: 9 },
        { kind: 'points', seat: 1, points: 9, reason: 'temple' },
      ),
      2,
    );
    expect(moment?.rows).toEqual([
      { player: 0, figure: 0, lost: 3 },
      { player: 1, figure: 7, lost: 0 },
    ]);
    expect(momentOf(told({ kind: 'round', round: 9 }), 2)).toBeNull();
  });
});

describe('what the last move has left', () => {
  test('each piece with the player who put it there', () => {
    const view = viewOf(turnOf({ dice: 'ra white1', players: [{}, {}] }).state, 0);
    const marks = marksOf({
      view,
      recent: [
        { kind: 'took', seat: 1, spot: 33, mode: 1 },
        { kind: 'pillar', seat: 1, cell: 7 },
        { kind: 'statue', seat: 1, place: 2 },
        { kind: 'marker', seat: 1, marker: 1, by: 2, to: 4 },
      ],
    });
    expect([...marks.took]).toEqual([[33, 1]]);
    expect([...marks.cells]).toEqual([[7, 1]]);
    expect([...marks.statues]).toEqual([[2, 1]]);
    expect([...marks.markers]).toEqual(['1-1']);
    expect(marksOf({ view }).took.size).toBe(0);
  });
});

describe('one row of choices', () => {
  test('ways to play one blessing stand together, values of the die apart, what is drawn on the board not at all', () => {
    const { single, blessings } = groupsOf(
      [at(TAKE, 3), at(ACT, 1), at(VALUE, 2), at(VALUE, 3), at(BLESS_VALUE, 8 * 7 + 1), at(BLESS_VALUE, 8 * 7 + 2)],
      true,
    );
    expect(single).toEqual([at(ACT, 1)]);
    expect(blessings.map(({ card, ways }) => [card, ways.length])).toEqual([[8, 2]]);
  });

  test('[6.9.1] a die that Anubis could take as well is lifted first; pressed again it is taken', () => {
    const moves = [at(TAKE, 3), at(TAKE_ANUBIS, 3), at(TAKE, 4)];
    expect(lift(moves, at(TAKE, 4))).toBe(false);
    expect(lift(moves, at(TAKE, 3))).toBe(true);
    expect(lift(moves, at(TAKE, 3))).toBe(false);
    letGo();
  });

  test('[6.1.1] what gods cost is told from the cheapest way to the dearest, in happiness for Osiris', () => {
    const view = viewOf(turnOf({ dice: 'ra white1', raSlots: 'P22 P02 P16', players: [{ statues: 2 }, {}] }).state, 0);
    expect([0, 1, 2, 3, 4, 5].map((god) => costOf(view, god, 0))).toEqual([
      { good: 3, low: 3, high: 3 },
      { good: 2, low: expect.any(Number), high: 4 },
      { good: 1, low: 2, high: 4 },
      { good: 0, low: 2, high: 2 },
      { good: 0, low: 0, high: 3 },
      { good: 'happiness', low: 1, high: 1 },
    ]);
  });
});
