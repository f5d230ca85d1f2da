import type { Procedure, Seat, Table } from '@naos/engine';
import { DISTRICTS_PER_CITY } from '../content/areas.ts';
import { COLOURS } from '../content/colours.ts';
import { RULES, setupFor } from '../content/constants.ts';
import { NIGHT_LEVELS } from '../content/powers.ts';
import { BUY_SPACES } from '../content/spaces.ts';
import { firstDistrict, isOwnDistrict } from '../control.ts';
import { buildCost } from '../costs.ts';
import { heightOf, prayerOf } from '../counts.ts';
import { DECLINE, type KemetMove, raise } from '../moves.ts';
import { pay } from '../prayer.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { type KemetState, NONE, type Realm } from '../state.ts';
import type { BuildTask } from '../tasks.ts';
import { isTaken } from '../tokens.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks } from './steps.ts';

/** Pyramids that a player has started, wherever enemies stand. */
export function pyramidsOf(realm: Realm, seat: Seat): number {
  const first = firstDistrict(realm, seat);
  let count = 0;
  for (let i = 0; i < DISTRICTS_PER_CITY; i++) if (heightOf(realm, first + i) > 0) count++;
  return count;
}

/** Whether a player has a pyramid of a colour in the own city. */
export function hasColour(realm: Realm, seat: Seat, colour: number): boolean {
  const first = firstDistrict(realm, seat);
  for (let i = 0; i < DISTRICTS_PER_CITY; i++) {
    if (heightOf(realm, first + i) > 0 && realm.colour[first + i] === colour) return true;
  }
  return false;
}

/** 8.1.2, 8.1.4: what forbids to start a pyramid of this colour. */
export function whyNoNew(realm: Realm, seat: Seat, colour: number): Reason | null {
  if ((realm.colours & (1 << colour)) === 0) return 'colour-not-in-play';
  if (hasColour(realm, seat, colour)) return 'colour-built';
  return pyramidsOf(realm, seat) < setupFor(realm.seats).pyramids ? null : 'pyramids-limit';
}

function builds(state: KemetState, task: BuildTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const { seat, night } = task;
  const first = firstDistrict(state, seat);
  for (let district = first; district < first + DISTRICTS_PER_CITY; district++) {
    if (heightOf(state, district) > 0) {
      levels(state, task, district, state.colour[district] ?? NONE, moves);
      continue;
    }
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (whyNoNew(state, seat, colour) === null) levels(state, task, district, colour, moves);
    }
  }
  if (!night) moves.push(DECLINE);
  return moves;
}

function levels(state: KemetState, task: BuildTask, district: number, colour: number, moves: KemetMove[]): void {
  for (let level = heightOf(state, district) + 1; level <= RULES.pyramidMaxLevel; level++) {
    if (whyNotLevel(state, task, district, level) !== null) return;
    moves.push(raise(district, colour, level));
  }
}

/** What forbids a level of a pyramid whose place and colour are right; a level forbidden forbids those above it. */
function whyNotLevel(state: KemetState, { seat, night }: BuildTask, district: number, level: number): Reason | null {
  const height = heightOf(state, district);
  if (level <= height) return 'high-already';
  if (night) return level > height + NIGHT_LEVELS ? 'one-level' : null;
  return buildCost(state, seat, height, level) > prayerOf(state, seat) ? 'build-too-dear' : null;
}

/** What forbids a pyramid of this colour in a district (8.1.2, 8.1.4, R14). */
export function whyNotSite(state: KemetState, seat: Seat, district: number, colour: number): Reason | null {
  if (!isOwnDistrict(state, seat, district)) return 'build-own-city';
  if (state.height[district] === 0) return whyNoNew(state, seat, colour);
  return state.colour[district] === colour ? null : 'one-pyramid';
}

/** Whether Hand of God has anything to build. */
export function canBuildAtNight(state: KemetState, seat: Seat): boolean {
  return builds(state, { do: 'build', at: 0, seat, night: true }).length > 0;
}

/** Raises or starts a pyramid; a new colour brings its acquire token (8.1.5). */
export function build(
  table: Table<Kemet>,
  seat: Seat,
  district: number,
  colour: number,
  level: number,
  cost: number,
): void {
  const { state } = table;
  if (state.height[district] === 0) {
    state.colour[district] = colour;
    placeAcquireToken(state, seat, colour);
  }
  state.height[district] = level;
  table.tell({ kind: 'pyramid', seat, district, colour, level, cost });
}

/** R15: the first buy space free of acquire and action tokens, else the first free of acquire tokens. */
export function placeAcquireToken(realm: Realm, seat: Seat, colour: number): void {
  const bare = BUY_SPACES.filter(({ buy }) => realm.acquire[seat * BUY_SPACES.length + buy] === NONE);
  const space = bare.find(({ index }) => !isTaken(realm, seat, index)) ?? bare[0];
  if (space !== undefined) realm.acquire[seat * BUY_SPACES.length + space.buy] = colour;
}

const whyNotBuild = explained<BuildTask>(
  (state, task, move) => {
    if (move.do === 'decline' && !task.night) return null;
    if (move.do !== 'raise') return misplaced(move);
    const { district, colour, level } = move;
    return whyNotSite(state, task.seat, district, colour) ?? whyNotLevel(state, task, district, level);
  },
  (state, { seat }, move, _, reason) => {
    if (reason !== 'build-too-dear' || move.do !== 'raise') return undefined;
    const need = buildCost(state, seat, heightOf(state, move.district), move.level);
    return { need, have: prayerOf(state, seat) };
  },
);

/** 8.1; at night Hand of God (13.3.7). */
export const buildAction: Procedure<Kemet, BuildTask> = [
  asks('build', {
    moves: builds,
    whyNot: whyNotBuild,
    facts: (state, task) => ({ prayer: prayerOf(state, task.seat) }),
    chosen: (table, { seat, night }, move) => {
      if (move.do !== 'raise') return table.tell({ kind: 'wasted', seat });
      const { district, colour, level } = move;
      const cost = night ? 0 : buildCost(table.state, seat, heightOf(table.state, district), level);
      pay(table, seat, cost);
      build(table, seat, district, colour, level, cost);
    },
  }),
];
