import { rule } from '@naos/engine';
import { FOOD_WAIVER } from '../content/blessings.ts';
import { BASTET_PAPYRUS, BASTET_SCRIBES } from '../content/board.ts';
import { PAPYRUS, SCRIBE } from '../content/goods.ts';
import { T06 } from '../content/technologies.ts';
import { giveOne, raiseHappiness, raisePopulation } from '../gains.ts';
import { pay } from '../payment.ts';
import { playerOf } from '../state.ts';
import type { BastetTask } from '../tasks.ts';
import type { TekhenuProcedure } from '../vocabulary.ts';
import { ending, opening } from './god-action.ts';

/** SPEC 6.4. */
export const bastet: TekhenuProcedure<BastetTask> = [
  ...opening<BastetTask>(),
  rule('pay', (table, { seat, free }) => {
    if (!free) pay(table, seat, PAPYRUS, BASTET_PAPYRUS, FOOD_WAIVER);
  }),
  rule('festival', (table, { seat, value }) => {
    // SPEC 7.4.T06, R43: population first, then happiness in one move.
    const more = (playerOf(table.state, seat).technologies & T06) !== 0 ? 1 : 0;
    raisePopulation(table, seat, more);
    raiseHappiness(table, seat, value + more);
  }),
  rule('scribes', (table, { seat, value }) => {
    giveOne(table, seat, SCRIBE, BASTET_SCRIBES[value] ?? 0, 'festival');
  }),
  ...ending<BastetTask>(),
];
