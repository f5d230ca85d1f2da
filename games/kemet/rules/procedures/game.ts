import type { Procedure } from '@naos/engine';
import { RULES } from '../content/constants.ts';
import { NONE } from '../state.ts';
import type { DayTask, GameTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { does } from './steps.ts';

/** Chapter 6: setup, then day and night in turn until somebody wins. */
export const gameProcedure: Procedure<Kemet, GameTask> = [
  does('setup', (table) => table.begin({ do: 'setup', at: 0, turn: 0, parts: RULES.pyramidPartsAtStart })),
  does('day', (table) => table.begin({ do: 'day', at: 0, slot: 0 })),
  does('night', (table) => {
    table.goTo('day');
    table.begin({ do: 'night', at: 0, slot: 0 });
  }),
];

/** Chapter 7: five laps; in each every player takes one turn, from the left of the order track (7.1.4). */
export const day: Procedure<Kemet, DayTask> = [
  does('dawn', (table) => {
    const { state } = table;
    state.phase = 'day';
    state.lap = 1;
    table.tell({ kind: 'round', round: state.round });
  }),
  does('turn', (table, task) => {
    const { state } = table;
    if (task.slot === state.seats) {
      task.slot = 0;
      state.lap++;
    }
    if (state.lap > RULES.actionTokensPerDay) return;
    const seat = state.order[task.slot] ?? NONE;
    task.slot++;
    table.again();
    table.begin({ do: 'turn', at: 0, seat, placed: false, begun: false, arranged: 0 });
  }),
];
