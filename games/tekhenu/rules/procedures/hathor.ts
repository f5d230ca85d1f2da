import { at, choice, numberAt, rule } from '@naos/engine';
import { FOOD_WAIVER } from '../content/blessings.ts';
import { BREAD, NOTHING } from '../content/goods.ts';
import { effectOf, T05 } from '../content/technologies.ts';
import { BUILDING_POINTS_PER_PILLAR, BUILDING_SPACES, CELL_KIND, cellsOf, spaceOf } from '../content/temple.ts';
import { give, raisePopulation, score } from '../gains.ts';
import { canBuildAt } from '../legality.ts';
import { BUILD, type TekhenuMove } from '../moves.ts';
import { pay } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { HathorTask } from '../tasks.ts';
import type { TekhenuProcedure } from '../vocabulary.ts';
import { whyNoSpace } from '../why/actions.ts';
import { reasoned } from '../why/reasoned.ts';
import { ending, opening } from './god-action.ts';
import { pillarsInLine } from './horus.ts';

function spaces(state: TekhenuState, { seat, free }: HathorTask): readonly TekhenuMove[] {
  const p = playerOf(state, seat);
  const list: TekhenuMove[] = [];
  for (let space = 0; space < BUILDING_SPACES.length; space++) {
    if (canBuildAt(state, p, space, { free, started: true })) list.push(at(BUILD, space));
  }
  return list;
}

/** SPEC 6.3. */
export const hathor: TekhenuProcedure<HathorTask> = [
  ...opening<HathorTask>(),
  choice('space', {
    ...reasoned(spaces, whyNoSpace),
    chosen: (_, task, move) => {
      if (move.do === 'build') task.space = move.space;
    },
  }),
  rule('pay', (table, task) => {
    if (!task.free) pay(table, task.seat, BREAD, spaceOf(task.space).bread, FOOD_WAIVER);
  }),
  rule('build', (table, { seat, space }) => {
    playerOf(table.state, seat).buildings++;
    table.state.spaces[space] = seat;
    table.tell({ kind: 'built', seat, space });
  }),
  rule('pillars', (table, task) => {
    const { seat } = task;
    const more = (playerOf(table.state, seat).technologies & T05) !== 0 ? (effectOf(T05).vp ?? 0) : 0;
    const pillars = pillarsInLine(table.state, seat, spaceOf(task.space).line);
    score(table, seat, pillars * (BUILDING_POINTS_PER_PILLAR + more), 'pillars in line');
  }),
  rule('empty cells', (table, task) => {
    const items = NOTHING.slice();
    for (const cell of cellsOf(spaceOf(task.space).line)) {
      if (table.state.tiles[cell] !== -1) continue;
      const kind = numberAt(CELL_KIND, cell);
      items[kind] = (items[kind] ?? 0) + 1;
    }
    give(table, task.seat, items, 'line', 'buildings in line');
  }),
  rule('population', (table, { seat, value }) => raisePopulation(table, seat, value)),
  ...ending<HathorTask>(),
];
