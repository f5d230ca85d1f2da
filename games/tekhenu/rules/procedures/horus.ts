import { at, choice, numberAt, rule } from '@naos/engine';
import { giveHorusBonus } from '../bonuses.ts';
import { STONE_WAIVER } from '../content/blessings.ts';
import { byCount, STATUE_GRANITE } from '../content/board.ts';
import { GOLD, GRANITE } from '../content/goods.ts';
import { cellsOf, STATUE_LINE, STATUE_POINTS_PER_PILLAR } from '../content/temple.ts';
import { giveOne, score } from '../gains.ts';
import { freeGodSlot, hasGodStatue } from '../legality.ts';
import { PEOPLE, STATUE, type TekhenuMove } from '../moves.ts';
import { pay } from '../payment.ts';
import { named, playerOf, type TekhenuState } from '../state.ts';
import type { HorusTask } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { whyNoStatue } from '../why/actions.ts';
import { reasoned } from '../why/reasoned.ts';
import { ending, opening } from './god-action.ts';

/** SPEC 6.1.2, 6.1.4: the god of the value, and the free spaces for the people. */
function places(state: TekhenuState, task: HorusTask): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  const god = numberAt(state.tokens, task.value - 1);
  if (freeGodSlot(state, god) !== -1) list.push(at(STATUE, god));
  for (let space = 0; space < state.peopleStatues.length; space++) {
    if (state.peopleStatues[space] === -1) list.push(at(STATUE, PEOPLE + space));
  }
  return list;
}

/** Own pillars in a line. */
export function pillarsInLine(state: TekhenuState, player: number, line: number): number {
  let pillars = 0;
  for (const cell of cellsOf(line)) if (state.pillars[cell] === player) pillars++;
  return pillars;
}

function buildForGod(table: TekhenuTable, seat: number, god: number): void {
  const { state } = table;
  const first = !hasGodStatue(state, seat, god);
  state.godStatues[freeGodSlot(state, god)] = seat;
  table.tell({ kind: 'statue', seat, place: god });
  // SPEC 6.1.3, R46: at three players building pays at once, but only the first statue for a god.
  if (first && byCount(state.players.length).bonusOnBuild) {
    giveHorusBonus(table, seat, god, playerOf(state, seat).technologies);
  }
}

/** SPEC 6.1.4, 6.1.5: the gold of the space goes with it; the solo opponent only clears it away. */
export function buildForPeople(table: TekhenuTable, seat: number, space: number): void {
  const { state } = table;
  state.peopleStatues[space] = seat;
  table.tell({ kind: 'statue', seat: named(state, seat), place: PEOPLE + space });
  const gold = state.gold[space] ?? 0;
  state.gold[space] = 0;
  giveOne(table, seat, GOLD, gold, 'gold on the board');
  const line = STATUE_LINE[space];
  if (line !== undefined)
    score(table, seat, STATUE_POINTS_PER_PILLAR * pillarsInLine(state, seat, line), 'temple statue');
}

/** SPEC 6.1. */
export const horus: TekhenuProcedure<HorusTask> = [
  ...opening<HorusTask>(),
  choice('place', {
    ...reasoned(places, whyNoStatue),
    chosen: (_, task, move) => {
      if (move.do === 'statue') task.place = move.place;
    },
  }),
  rule('pay', (table, { seat, free }) => {
    if (!free) pay(table, seat, GRANITE, STATUE_GRANITE[playerOf(table.state, seat).statues] ?? 0, STONE_WAIVER);
  }),
  rule('build', (table, { seat, place }) => {
    playerOf(table.state, seat).statues++;
    if (place < PEOPLE) buildForGod(table, seat, place);
    else buildForPeople(table, seat, place - PEOPLE);
  }),
  ...ending<HorusTask>(),
];
