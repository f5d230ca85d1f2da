import type { FastRandom, Seat } from '@naos/engine';
import { boardOf, DISTRICTS_PER_CITY } from '../rules/content/areas.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { RULES } from '../rules/content/constants.ts';
import { firstDistrict } from '../rules/control.ts';
import { troopLimit } from '../rules/ownership.ts';
import { placeAcquireToken, whyNoNew } from '../rules/procedures/build.ts';
import { type KemetState, NONE } from '../rules/state.ts';

/** Raises pyramids, spreads the troops anew and lets creatures out. */
export function crowdBoard(state: KemetState, random: FastRandom): void {
  const seats = state.city.map((_, seat) => seat);
  for (const seat of seats) raisePyramids(state, seat, random);
  state.holder.fill(NONE);
  state.units.fill(0);
  for (const seat of seats) state.supply[seat] = unitsOf(state, seat);
  random.shuffle(seats);
  for (const seat of seats) spread(state, seat, random);
  for (const seat of seats) letOut(state, seat, random);
}

/** All units of a player: those of the box, and the mercenaries that have come with a tile. */
const HIRED = new WeakMap<KemetState, number[]>();
export function hire(state: KemetState, seat: Seat, units: number): void {
  const hired = HIRED.get(state) ?? state.city.map(() => 0);
  HIRED.set(state, hired);
  hired[seat] = (hired[seat] ?? 0) + units;
}
function unitsOf(state: KemetState, seat: Seat): number {
  return RULES.unitsPerPlayer + (HIRED.get(state)?.[seat] ?? 0);
}

function raisePyramids(state: KemetState, seat: Seat, random: FastRandom): void {
  const first = firstDistrict(state, seat);
  for (let district = first; district < first + DISTRICTS_PER_CITY; district++) {
    if (state.height[district] === 0 && random.below(2) === 0) {
      const colours = COLOURS.map((_, colour) => colour).filter((colour) => whyNoNew(state, seat, colour) === null);
      const colour = colours[random.below(Math.max(1, colours.length))];
      if (colour === undefined) continue;
      state.colour[district] = colour;
      state.height[district] = 1;
      placeAcquireToken(state, seat, colour);
    }
    const height = state.height[district] ?? 0;
    if (height > 0) state.height[district] = height + random.below(RULES.pyramidMaxLevel - height + 1);
  }
}

/** Troops, often full and often side by side, until few units are left in the supply. */
function spread(state: KemetState, seat: Seat, random: FastRandom): void {
  const { areas, near } = boardOf(state.seats);
  const keep = random.below(3);
  let last = firstDistrict(state, seat) + random.below(DISTRICTS_PER_CITY);
  for (let tries = 0; tries < 40 && (state.supply[seat] ?? 0) > keep; tries++) {
    const choices = random.below(3) > 0 ? [last, ...(near[last] ?? [])] : areas;
    const free = choices.filter((area) => state.holder[area] === NONE);
    const area = free[random.below(Math.max(1, free.length))];
    if (area === undefined) continue;
    const most = Math.min(troopLimit(state, seat), state.supply[seat] ?? 0);
    const units = random.below(2) === 0 ? most : 1 + random.below(most);
    state.holder[area] = seat;
    state.units[area] = units;
    state.supply[seat] = (state.supply[seat] ?? 0) - units;
    last = area;
  }
}

/** Most creatures accompany a troop, each another one. */
function letOut(state: KemetState, seat: Seat, random: FastRandom): void {
  const troops = state.holder.flatMap((holder, area) => (holder === seat ? [area] : []));
  random.shuffle(troops);
  for (const [creature, tamer] of state.tamer.entries()) {
    state.lair[creature] =
      tamer === seat && random.below(5) > 0 ? (troops.pop() ?? NONE) : (state.lair[creature] ?? NONE);
  }
}
