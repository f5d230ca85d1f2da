import { NOBODY, type Procedure, rule } from '@naos/engine';
import { shuffled } from '../cards.ts';
import { BLUE, RED } from '../content/constants.ts';
import { sideOf } from '../state.ts';
import type { GameTask } from '../tasks.ts';
import type { Aton } from '../vocabulary.ts';

/** SPEC 3.1.5 and 4.0: both decks are shuffled, then round follows round until one of the endings comes. */
export const game: Procedure<Aton, GameTask> = [
  rule('shuffle', (table) => {
    for (const seat of [RED, BLUE]) {
      const side = sideOf(table.state, seat);
      side.deck = shuffled(table, seat, side.deck.slice());
    }
  }),
  rule('next round', (table) => {
    table.state.round++;
    table.begin({ do: 'round', at: 0, first: NOBODY });
    table.again();
  }),
];
