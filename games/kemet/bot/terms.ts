import type { Features } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { areaAt, boardOf, DELTA, DISTRICTS, SANCTUARY } from '../rules/content/areas.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { RULES } from '../rules/content/constants.ts';
import { BATTLE_BONUS } from '../rules/content/powers.ts';
import { TILES, TILES_OF } from '../rules/content/tiles.ts';
import { controls, permanentFame, temporaryFame } from '../rules/control.ts';
import { handSize } from '../rules/hands.ts';
import { hasSilver, total } from '../rules/ownership.ts';
import type { KemetState } from '../rules/state.ts';
import type { Kemet } from '../rules/vocabulary.ts';
import { stageOf } from './stage.ts';

/** A kind of term: its name, the size that brings it to about 1, and what people would give for it, early and late. */
type Row = readonly [name: string, size: number, early: number, late: number];

/** Values by hand are in points of fame. */
const ROWS: readonly Row[] = [
  ['fame for good', 5, 1.2, 1],
  ['fame while held', 3, 0.5, 0.7],
  ['fame beyond seven', 2, 0.3, 0.6],
  ['nine fame and nobody ahead', 1, 1, 1.5],
  ['prayer points', 6, 0.08, 0.05],
  ['first four prayer points', 4, 0.06, 0.04],
  ['units on the board', 8, 0.1, 0.1],
  ['units outside the city', 5, 0.04, 0.06],
  ['largest troop', 5, 0.06, 0.06],
  ['temples', 2, 0.25, 0.2],
  ['second temple', 1, 0.35, 0.4],
  ['offering ready at the sanctuary', 1, 0.5, 0.6],
  ['delta temple', 1, 0.1, 0],
  ['pyramid levels', 6, 0.25, 0.1],
  ['highest pyramid', 4, 0.15, 0.05],
  ['second highest pyramid', 4, 0.1, 0.05],
  ['pyramids of level 3', 1, 0.15, 0.15],
  ['tiles', 5, 0.3, 0.1],
  ['levels of tiles', 10, 0.2, 0.1],
  ['strength of tiles in attack', 2, 0.2, 0.2],
  ['strength of tiles in defence', 2, 0.15, 0.15],
  ['damage and protection of tiles', 3, 0.1, 0.1],
  ['creatures', 1, 0.3, 0.3],
  ['creatures at work', 1, 0.1, 0.1],
  ['silver token', 1, 0.5, 0.4],
  ['intervention cards', 3, 0.12, 0.1],
  ['battle cards in hand', 6, 0.06, 0.05],
  ['strength of battle cards in hand', 15, 0.02, 0.02],
  ['veterans', 3, 0.08, 0.03],
  ['action tokens left', 4, 0.08, 0.08],
  ['danger to what is held', 4, -0.12, -0.2],
  ['enemies in reach of the city', 4, -0.03, -0.05],
  ['weak neighbours', 4, 0.06, 0.12],
  ['place in the order', 2, -0.05, -0.1],
  ['own districts lost', 1, -0.3, -0.3],
];

const T = ROWS.length + TILES.length;
const terms = new Float32Array(T);
const SIZES = Float32Array.from({ length: T }, (_, i) => 1 / (ROWS[i]?.[1] ?? 1));
const BLOWS = [
  ...BATTLE_BONUS.damage[0],
  ...BATTLE_BONUS.damage[1],
  ...BATTLE_BONUS.guaranteedDamage[0],
  ...BATTLE_BONUS.protection[0],
  ...BATTLE_BONUS.protection[1],
];

/** Strengths of the battle cards in a mask. */
const CARD_STRENGTH = [5, 4, 3, 3, 2, 2, 1, 1, 5, 5];

/** How exposed the areas of a seat are, and how exposed others are to it, area by area. */
function dangers(state: KemetState, seat: Seat): readonly [held: number, city: number, prey: number] {
  const { holder, units } = state;
  const board = boardOf(state.seats);
  const defence = total(state, seat, BATTLE_BONUS.strength[1]);
  const attack = total(state, seat, BATTLE_BONUS.strength[0]);
  let held = 0;
  let city = 0;
  let prey = 0;
  for (const area of board.areas) {
    const owner = holder[area] ?? 0;
    if (owner < 0) continue;
    const { type } = areaAt(area);
    const precious = type === 'temple' || (area < DISTRICTS && (state.height[area] ?? 0) >= 3);
    for (const next of board.near[area] ?? []) {
      const other = holder[next] ?? 0;
      if (other < 0 || other === owner) continue;
      const lead = (units[next] ?? 0) - (units[area] ?? 0);
      if (owner === seat) {
        if (precious && lead + 2 > defence) held += Math.min(3, lead + 2 - defence);
        else if (area < DISTRICTS) city++;
      } else if (other === seat && precious && lead + attack + 1 > 0) prey += Math.min(3, lead + attack + 1);
    }
  }
  return [held, city, prey];
}

function measure(state: KemetState, seat: Seat): void {
  const { holder, units, height } = state;
  const board = boardOf(state.seats);
  let [onBoard, outside, largest, temples] = [0, 0, 0, 0];
  for (const area of board.areas) {
    if (holder[area] !== seat) continue;
    const size = units[area] ?? 0;
    onBoard += size;
    if (area >= DISTRICTS) outside += size;
    if (size > largest) largest = size;
    if (areaAt(area).type === 'temple') temples++;
  }
  let [levels, highest, second, threes, lost] = [0, 0, 0, 0, 0];
  const first = (state.city[seat] ?? 0) * 3;
  for (let district = 0; district < DISTRICTS; district++) {
    const level = height[district] ?? 0;
    const own = district >= first && district < first + 3;
    if (level === 0) continue;
    if (!controls(state, seat, district)) {
      if (own) lost++;
      continue;
    }
    levels += level;
    if (level >= 3) threes++;
    if (level > highest) {
      second = highest;
      highest = level;
    } else if (level > second) second = level;
  }
  let [tiles, tileLevels, creatures, working] = [0, 0, 0, 0];
  for (let creature = 0; creature < state.tamer.length; creature++) {
    if (state.tamer[creature] !== seat) continue;
    creatures++;
    if ((state.lair[creature] ?? 0) >= 0) working++;
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const mask = state.tiles[seat * COLOURS.length + colour] ?? 0;
    if (mask === 0) continue;
    for (const { bit, index, level } of TILES_OF[colour] ?? []) {
      if ((mask & (1 << bit)) === 0) continue;
      tiles++;
      tileLevels += level;
      terms[ROWS.length + index] = 1;
    }
  }
  let [cards, strength] = [0, 0];
  const hand = state.battleHand[seat] ?? 0;
  for (let card = 0; hand >>> card !== 0; card++) {
    if ((hand & (1 << card)) === 0) continue;
    cards++;
    strength += CARD_STRENGTH[card] ?? 3;
  }
  const forGood = permanentFame(state, seat);
  const passing = temporaryFame(state, seat);
  const fame = forGood + passing;
  let ahead = false;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && permanentFame(state, other) + temporaryFame(state, other) > fame) ahead = true;
  }
  const [danger, besieged, prey] = dangers(state, seat);
  const prayer = state.prayer[seat] ?? 0;
  let i = 0;
  terms[i++] = forGood;
  terms[i++] = passing;
  terms[i++] = Math.max(0, fame - 7);
  terms[i++] = fame >= RULES.victoryFame && !ahead ? 1 : 0;
  terms[i++] = prayer;
  terms[i++] = Math.min(4, prayer);
  terms[i++] = onBoard;
  terms[i++] = outside;
  terms[i++] = largest;
  terms[i++] = temples;
  terms[i++] = temples >= RULES.templesForFame ? 1 : 0;
  terms[i++] = holder[SANCTUARY] === seat && (units[SANCTUARY] ?? 0) >= RULES.sanctuaryUnits ? 1 : 0;
  terms[i++] = holder[DELTA] === seat ? 1 : 0;
  terms[i++] = levels;
  terms[i++] = highest;
  terms[i++] = second;
  terms[i++] = threes;
  terms[i++] = tiles;
  terms[i++] = tileLevels;
  terms[i++] = total(state, seat, BATTLE_BONUS.strength[0]);
  terms[i++] = total(state, seat, BATTLE_BONUS.strength[1]);
  terms[i++] = total(state, seat, BLOWS);
  terms[i++] = creatures;
  terms[i++] = working;
  terms[i++] = hasSilver(state, seat) ? 1 : 0;
  terms[i++] = handSize(state, seat) - 1;
  terms[i++] = cards;
  terms[i++] = strength;
  terms[i++] = state.veterans[seat] ?? 0;
  terms[i++] = state.phase === 'night' ? 0 : (state.tokens[seat] ?? 0);
  terms[i++] = danger;
  terms[i++] = besieged;
  terms[i++] = prey;
  terms[i++] = state.order.indexOf(seat);
  terms[i++] = lost;
}

/** The terms of a seat, each twice: for how far the game is, and for how far it has still to go. */
function fill(state: KemetState, seat: Seat, into: Float32Array): void {
  terms.fill(0);
  measure(state, seat);
  const late = stageOf(state);
  for (let i = 0; i < T; i++) {
    const value = (terms[i] ?? 0) * (SIZES[i] ?? 0);
    into[i] = value * (1 - late);
    into[T + i] = value * late;
  }
}

const names = Array.from({ length: T }, (_, i) => ROWS[i]?.[0] ?? `tile ${TILES[i - ROWS.length]?.id}`);

/** What the worth of a seat's position is made of. */
export const kemetTerms: Features<Kemet> = {
  names: [...names.map((name) => `${name}, early`), ...names.map((name) => `${name}, late`)],
  fill,
};

/** Logit of one point of fame, by hand. */
const FAME = 0.42;

/** Weights to begin with, from how people judge a position. */
export function handWeights(): Float32Array {
  return Float32Array.from({ length: 2 * T }, (_, i) => {
    const [, size, early, late] = ROWS[i % T] ?? ['', 1, 0.1, 0];
    return FAME * size * (i < T ? early : late);
  });
}
