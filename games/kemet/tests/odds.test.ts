import { type Evaluate, loadWeights } from '@naos/bots';
import { imagined } from '@naos/engine';
import { speaker } from '@naos/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { advisers } from '../advice/index.ts';
import { battleOdds, marchOdds } from '../advice/odds.ts';
import { evaluationOf } from '../bot/evaluate.ts';
import { trainer } from '../bot/training.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { area, battleCard, go, type Running, Scene } from './scene.ts';

let evaluate: Evaluate<Kemet>;
const [adviser] = advisers;

beforeAll(async () => {
  evaluate = evaluationOf(await loadWeights(trainer.file));
});

/** Seat 0 with so many units stands before a temple of seat 1. */
function march(attackers: number, defenders: number, ...tiles: string[]): Running {
  const scene = new Scene()
    .own(0, ...tiles)
    .troop(0, 'w-north-dunes', attackers)
    .troop(1, 'w-temple-north', defenders);
  return go(scene.hold(0, 'war-rage').hold(1, 'war-fury').play(), 'token l2-move', 'from w-north-dunes');
}

const attack = (attackers: number, defenders: number, ...tiles: string[]): Running =>
  go(march(attackers, defenders, ...tiles), 'step w-temple-north');

function oddsOf(running: Running, seat: number) {
  const odds = battleOdds(kemet.view(running.state, seat), seat, evaluate);
  if (odds === null) throw new Error('There is no battle.');
  return odds;
}

describe('battle odds', () => {
  test('a seat with more units wins more often, loses as often as the other wins, and is told of hidden cards', () => {
    const win = (attackers: number, defenders: number) => oddsOf(attack(attackers, defenders), 0).mixed.win;
    expect(win(5, 1)).toBeGreaterThan(0.9);
    expect(win(1, 5)).toBeLessThan(0.1);
    expect(win(3, 3)).toBeGreaterThan(win(2, 3));
    const even = attack(3, 3);
    expect(oddsOf(even, 0).mixed.win + oddsOf(even, 1).mixed.win).toBeCloseTo(1, 1);
    expect(oddsOf(even, 0).hidden).toBe(2);
  });

  test('[11.3.3, 13.2.5] a chosen card against one that Spy has shown is a sum, and ties are the defender’s', () => {
    const chosen = (attackers: number) => {
      const running = attack(attackers, 3, 'spy');
      go(running, '1: fight shield-push', '1: drop chariot-raid', '1: ready', '0: fight shield-push');
      return oddsOf(running, 0);
    };
    expect(chosen(3).cards).toMatchObject([{ card: battleCard('shield-push'), share: 1, win: 0 }]);
    expect(chosen(4).mixed.win).toBeCloseTo(1);
  });

  test('what the seat can’t know changes nothing', () => {
    const running = attack(4, 4);
    for (const seat of [0, 1]) {
      const view = kemet.view(running.state, seat);
      const lie = imagined(kemet, view, 99);
      expect(kemet.view(lie.state, seat)).toEqual(view);
      expect(battleOdds(kemet.view(lie.state, seat), seat, evaluate)).toEqual(battleOdds(view, seat, evaluate));
    }
    // The other side's secret choice leaves no trace either.
    const before = oddsOf(running, 0);
    go(running, '1: fight shield-push', '1: drop chariot-raid');
    expect(oddsOf(running, 0)).toEqual(before);
  });

  test('before the step: the odds of the battle that it begins, for the mover alone', () => {
    const running = march(4, 2);
    const view = kemet.view(running.state, 0);
    const [first, ...more] = marchOdds(view, 0, evaluate);
    expect([first?.battle.area, more]).toEqual([area('w-temple-north'), []]);
    expect(first?.mixed).toEqual(oddsOf(attack(4, 2), 0).mixed);
    expect([adviser?.applies(view, 0), adviser?.applies(kemet.view(running.state, 1), 1)]).toEqual([true, false]);
  });

  test('says it in both languages', async () => {
    for (const running of [march(4, 2), attack(4, 2)]) {
      const advice = await adviser?.advise(kemet.view(running.state, 0), 0);
      if (adviser === undefined || advice === undefined) throw new Error('There is no advice.');
      expect(advice.rows.length).toBeGreaterThan(0);
      expect(advice.rows.every(({ cells }) => cells.length === advice.columns.length - 1)).toBe(true);
      const lines = [
        adviser.title,
        ...advice.text,
        ...advice.columns,
        ...advice.rows.map((row) => row.name),
        advice.note,
      ];
      for (const language of ['en', 'ru'] as const) {
        const say = speaker(language, words.catalogs);
        for (const one of lines) expect(say(one)).not.toBe(one.key);
      }
    }
  });
});
