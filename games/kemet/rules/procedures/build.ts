import type { Procedure, Seat, Table, WhyNot } from '@naos/engine';
import { DISTRICTS_PER_CITY } from '../content/areas.ts';
import { COLOURS } from '../content/colours.ts';
import { RULES, setupFor } from '../content/constants.ts';
import { HAND_OF_GOD, NIGHT_LEVELS } from '../content/powers.ts';
import { BUY_SPACES, type Space } from '../content/spaces.ts';
import { firstDistrict, isOwnDistrict } from '../control.ts';
import { buildCost } from '../costs.ts';
import { DECLINE, type KemetMove, raise } from '../moves.ts';
import { pay } from '../prayer.ts';
import { type KemetState, NONE, type Realm } from '../state.ts';
import type { BuildTask } from '../tasks.ts';
import { isTaken } from '../tokens.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks } from './steps.ts';

/** Pyramids that a player has started, wherever enemies stand. */
export function pyramidsOf(realm: Realm, seat: Seat): number {
  const first = firstDistrict(realm, seat);
  let count = 0;
  for (let i = 0; i < DISTRICTS_PER_CITY; i++) if ((realm.height[first + i] as number) > 0) count++;
  return count;
}

/** Whether a player has a pyramid of a colour in the own city. */
export function hasColour(realm: Realm, seat: Seat, colour: number): boolean {
  const first = firstDistrict(realm, seat);
  for (let i = 0; i < DISTRICTS_PER_CITY; i++) {
    if ((realm.height[first + i] as number) > 0 && realm.colour[first + i] === colour) return true;
  }
  return false;
}

/** 8.1.2, 8.1.4: whether a new pyramid of this colour may be started. */
export function mayStart(realm: Realm, seat: Seat, colour: number): boolean {
  return (
    (realm.colours & (1 << colour)) !== 0 &&
    !hasColour(realm, seat, colour) &&
    pyramidsOf(realm, seat) < setupFor(realm.seats).pyramids
  );
}

function builds(state: KemetState, task: BuildTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const { seat, night } = task;
  const first = firstDistrict(state, seat);
  for (let district = first; district < first + DISTRICTS_PER_CITY; district++) {
    const height = state.height[district] as number;
    if (height > 0) {
      levels(state, task, district, state.colour[district] as number, height, moves);
      continue;
    }
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (mayStart(state, seat, colour)) levels(state, task, district, colour, 0, moves);
    }
  }
  if (!night) moves.push(DECLINE);
  return moves;
}

function levels(
  state: KemetState,
  task: BuildTask,
  district: number,
  colour: number,
  height: number,
  moves: KemetMove[],
): void {
  const { seat, night } = task;
  const most = night ? height + (NIGHT_LEVELS[HAND_OF_GOD] as number) : RULES.pyramidMaxLevel;
  for (let level = height + 1; level <= Math.min(most, RULES.pyramidMaxLevel); level++) {
    if (!night && buildCost(state, seat, height, level) > (state.prayer[seat] as number)) return;
    moves.push(raise(district, colour, level));
  }
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
  const space = bare.find(({ index }) => !isTaken(realm, seat, index)) ?? (bare[0] as Space);
  realm.acquire[seat * BUY_SPACES.length + space.buy] = colour;
}

function whyNotBuild(state: KemetState, task: BuildTask, move: KemetMove): WhyNot | null {
  if (move.do !== 'raise') return null;
  const { seat } = task;
  const { district, colour, level } = move;
  if (!isOwnDistrict(state, seat, district)) return { rule: '8.1.2', why: 'own-city-only' };
  const height = state.height[district] as number;
  if (height > 0 && state.colour[district] !== colour) return { rule: '8.1.4', why: 'one-pyramid' };
  if (height === 0 && (state.colours & (1 << colour)) === 0) return { rule: '8.1.2', why: 'colour-not-in-play' };
  if (height === 0 && hasColour(state, seat, colour)) return { rule: '8.1.4', why: 'colour-built' };
  if (height === 0 && !mayStart(state, seat, colour)) return { rule: '8.1.4', why: 'pyramids-limit' };
  if (level <= height) return { rule: '8.1.1', why: 'already-there' };
  if (task.night) return { rule: '13.3.7', why: 'one-level' };
  return {
    rule: '8.1.1',
    why: 'too-dear',
    facts: { need: buildCost(state, seat, height, level), have: state.prayer[seat] as number },
  };
}

/** 8.1; at night Hand of God (13.3.7). */
export const buildAction: Procedure<Kemet, BuildTask> = [
  asks('build', {
    moves: builds,
    whyNot: whyNotBuild,
    facts: (state, task) => ({ prayer: state.prayer[task.seat] as number }),
    chosen: (table, { seat, night }, move) => {
      if (move.do !== 'raise') return table.tell({ kind: 'wasted', seat });
      const { district, colour, level } = move;
      const cost = night ? 0 : buildCost(table.state, seat, table.state.height[district] as number, level);
      pay(table, seat, cost);
      build(table, seat, district, colour, level, cost);
    },
  }),
];
