import { IS_CORNER, NEIGHBOUR, OUTER_EDGE, SIDE, STATUE_OF_LINE, spacesOf } from './content/temple.ts';
import { edgeOf } from './content/tiles.ts';
import type { TekhenuState } from './state.ts';

/** What lines of the temple are counted from: a state, or a view of it. */
type Temple = Pick<TekhenuState, 'tiles' | 'pillars' | 'spaces' | 'peopleStatues'>;

/** Line of a cell's row and of its column. */
export function rowLine(cell: number): number {
  return Math.floor(cell / SIDE);
}

export function columnLine(cell: number): number {
  return SIDE + (cell % SIDE);
}

function buildingsOfLine(state: Temple, line: number): number {
  let buildings = 0;
  for (const space of spacesOf(line)) if (state.spaces[space] !== -1) buildings++;
  return buildings;
}

/** SPEC 6.2.2: buildings of anybody that serve a cell's row or column; statues do not count. */
export function buildingsAround(state: Temple, cell: number): number {
  return buildingsOfLine(state, rowLine(cell)) + buildingsOfLine(state, columnLine(cell));
}

/** Colour that touches a cell's edge from outside, or -1 where nothing lies. */
export function touching(state: Temple, cell: number, direction: number): number {
  const outer = OUTER_EDGE[cell * 4 + direction] ?? -1;
  if (outer !== -1) return outer;
  const tile = state.tiles[NEIGHBOUR[cell * 4 + direction] ?? -1] ?? -1;
  return tile === -1 ? -1 : edgeOf(tile >> 2, tile & 3, (direction + 2) % 4);
}

/** SPEC 6.2.3: edges of a tile on a cell that match what they touch. */
export function matchingEdges(state: Temple, tile: number, turns: number, cell: number): number {
  let matches = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (touching(state, cell, direction) === edgeOf(tile, turns, direction)) matches++;
  }
  return matches;
}

/** SPEC 6.2.3: points for each match on a cell. */
export function pointsPerMatch(cell: number): number {
  return IS_CORNER[cell] ? 2 : 1;
}

function ownInLine(state: Temple, player: number, line: number): number {
  let own = 0;
  for (const space of spacesOf(line)) if (state.spaces[space] === player) own++;
  const statue = STATUE_OF_LINE[line] ?? -1;
  if (statue !== -1 && state.peopleStatues[statue] === player) own++;
  return own;
}

/** SPEC 8.2.2: own buildings and temple statues that serve each own pillar's row or column, all pillars together. */
export function alignmentPoints(state: Temple, player: number): number {
  let points = 0;
  for (let cell = 0; cell < state.pillars.length; cell++) {
    if (state.pillars[cell] !== player) continue;
    points += ownInLine(state, player, rowLine(cell)) + ownInLine(state, player, columnLine(cell));
  }
  return points;
}

export function templeBuildings(state: Temple, player: number): number {
  let own = 0;
  for (const owner of state.spaces) if (owner === player) own++;
  return own;
}

/** People statues that stand at the temple. */
export function templeStatues(state: Temple, player: number): number {
  return (state.peopleStatues[0] === player ? 1 : 0) + (state.peopleStatues[1] === player ? 1 : 0);
}
