import type { Seat } from '@naos/engine';
import { playerAt } from '../state.ts';
import type { TempleTable } from '../vocabulary.ts';

/** Draws a bonus ornament of a length; an empty pile gives nothing, and the other is no substitute (8.1.2, 8.1.3). */
export function drawStrip(table: TempleTable, seat: Seat, length: number, why: 'symbol' | 'helper' | 'effect'): void {
  const strip = table.state.piles[length - 2]?.pop();
  if (strip === undefined) {
    table.tell({ kind: 'pile empty', seat, length });
    return;
  }
  playerAt(table.state, seat).temple.held.push(strip);
  table.learned();
  table.tell({ kind: 'strip drawn', seat, length, why });
  table.tellOnly(seat, { kind: 'strip colour', seat, strip });
}
