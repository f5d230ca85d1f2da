import { type Procedure, rule } from '@naos/engine';
import { discardRow } from '../cards.ts';
import { BLUE, KINGDOM_SIZE, otherOf, RED, ROUND_LIMIT } from '../content/constants.ts';
import { endByScore } from '../endings.ts';
import { deadOf } from '../state.ts';
import type { RoundTask } from '../tasks.ts';
import type { Aton } from '../vocabulary.ts';
import { allocate } from './allocate.ts';
import { draw } from './draw.ts';
import { order } from './order.ts';
import { placing } from './place.ts';
import { points } from './points.ts';
import { removing } from './remove.ts';
import { reveal } from './reveal.ts';

/** SPEC chapter 4: one round, in the order of its diagram. */
export const round: Procedure<Aton, RoundTask> = [
  rule('draw', draw),
  allocate,
  rule('reveal', reveal),
  rule('points', points),
  rule('order', order),
  rule('first player removes', (table, { first }) => table.begin(removing(first))),
  rule('second player removes early', (table, { first }) => {
    if (table.state.options.removalsFirst) table.begin(removing(otherOf(first)));
  }),
  rule('first player places', (table, { first }) => table.begin(placing(first))),
  rule('second player removes', (table, { first }) => {
    if (!table.state.options.removalsFirst) table.begin(removing(otherOf(first)));
  }),
  rule('second player places', (table, { first }) => table.begin(placing(otherOf(first)))),
  rule('round end', (table) => {
    if (deadOf(table.state) === KINGDOM_SIZE) table.begin({ do: 'scoring', at: 0 });
  }),
  rule('round limit', (table) => {
    if (table.state.round >= ROUND_LIMIT) endByScore(table, 'guard');
  }),
  rule('discard', ({ state }) => {
    for (const seat of [RED, BLUE]) discardRow(state, seat);
    state.revealed = false;
  }),
];
