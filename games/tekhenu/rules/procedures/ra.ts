import { at, choice, NOBODY, rule } from '@naos/engine';
import { beginGod } from '../actions.ts';
import { STONE_WAIVER } from '../content/blessings.ts';
import { LIMESTONE } from '../content/goods.ts';
import { DECREE } from '../content/market.ts';
import { T09 } from '../content/technologies.ts';
import { CELL_REWARD, CELLS } from '../content/temple.ts';
import { type Ability, raSlotOf, SLOT_POINTS, tileOf } from '../content/tiles.ts';
import { conditionOf, RA } from '../content/wheel.ts';
import { give, raiseHappiness, raisePopulation, score } from '../gains.ts';
import { legalBetween, USUAL } from '../legality.ts';
import { drawCard } from '../market.ts';
import { DECLINE, LAY, type TekhenuMove, TURN, USE } from '../moves.ts';
import { pay } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { RaTask } from '../tasks.ts';
import { buildingsAround, matchingEdges, pointsPerMatch } from '../temple.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { whyNoCell } from '../why/actions.ts';
import { reasoned } from '../why/reasoned.ts';
import { ending, opening } from './god-action.ts';

function emptyCells(state: TekhenuState): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (state.tiles[cell] === -1) list.push(at(LAY, cell));
  return list;
}

/** SPEC 6.2.6: the ability of the tile being laid, if it works now. */
function workingAbility(state: TekhenuState, { seat, tile }: RaTask): Ability | null {
  const { ability, background } = tileOf(tile);
  if (ability.op === 'none') return null;
  const always = (playerOf(state, seat).technologies & T09) !== 0;
  return always || background === conditionOf(state.wheel, RA) ? ability : null;
}

function takeCellReward(table: TekhenuTable, { seat, cell }: RaTask): void {
  give(table, seat, at(CELL_REWARD, cell), 'cell', 'tile ability');
}

/** SPEC 7.6.P13: unseen by the others. */
function drawDecree(table: TekhenuTable, seat: number): void {
  const decree = drawCard(table, DECREE);
  if (decree === -1) return;
  playerOf(table.state, seat).decrees |= 1 << decree;
  table.tellOnly(seat, { kind: 'decree drawn', seat, decree });
  table.tellOthers(seat, { kind: 'decree drawn', seat, decree: -1 });
}

/** SPEC 7.6: abilities that happen by themselves. Actions are asked about in the next step. */
function useAbility(table: TekhenuTable, task: RaTask): void {
  const ability = workingAbility(table.state, task);
  if (ability === null) return;
  const { seat } = task;
  if (ability.op !== 'action') table.tell({ kind: 'ability', seat, tile: task.tile });
  switch (ability.op) {
    case 'advance':
      raisePopulation(table, seat, ability.population);
      raiseHappiness(table, seat, ability.happiness);
      break;
    case 'gain':
      give(table, seat, ability.amounts, 'tile ability', 'tile ability');
      break;
    case 'matching edges':
      score(table, seat, ability.points * task.matches, 'tile ability');
      break;
    case 'buildings in line':
      score(table, seat, ability.points * task.buildings, 'tile ability');
      break;
    case 'draw decree':
      drawDecree(table, seat);
      break;
    case 'reward again':
      takeCellReward(table, task);
      break;
  }
}

function offersAction(state: TekhenuState, task: RaTask): boolean {
  const ability = workingAbility(state, task);
  if (ability === null || ability.op !== 'action') return false;
  return legalBetween(state, task.seat, ability.god, ability.low, ability.high, USUAL);
}

const USE_OR_DECLINE: readonly TekhenuMove[] = [USE, DECLINE];

/** SPEC 6.2, strictly in this order: a statue built through the ability does not see the new pillar (R18). */
export const ra: TekhenuProcedure<RaTask> = [
  ...opening<RaTask>(),
  choice('cell', {
    ...reasoned(emptyCells, whyNoCell),
    chosen: (_, task, move) => {
      if (move.do === 'lay') task.cell = move.cell;
    },
  }),
  choice('turns', {
    ...reasoned(() => TURN),
    chosen: (_, task, move) => {
      if (move.do === 'turn') task.turns = move.turns;
    },
  }),
  rule('pay', (table, task) => {
    task.slot = raSlotOf(task.value);
    task.tile = table.state.raSlots[task.slot] ?? -1;
    if (!task.free) pay(table, task.seat, LIMESTONE, tileOf(task.tile).limestone, STONE_WAIVER);
  }),
  rule('lay', (table, task) => {
    const { seat, tile, cell, turns, slot } = task;
    const { state } = table;
    task.buildings = buildingsAround(state, cell);
    task.matches = matchingEdges(state, tile, turns, cell);
    state.raSlots[slot] = -1;
    state.tiles[cell] = tile * 4 + turns;
    table.tell({ kind: 'laid', seat, tile, cell, turns });
  }),
  rule('buildings', (table, { seat, buildings }) => score(table, seat, buildings, 'buildings in line')),
  rule('edges', (table, { seat, matches, cell }) => {
    score(table, seat, matches * pointsPerMatch(cell), 'matching edges');
  }),
  rule('reward', takeCellReward),
  rule('slot', (table, { seat, slot }) => score(table, seat, SLOT_POINTS[slot] ?? 0, 'tile slot')),
  rule('ability', useAbility),
  choice('ability action', {
    who: (state, task) => (offersAction(state, task) ? task.seat : NOBODY),
    ...reasoned(() => USE_OR_DECLINE),
    chosen: (table, task, move) => {
      const ability = workingAbility(table.state, task);
      if (move.do !== 'use' || ability === null || ability.op !== 'action') return;
      table.tell({ kind: 'ability', seat: task.seat, tile: task.tile });
      const { god, low, high } = ability;
      beginGod(table, task.seat, god, { low, high, withDie: false, free: false });
    },
  }),
  rule('pillar', (table, { seat, cell }) => {
    playerOf(table.state, seat).pillars++;
    table.state.pillars[cell] = seat;
    table.tell({ kind: 'pillar', seat, cell });
  }),
  rule('next tile', (table, { slot }) => slideTiles(table, slot)),
  ...ending<RaTask>(),
];

/** SPEC 6.2.8: tiles left of the gap slide right; a new one comes to the left slot while there are any. */
export function slideTiles(table: TekhenuTable, gap: number): void {
  const { raSlots, stack } = table.state;
  for (let slot = gap; slot > 0; slot--) raSlots[slot] = raSlots[slot - 1] ?? -1;
  const tile = stack.pop();
  raSlots[0] = tile ?? -1;
  if (tile === undefined) return;
  table.learned();
  table.tell({ kind: 'tile up', tile });
}
