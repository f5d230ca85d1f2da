import { at, choice, NOBODY, rule } from '@naos/engine';
import { MOST_PRODUCTION } from '../content/board.ts';
import { BASICS, GOLD } from '../content/goods.ts';
import {
  DISTRICTS,
  GOLD_ROW,
  HAPPINESS_COST,
  type OsirisSlot,
  ROW_GOLD,
  rowOf,
  SLOTS,
  slotOf,
} from '../content/osiris.ts';
import { give, giveOne, lowerHappiness } from '../gains.ts';
import { OSIRIS_MOVES, type TekhenuMove, TRACK } from '../moves.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { OsirisTask } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { whyNoSlot, whyNoTrack } from '../why/actions.ts';
import { reasoned } from '../why/reasoned.ts';
import { ending, opening } from './god-action.ts';

function freeSlots(state: TekhenuState, { value, districts }: OsirisTask): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  for (let district = 0; district < DISTRICTS.length; district++) {
    const slot = slotOf(district, value);
    if ((districts & (1 << district)) !== 0 && state.osiris[slot] === -1) list.push(at(OSIRIS_MOVES, slot));
  }
  return list;
}

/** SPEC 6.6.7: steps above the end of the track are lost. */
function raiseTrack(table: TekhenuTable, seat: number, good: number, steps: number): void {
  const { production } = playerOf(table.state, seat);
  const to = Math.min(MOST_PRODUCTION, (production[good] ?? 0) + steps);
  const by = to - (production[good] ?? 0);
  if (by === 0) return;
  production[good] = to;
  table.tell({ kind: 'track', seat, good, by, to });
}

/** A step on a full track would be lost, so only the others are offered. */
function risingTracks(state: TekhenuState, { seat }: OsirisTask): readonly TekhenuMove[] {
  const { production } = playerOf(state, seat);
  return TRACK.filter(({ good }) => (production[good] ?? 0) < MOST_PRODUCTION);
}

function slotOfTask({ slot }: OsirisTask): OsirisSlot {
  return at(SLOTS, slot);
}

/** SPEC 6.6. */
export const osiris: TekhenuProcedure<OsirisTask> = [
  ...opening<OsirisTask>(),
  choice('slot', {
    ...reasoned(freeSlots, whyNoSlot),
    chosen: (_, task, move) => {
      if (move.do === 'osiris') task.slot = move.slot;
    },
  }),
  rule('build', (table, { seat, slot, keepsHappiness }) => {
    const { state } = table;
    if (!keepsHappiness) lowerHappiness(table, seat, HAPPINESS_COST);
    playerOf(state, seat).buildings++;
    state.osiris[slot] = seat;
    table.tell({ kind: 'osiris', seat, slot });
  }),
  rule('production', (table, task) => {
    const { steps } = slotOfTask(task);
    for (let good = 0; good < BASICS; good++) raiseTrack(table, task.seat, good, steps[good] ?? 0);
  }),
  choice('track', {
    who: (_, task) => (slotOfTask(task).anySteps > 0 ? task.seat : NOBODY),
    // 6.6.7, R14: with every track at its end the step is lost.
    mayBeEmpty: true,
    ...reasoned(risingTracks, whyNoTrack),
    chosen: (table, task, move) => {
      if (move.do === 'track') raiseTrack(table, task.seat, move.good, slotOfTask(task).anySteps);
    },
  }),
  rule('gain', (table, task) => {
    give(table, task.seat, slotOfTask(task).gain, 'osiris', 'buildings');
    takeRowGold(table, task.seat, task.slot);
  }),
  ...ending<OsirisTask>(),
];

/** SPEC 6.6.4: the first building in row 2 takes the gold beside it. */
export function takeRowGold(table: TekhenuTable, seat: number, slot: number): void {
  const { gold } = table.state;
  if (rowOf(slot) !== GOLD_ROW) return;
  const lying = gold[ROW_GOLD] ?? 0;
  gold[ROW_GOLD] = 0;
  giveOne(table, seat, GOLD, lying, 'gold on the board');
}
