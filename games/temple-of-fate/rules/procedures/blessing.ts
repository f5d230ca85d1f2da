import { choice } from '@naos/engine';
import { TAKE_DECK, type TempleMove } from '../moves.ts';
import { playerAt } from '../state.ts';
import type { TempleProcedure } from '../vocabulary.ts';

/** Effect private-blessing: the unseen top card of a deck of choice (9.2.8). */
export const blessing: TempleProcedure<'blessing'> = [
  choice('take a card', {
    // 9.2.8: forced unless all decks are empty; then nothing is taken.
    mayBeEmpty: true,
    moves: (state) => TAKE_DECK.filter(({ god }) => (state.decks[god]?.length ?? 0) > 0) as readonly TempleMove[],
    chosen: (table, task, move) => {
      if (move.do !== 'deck') return;
      const card = table.state.decks[move.god]?.pop() ?? -1;
      playerAt(table.state, task.seat).privateCard = card;
      table.learned();
      table.tell({ kind: 'private card taken', seat: task.seat, card });
    },
    whyNot: (_state, _task, move) => {
      if (move.do === 'deck') return { rule: '9.2.8', why: 'why.deck-empty' };
      return move.do === 'mark' || move.do === 'end' ? { rule: '9.2.1', why: 'why.deck-first' } : null;
    },
  }),
];
