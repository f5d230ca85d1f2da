import type { Table } from '@naos/engine';
import { NO_CARDS } from '../cards.ts';
import type { Aton } from '../vocabulary.ts';

/** SPEC 4.3: all eight cards are turned up at once, and exchanges of this round come to light. */
export function reveal(table: Table<Aton>): void {
  const { state } = table;
  const [red, blue] = state.sides;
  if (table.loud) {
    table.tell({
      kind: 'revealed',
      rows: [red.row, blue.row],
      exchanged: [red.veil !== null, blue.veil !== null],
    });
  }
  state.revealed = true;
  for (const side of state.sides) {
    side.veil = null;
    side.traced = NO_CARDS;
  }
  table.learned();
}
