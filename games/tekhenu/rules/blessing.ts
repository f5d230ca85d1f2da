import { GOLD } from './content/goods.ts';
import { BLESSING } from './content/market.ts';
import { T24 } from './content/technologies.ts';
import { giveOne } from './gains.ts';
import { playerOf } from './state.ts';
import type { TekhenuTable } from './vocabulary.ts';

/** SPEC 7.4.T24. */
export function thank(table: TekhenuTable, seat: number): void {
  if ((playerOf(table.state, seat).technologies & T24) !== 0) giveOne(table, seat, GOLD, 1, 'technology');
}

/** SPEC 7.0.2: a blessing is played once and goes on the discard pile. */
export function discardBlessing(table: TekhenuTable, seat: number, card: number): void {
  const { state } = table;
  playerOf(state, seat).blessings &= ~(1 << card);
  state.discards[BLESSING].push(card);
  table.tell({ kind: 'blessing', seat, card });
}

/** A blessing without a price. */
export function playBlessing(table: TekhenuTable, seat: number, card: number): void {
  discardBlessing(table, seat, card);
  thank(table, seat);
}
