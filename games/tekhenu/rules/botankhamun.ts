import { at, numberAt } from '@naos/engine';
import { BASTET_SCRIBES, START, THOTH_CARDS } from './content/board.ts';
import { SCRIBE } from './content/goods.ts';
import { kindOf, slotsOf } from './content/market.ts';
import { DISTRICTS, ROWS, STATUE_OF_DISTRICT, slotOf } from './content/osiris.ts';
import { BOT_SCORING } from './content/solo.ts';
import {
  BUILDING_POINTS_PER_PILLAR,
  BUILDING_SPACES,
  CELLS,
  OUTER_EDGE,
  STATUE_LINE,
  spaceOf,
  spacesOf,
} from './content/temple.ts';
import { raSlotOf, SLOT_POINTS } from './content/tiles.ts';
import { GOOD_OF_COLOUR } from './content/wheel.ts';
import { leaderOf } from './districts.ts';
import { giveOne, raiseHappiness, raisePopulation, score } from './gains.ts';
import { freeGodSlot } from './legality.ts';
import { sectionsInReach } from './market.ts';
import { buildForPeople, pillarsInLine } from './procedures/horus.ts';
import { takeRowGold } from './procedures/osiris.ts';
import { slideTiles } from './procedures/ra.ts';
import { takeCard } from './procedures/thoth.ts';
import { OPPONENT, playerOf, type TekhenuState } from './state.ts';
import { BOT_STREAM } from './streams.ts';
import { buildingsAround, columnLine, rowLine, touching } from './temple.ts';
import type { TekhenuTable } from './vocabulary.ts';

/** Botankhamun's place among the players. */
export const BOT_PLAYER = 1;

/** The candidates that are best by a measure. */
function bestOf(candidates: readonly number[], measure: (candidate: number) => number): readonly number[] {
  const best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const worth = measure(candidate);
    if (worth < most) continue;
    if (worth > most) best.length = 0;
    most = worth;
    best.push(candidate);
  }
  return best;
}

function anyOf(table: TekhenuTable, tied: readonly number[]): number {
  return numberAt(tied, tied.length === 1 ? 0 : table.roll(BOT_STREAM, tied.length));
}

/** One of the candidates that are best by a measure; ties fall to chance. */
export function bestAtRandom(
  table: TekhenuTable,
  candidates: readonly number[],
  measure: (candidate: number) => number,
): number {
  return anyOf(table, bestOf(candidates, measure));
}

/** SPEC R40: districts the opponent would win with a statue on this space and does not win now. */
function districtsGained(state: TekhenuState, space: number): number {
  const districts = DISTRICTS.map((_, i) => i).filter((district) => STATUE_OF_DISTRICT[district] === space);
  const lost = districts.filter((district) => leaderOf(state, district) !== BOT_PLAYER);
  state.peopleStatues[space] = BOT_PLAYER;
  const gained = lost.filter((district) => leaderOf(state, district) === BOT_PLAYER).length;
  state.peopleStatues[space] = -1;
  return gained;
}

/** SPEC 9.3.2: the people statue space that the opponent takes, or -1. */
function peopleSpace(table: TekhenuTable): number {
  const { state } = table;
  const gaining = [2, 3].filter((space) => state.peopleStatues[space] === -1 && districtsGained(state, space) > 0);
  if (gaining.length > 0) return bestAtRandom(table, gaining, (space) => districtsGained(state, space));
  const temple = [0, 1].filter((space) => state.peopleStatues[space] === -1);
  if (temple.length === 0) return -1;
  return bestAtRandom(table, temple, (space) => pillarsInLine(state, BOT_PLAYER, numberAt(STATUE_LINE, space)));
}

/** SPEC 9.3.1, 9.3.2, R38. */
function horus(table: TekhenuTable, face: number): void {
  const { state } = table;
  const p = playerOf(state, BOT_PLAYER);
  if (p.statues < START.statues) {
    const god = numberAt(state.tokens, face - 1);
    const slot = freeGodSlot(state, god);
    const space = slot === -1 ? peopleSpace(table) : -1;
    if (slot !== -1 || space !== -1) {
      p.statues++;
      if (slot === -1) buildForPeople(table, BOT_PLAYER, space);
      else {
        state.godStatues[slot] = BOT_PLAYER;
        table.tell({ kind: 'statue', seat: OPPONENT, place: god });
      }
      return;
    }
  }
  score(table, BOT_PLAYER, BOT_SCORING.fallbackStatueVp, 'statues');
}

function edgesTouched(state: TekhenuState, cell: number): number {
  let touched = 0;
  for (let direction = 0; direction < 4; direction++) if (touching(state, cell, direction) !== -1) touched++;
  return touched;
}

function besideOwnBuilding(state: TekhenuState, cell: number): boolean {
  return [rowLine(cell), columnLine(cell)].some((line) =>
    spacesOf(line).some((space) => state.spaces[space] === BOT_PLAYER),
  );
}

function isInner(cell: number): boolean {
  return [0, 1, 2, 3].every((direction) => OUTER_EDGE[cell * 4 + direction] === -1);
}

/** SPEC 9.3.4: keeps the candidates that satisfy a tie-break, all of them when none does. */
function narrowed(cells: readonly number[], fits: (cell: number) => boolean): readonly number[] {
  const kept = cells.filter(fits);
  return kept.length > 0 ? kept : cells;
}

/** SPEC 9.3.3, 9.3.4, R38. */
function ra(table: TekhenuTable, face: number): void {
  const { state } = table;
  const p = playerOf(state, BOT_PLAYER);
  const slot = raSlotOf(face);
  const tile = state.raSlots[slot] ?? -1;
  const empty: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (state.tiles[cell] === -1) empty.push(cell);
  if (tile === -1 || p.pillars >= START.pillars || empty.length === 0) return;
  const worth = (cell: number) => buildingsAround(state, cell) + edgesTouched(state, cell);
  const tied = narrowed(
    narrowed(bestOf(empty, worth), (cell) => besideOwnBuilding(state, cell)),
    isInner,
  );
  const cell = anyOf(table, tied);
  const points = worth(cell);
  state.raSlots[slot] = -1;
  state.tiles[cell] = tile * 4;
  state.pillars[cell] = BOT_PLAYER;
  p.pillars++;
  table.tell({ kind: 'laid', seat: OPPONENT, tile, cell, turns: 0 });
  score(table, BOT_PLAYER, points, 'buildings in line');
  score(table, BOT_PLAYER, SLOT_POINTS[slot] ?? 0, 'tile slot');
  slideTiles(table, slot);
}

/** SPEC 9.3.5, R38. */
function hathor(table: TekhenuTable, face: number): void {
  const { state } = table;
  const p = playerOf(state, BOT_PLAYER);
  const open = BUILDING_SPACES.flatMap(({ fromPlayers }, space) =>
    state.spaces[space] === -1 && fromPlayers <= state.players.length ? [space] : [],
  );
  if (open.length === 0 || p.buildings >= START.buildings) return;
  const pillars = (space: number) => pillarsInLine(state, BOT_PLAYER, spaceOf(space).line);
  const space = bestAtRandom(table, open, pillars);
  state.spaces[space] = BOT_PLAYER;
  p.buildings++;
  table.tell({ kind: 'built', seat: OPPONENT, space });
  score(table, BOT_PLAYER, pillars(space) * BUILDING_POINTS_PER_PILLAR, 'pillars in line');
  raisePopulation(table, BOT_PLAYER, face);
}

/** SPEC 9.3.6. */
function bastet(table: TekhenuTable, face: number): void {
  const p = playerOf(table.state, BOT_PLAYER);
  for (let step = 0; step < face; step++) {
    if (p.happiness === p.population) raisePopulation(table, BOT_PLAYER, 1);
    else raiseHappiness(table, BOT_PLAYER, 1);
  }
  giveOne(table, BOT_PLAYER, SCRIBE, BASTET_SCRIBES[face] ?? 0, 'festival');
}

/** SPEC 9.3.7, R53: decrees, then technologies, then blessings; leftmost first. */
function thoth(table: TekhenuTable, face: number): void {
  const { state } = table;
  const section = sectionsInReach(state, playerOf(state, BOT_PLAYER).happiness) - 1;
  if (section < 0) return;
  const filled = slotsOf(section).filter((slot) => state.market[slot] !== -1);
  const wished = filled.sort((a, b) => kindOf(b) - kindOf(a) || a - b);
  for (const slot of wished.slice(0, THOTH_CARDS[face])) takeCard(table, BOT_PLAYER, slot);
}

/** SPEC 9.3.8: the district of the colour; for gray the one with fewest buildings. */
function wishedDistrict(state: TekhenuState, colour: number): number {
  const own = GOOD_OF_COLOUR[colour] ?? -1;
  if (own !== -1) return own;
  const buildings = (district: number) => {
    let n = 0;
    for (let row = 1; row <= ROWS; row++) if (state.osiris[slotOf(district, row)] !== -1) n++;
    return n;
  };
  return DISTRICTS.map((_, i) => i).reduce(
    (best, district) => (buildings(district) < buildings(best) ? district : best),
    0,
  );
}

/** SPEC 9.3.9: to the right, wrapping; a full row goes on in the row above. */
function freeSlot(state: TekhenuState, face: number, district: number): number {
  for (let i = 0; i < ROWS; i++) {
    const row = ((face - 1 - i + ROWS) % ROWS) + 1;
    for (let k = 0; k < DISTRICTS.length; k++) {
      const slot = slotOf((district + k) % DISTRICTS.length, row);
      if (state.osiris[slot] === -1) return slot;
    }
  }
  return -1;
}

/** SPEC 9.3.8, R38. */
function osiris(table: TekhenuTable, face: number, colour: number): void {
  const { state } = table;
  const p = playerOf(state, BOT_PLAYER);
  const slot = freeSlot(state, face, wishedDistrict(state, colour));
  if (slot === -1 || p.buildings >= START.buildings) return;
  state.osiris[slot] = BOT_PLAYER;
  p.buildings++;
  table.tell({ kind: 'osiris', seat: OPPONENT, slot });
  takeRowGold(table, BOT_PLAYER, slot);
}

const ACTIONS: readonly ((table: TekhenuTable, face: number, colour: number) => void)[] = [
  horus,
  ra,
  hathor,
  bastet,
  thoth,
  osiris,
];

/** SPEC 9.2.4, 9.3: the god action of the die's sector with its face. */
export function botActs(table: TekhenuTable, god: number, face: number, colour: number): void {
  at(ACTIONS, god)(table, face, colour);
}
