import { at, type Seat } from '@naos/engine';
import { leaderOn } from './cards.ts';
import { survey } from './chains.ts';
import { CARDS } from './content/cards.ts';
import { colourOf, isEmpty, UNCOVERED } from './content/cells.ts';
import { COLOURS, GODS } from './content/colours.ts';
import { CELLS, ZONE } from './content/geometry.ts';
import { GOALS, type Goal } from './content/goals.ts';

/** A seat's points by source (10.2 to 10.5). */
export interface Points {
  readonly large: number;
  readonly small: number;
  readonly strips: number;
  readonly goals: number;
  readonly total: number;
}

/** What scoring needs of a player: a state's player and a view's have it. */
interface Scored {
  readonly temple: { readonly cells: readonly number[]; readonly reserve: number; readonly held: readonly number[] };
  readonly privateCard: number;
  readonly privateCells: number;
  readonly won: readonly number[];
  readonly side: number;
}
/** What scoring needs of the table. */
interface ScoredTable {
  readonly open: readonly number[];
  readonly stands: readonly number[];
  readonly players: readonly Scored[];
}

/** Cards that give a seat small points if the game ended now: open ones it leads, and its private one (10.3, 9.2.10). */
function ledCards(table: ScoredTable, seat: Seat): readonly number[] {
  const led: number[] = [];
  for (let god = 0; god < GODS.length; god++) {
    const card = table.open[god] ?? -1;
    if (card >= 0 && leaderOn(table.stands, god) === seat) led.push(card);
  }
  const { privateCard, privateCells } = at(table.players, seat);
  if (privateCard >= 0 && privateCells !== 0) led.push(privateCard);
  return led;
}

/** Longest chain of each colour, marked or not, ring included (11.1.3); 0 where there is none. */
export function longestChains(cells: readonly number[]): readonly number[] {
  const longest = COLOURS.map(() => 0);
  const found = survey(cells);
  for (let cell = 0; cell < CELLS; cell++) {
    const length = found.length[cell] ?? 0;
    const colour = colourOf(cells[cell] ?? UNCOVERED);
    if (length > 1 && length > (longest[colour] ?? 0)) longest[colour] = length;
  }
  return longest;
}

/** Empty cells of the pyramid, the ring left out (11.1.4). What is not yet built counts as empty in a look ahead of time. */
function emptyPyramidCells(cells: readonly number[]): number {
  let count = 0;
  for (const cell of ZONE) if (isEmpty(cells[cell] ?? UNCOVERED) || cells[cell] === UNCOVERED) count++;
  return count;
}

/** How far a goal is, and whether it is fulfilled (11.1.3 to 11.1.6). */
export function goalState(
  table: ScoredTable,
  seat: Seat,
  goal: Goal,
): { readonly have: number; readonly met: boolean } {
  const player = at(table.players, seat);
  const { condition } = goal;
  const cardGods = (): readonly number[] =>
    [...player.won, ...ledCards(table, seat)].map((card) => CARDS[card]?.god ?? 0);
  const atLeast = (have: number, min: number) => ({ have, met: have >= min });
  switch (condition.type) {
    case 'longest-chain':
      return atLeast(Math.max(...longestChains(player.temple.cells)), condition.min);
    case 'chain-in-every-colour':
      return atLeast(Math.min(...longestChains(player.temple.cells)), condition.min);
    case 'max-empty-pyramid-cells': {
      const have = emptyPyramidCells(player.temple.cells);
      return { have, met: have <= condition.max };
    }
    case 'distinct-gods':
      return atLeast(new Set(cardGods()).size, condition.min);
    case 'cards-of-god':
      return atLeast(cardGods().filter((god) => god === condition.god).length, condition.min);
    case 'priests-in-reserve':
      return atLeast(player.temple.reserve, condition.min);
  }
}

function goalPoints(table: ScoredTable, seat: Seat): number {
  const side = GOALS[table.players[seat]?.side ?? -1] ?? [];
  return side.reduce((sum, goal) => sum + (goalState(table, seat, goal).met ? goal.points : 0), 0);
}

/** A seat's points if the game ended now. */
export function pointsOf(table: ScoredTable, seat: Seat): Points {
  const player = at(table.players, seat);
  let large = 0;
  for (const card of player.won) large += CARDS[card]?.large ?? 0;
  let small = 0;
  for (const card of ledCards(table, seat)) small += CARDS[card]?.small ?? 0;
  const strips = player.temple.held.length;
  const goals = goalPoints(table, seat);
  return { large, small, strips, goals, total: large + small + strips + goals };
}
