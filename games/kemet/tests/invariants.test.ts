import { FastRandom, fastChance, Play } from '@naos/engine';
import { beforeAll, expect, test } from 'vitest';
import { boardOf } from '../rules/content/areas.ts';
import { DIVERSION, INTERVENTIONS, KINDS } from '../rules/content/interventions.ts';
import { kemet } from '../rules/index.ts';
import { owns, troopLimit } from '../rules/ownership.ts';
import type { KemetState } from '../rules/state.ts';
import { tile } from './scene.ts';

/** States between actions of random games: every turn menu and night question on the way. */
const resting: KemetState[] = [];

beforeAll(() => {
  for (const seats of [2, 3, 4, 5]) {
    for (let game = 0; game < 6; game++) {
      const random = new FastRandom(seats * 100 + game);
      const play = new Play(kemet, kemet.setup(seats, {}, fastChance(random.next(), kemet.streams.length)));
      while (!play.over) {
        const asked = play.seats();
        const seat = asked[random.below(asked.length)] as number;
        const moves = play.moves(seat);
        play.make(moves[random.below(moves.length)] as (typeof moves)[number], seat);
        const at = play.question?.task.do;
        if (at === 'turn' || at === 'night' || at === undefined) resting.push(kemet.copy(play.state));
      }
    }
  }
});

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const seatsOf = (state: KemetState): number[] => state.city.map((_, seat) => seat);

test('[I1] units on the board and in the supply add up to 12, with Mercenaries 15', () => {
  expect(resting.length).toBeGreaterThan(5000);
  for (const state of resting.filter(({ phase }) => phase !== 'setup')) {
    for (const seat of seatsOf(state)) {
      const board = state.units.reduce((sum, n, area) => sum + (state.holder[area] === seat ? n : 0), 0);
      expect(board + (state.supply[seat] ?? 0)).toBe(owns(state, seat, tile('mercenaries')) ? 15 : 12);
    }
  }
});

test('[I2] prayer points stay between 0 and 11', () => {
  for (const { prayer } of resting) expect(prayer.every((points) => points >= 0 && points <= 11)).toBe(true);
});

test('[I3] no troop above its limit or with two creatures; no creature without an own unit or in a closed area', () => {
  for (const state of resting) {
    for (const [area, holder] of state.holder.entries()) {
      if (holder >= 0) expect(state.units[area]).toBeLessThanOrEqual(troopLimit(state, holder));
    }
    const lairs = state.lair.filter((lair) => lair !== -1);
    expect(new Set(lairs).size).toBe(lairs.length);
    for (const [creature, lair] of state.lair.entries()) {
      if (lair === -1) continue;
      expect(state.holder[lair]).toBe(state.tamer[creature]);
      expect(boardOf(state.seats).open[lair]).toBe(true);
    }
  }
});

test('[I4] hand, face-up and face-down battle cards of a player add up to 8', () => {
  for (const state of resting) {
    for (const seat of seatsOf(state)) {
      expect(bits(state.battleHand[seat] ?? 0) + bits(state.faceUp[seat] ?? 0) + bits(state.faceDown[seat] ?? 0)).toBe(
        8,
      );
      expect([8, 6, 4, 2]).toContain(bits(state.battleHand[seat] ?? 0));
    }
  }
});

test('[I5] deck, pile and hands hold 33 cards and one Diversion per player, in its owner’s hand', () => {
  for (const state of resting) {
    const count = (kind: number) =>
      state.deck.filter((card) => card === kind).length +
      (state.pile[kind] ?? 0) +
      state.hand.reduce((sum, n, at) => sum + (at % KINDS === kind ? n : 0), 0);
    for (const { index, copies } of INTERVENTIONS)
      expect(count(index)).toBe(index === DIVERSION ? state.seats : copies);
    for (const seat of seatsOf(state)) expect(state.hand[seat * KINDS + DIVERSION]).toBe(1);
  }
});

test('[I6] no area is shared and no unit is in a closed area', () => {
  for (const state of resting) {
    expect(state.raiders.every((n) => n === 0)).toBe(true);
    for (const [area, units] of state.units.entries()) {
      expect(units > 0).toBe((state.holder[area] ?? -1) >= 0);
      if (units > 0) expect(boardOf(state.seats).open[area]).toBe(true);
    }
  }
});
