import { at, FastRandom, fastChance, numberAt, Play } from '@naos/engine';
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
        const seat = numberAt(asked, random.below(asked.length));
        const moves = play.moves(seat);
        play.make(at(moves, random.below(moves.length)), seat);
        const now = play.question?.task.do;
        if (now === 'turn' || now === 'night' || now === undefined) resting.push(kemet.copy(play.state));
      }
    }
  }
});

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const seatsOf = (state: KemetState): number[] => state.city.map((_, seat) => seat);

/** The states, by place in the run, for which something does not hold: many thousands are looked at, few are shown. */
function broken(holds: (state: KemetState) => boolean): number[] {
  expect(resting.length).toBeGreaterThan(5000);
  return resting.flatMap((state, at) => (holds(state) ? [] : [at])).slice(0, 5);
}

test('[I1] units on the board and in the supply add up to 12, with Mercenaries 15', () => {
  const whole = (state: KemetState, seat: number): boolean => {
    const board = state.units.reduce((sum, n, area) => sum + (state.holder[area] === seat ? n : 0), 0);
    return board + (state.supply[seat] ?? 0) === (owns(state, seat, tile('mercenaries')) ? 15 : 12);
  };
  expect(broken((state) => seatsOf(state).every((seat) => whole(state, seat)))).toEqual([]);
});

test('[I2] prayer points stay between 0 and 11', () => {
  expect(broken(({ prayer }) => prayer.every((points) => points >= 0 && points <= 11))).toEqual([]);
});

test('[I3] no troop above its limit or with two creatures; no creature without an own unit or in a closed area', () => {
  const limited = (state: KemetState): boolean =>
    state.holder.every((holder, area) => holder < 0 || (state.units[area] ?? 0) <= troopLimit(state, holder));
  const accompanied = (state: KemetState): boolean => {
    const out = state.lair.flatMap((lair, creature) => (lair === -1 ? [] : [{ lair, tamer: state.tamer[creature] }]));
    const homes = new Set(out.map(({ lair }) => lair));
    return (
      homes.size === out.length &&
      out.every(({ lair, tamer }) => state.holder[lair] === tamer && boardOf(state.seats).open[lair] === true)
    );
  };
  expect(broken(limited)).toEqual([]);
  expect(broken(accompanied)).toEqual([]);
});

test('[I4] hand, face-up and face-down battle cards of a player add up to 8', () => {
  const eight = (state: KemetState, seat: number): boolean => {
    const hand = bits(state.battleHand[seat] ?? 0);
    return hand + bits(state.faceUp[seat] ?? 0) + bits(state.faceDown[seat] ?? 0) === 8 && hand > 0 && hand % 2 === 0;
  };
  expect(broken((state) => seatsOf(state).every((seat) => eight(state, seat)))).toEqual([]);
});

test('[I5] deck, pile and hands hold 33 cards and one Diversion per player, in its owner’s hand', () => {
  const complete = (state: KemetState): boolean => {
    const count = state.pile.slice();
    for (const card of state.deck) count[card] = (count[card] ?? 0) + 1;
    for (const [at, n] of state.hand.entries()) count[at % KINDS] = (count[at % KINDS] ?? 0) + n;
    return INTERVENTIONS.every(({ index, copies }) => count[index] === (index === DIVERSION ? state.seats : copies));
  };
  expect(broken(complete)).toEqual([]);
  expect(broken((state) => seatsOf(state).every((seat) => state.hand[seat * KINDS + DIVERSION] === 1))).toEqual([]);
});

test('[I6] no area is shared and no unit is in a closed area', () => {
  const apart = (state: KemetState): boolean =>
    state.raiders.every((n) => n === 0) &&
    state.units.every(
      (n, area) => n > 0 === (state.holder[area] ?? -1) >= 0 && (n === 0 || boardOf(state.seats).open[area] === true),
    );
  expect(broken(apart)).toEqual([]);
});
