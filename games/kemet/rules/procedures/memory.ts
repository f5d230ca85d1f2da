import type { Procedure } from '@naos/engine';
import { DIVINE_MEMORY, KINDS } from '../content/interventions.ts';
import { FETCH, type KemetMove } from '../moves.ts';
import type { MemoryTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { kindsIn } from './day-cards.ts';
import { asks } from './steps.ts';

/** 12.12: everybody sees which card is taken. Divine Memory, just played, can't fetch itself. */
export const memory: Procedure<Kemet, MemoryTask> = [
  asks('fetch', {
    moves: (state) =>
      kindsIn(state.pile)
        .filter((card) => card !== DIVINE_MEMORY)
        .map((card) => FETCH[card] as KemetMove),
    chosen: (table, { seat }, move) => {
      const { state } = table;
      if (move.do !== 'fetch') return;
      const at = seat * KINDS + move.card;
      state.pile[move.card] = (state.pile[move.card] as number) - 1;
      state.hand[at] = (state.hand[at] as number) + 1;
      state.known[at] = (state.known[at] as number) + 1;
      table.tell({ kind: 'fetched', seat, card: move.card });
    },
  }),
];
