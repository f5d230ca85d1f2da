import type { Seat } from '@naos/engine';
import { T05 } from '../../rules/content/technologies.ts';
import {
  BUILDING_POINTS_PER_PILLAR,
  BUILDING_SPACES,
  CELLS,
  SIDE,
  STATUE_LINE,
  STATUE_POINTS_PER_PILLAR,
} from '../../rules/content/temple.ts';
import type { TekhenuState } from '../../rules/index.ts';
import { playerOf } from '../../rules/state.ts';
import { columnLine, rowLine } from '../../rules/temple.ts';
import { most, type Sight } from './sight.ts';

const LINES = 2 * SIDE;
/** SPEC 7.4.T05. */
const POINTS_WITH_T05 = 5;

/** Own pillars, own pieces and everybody's buildings of each line, filled anew for each position. */
const pillarsOf = new Int32Array(LINES);
const piecesOf = new Int32Array(LINES);
const buildingsOf = new Int32Array(LINES);

function add(list: Int32Array, line: number): void {
  list[line] = (list[line] ?? 0) + 1;
}

function countLines({ pillars, spaces, peopleStatues }: TekhenuState, seat: Seat): void {
  for (const list of [pillarsOf, piecesOf, buildingsOf]) list.fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    if (pillars[cell] !== seat) continue;
    add(pillarsOf, rowLine(cell));
    add(pillarsOf, columnLine(cell));
  }
  for (let space = 0; space < spaces.length; space++) {
    const owner = spaces[space] ?? -1;
    const line = BUILDING_SPACES[space]?.line ?? 0;
    if (owner !== -1) add(buildingsOf, line);
    if (owner === seat) add(piecesOf, line);
  }
  for (const [statue, line] of STATUE_LINE.entries()) if (peopleStatues[statue] === seat) add(piecesOf, line);
}

/** What is to be had at the temple: where own pillars stand in line, and what stands around free cells. */
export const temple: Sight = {
  rows: [
    ['pillars at a free temple statue', 6],
    ['pillars in the best line to build at', 6],
    ['pillars in the next best line to build at', 6],
    ['temple pieces around the best free cell', 3],
    ['temple buildings around the best free cell', 4],
  ],
  measure: (state, seat, tell) => {
    countLines(state, seat);
    let [statue, best, next, pieces, buildings] = [0, 0, 0, 0, 0];
    for (const [place, line] of STATUE_LINE.entries()) {
      if (state.peopleStatues[place] === -1) statue = most(statue, pillarsOf[line] ?? 0);
    }
    for (let space = 0; space < BUILDING_SPACES.length; space++) {
      const place = BUILDING_SPACES[space];
      if (place === undefined || state.spaces[space] !== -1 || state.players.length < place.fromPlayers) continue;
      const own = pillarsOf[place.line] ?? 0;
      if (own > best) {
        next = best;
        best = own;
      } else next = most(next, own);
    }
    for (let cell = 0; cell < CELLS; cell++) {
      if (state.tiles[cell] !== -1) continue;
      const [row, column] = [rowLine(cell), columnLine(cell)];
      pieces = most(pieces, (piecesOf[row] ?? 0) + (piecesOf[column] ?? 0));
      buildings = most(buildings, (buildingsOf[row] ?? 0) + (buildingsOf[column] ?? 0));
    }
    const each = (playerOf(state, seat).technologies & T05) === 0 ? BUILDING_POINTS_PER_PILLAR : POINTS_WITH_T05;
    tell(statue * STATUE_POINTS_PER_PILLAR);
    tell(best * each);
    tell(next * each);
    tell(pieces);
    tell(buildings);
  },
};
