import { rule, together } from '@naos/engine';
import { PICK_GOALS } from '../moves.ts';
import { playerAt } from '../state.ts';
import type { TempleProcedure } from '../vocabulary.ts';
import { askAll, unready } from './seats.ts';

/** Variant Higher goals: sides are picked at once and then lie open (5.8, 11.1.1). */
export const goals: TempleProcedure<'goals'> = [
  rule('ask', (table) => askAll(table.state)),
  together('pick a side', {
    who: unready,
    moves: () => PICK_GOALS,
    whyNot: (_state, _task, move) => (move.do === 'goals' ? null : { rule: '11.1.1', why: 'why.time-for-goals' }),
    chosen: (table, _task, move, seat) => {
      if (move.do !== 'goals') return;
      const player = playerAt(table.state, seat);
      player.side = move.side;
      player.ready = true;
    },
  }),
  rule('reveal', (table) => {
    table.learned();
    table.state.players.forEach(({ side }, seat) => {
      table.tell({ kind: 'goals picked', seat, side });
    });
  }),
];
