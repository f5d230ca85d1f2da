import { choice } from '@naos/engine';
import { TAKE_DECK, type TempleMove } from '../moves.ts';
import { DECK_FIRST, unlisted } from '../reasons.ts';
import { playerAt, type TempleState } from '../state.ts';
import type { TempleProcedure } from '../vocabulary.ts';

function decksLeft({ decks }: TempleState): readonly TempleMove[] {
  return TAKE_DECK.filter(({ god }) => (decks[god]?.length ?? 0) > 0);
}

/** Effect private-blessing: the unseen top card of a deck of choice (9.2.8). */
export const blessing: TempleProcedure<'blessing'> = [
  choice('take a card', {
    // 9.2.8: forced unless all decks are empty; then nothing is taken.
    mayBeEmpty: true,
    moves: decksLeft,
    chosen: (table, task, move) => {
      if (move.do !== 'deck') return;
      const card = table.state.decks[move.god]?.pop() ?? -1;
      playerAt(table.state, task.seat).privateCard = card;
      table.learned();
      table.tell({ kind: 'private card taken', seat: task.seat, card });
    },
    whyNot: unlisted(
      decksLeft,
      (_state, _task, move) => (move.do === 'deck' ? { rule: '9.2.8', why: 'why.deck-empty' } : null),
      DECK_FIRST,
    ),
  }),
];
