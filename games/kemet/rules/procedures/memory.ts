import type { Procedure } from '@naos/engine';
import { DIVINE_MEMORY, KINDS } from '../content/interventions.ts';
import { add, take } from '../counts.ts';
import { FETCH } from '../moves.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import type { KemetState } from '../state.ts';
import type { MemoryTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks } from './steps.ts';

function whyNotFetch({ pile }: KemetState, card: number): Reason | null {
  if (card === DIVINE_MEMORY) return 'memory-itself';
  return (pile[card] ?? 0) > 0 ? null : 'not-in-pile';
}

/** 12.12: everybody sees which card is taken. Divine Memory, just played, can't fetch itself. */
export const memory: Procedure<Kemet, MemoryTask> = [
  asks('fetch', {
    moves: (state) => FETCH.filter((_, card) => whyNotFetch(state, card) === null),
    whyNot: explained((state, _, move) => (move.do === 'fetch' ? whyNotFetch(state, move.card) : misplaced(move))),
    chosen: (table, { seat }, move) => {
      const { state } = table;
      if (move.do !== 'fetch') return;
      const at = seat * KINDS + move.card;
      take(state.pile, move.card, 1);
      add(state.hand, at, 1);
      add(state.known, at, 1);
      table.tell({ kind: 'fetched', seat, card: move.card });
    },
  }),
];
