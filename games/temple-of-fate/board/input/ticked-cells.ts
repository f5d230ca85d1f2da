import { storeOf } from '@naos/table-ui';
import type { Occupy, TempleMove } from '../../rules/moves.ts';

/** Card cells that the person has ticked for the chain in use. */
interface Picked {
  readonly card: number;
  readonly cells: number;
}

export const NOTHING: Picked = { card: -1, cells: 0 };
export const picks = storeOf<Picked>(NOTHING);

export function occupying(moves: readonly TempleMove[], card: number, cells: number): Occupy | undefined {
  return moves.find((move): move is Occupy => move.do === 'occupy' && move.card === card && move.cells === cells);
}

/** What is ticked, as far as the moves allow it. */
export function usePicked(moves: readonly TempleMove[]): Picked {
  const picked = picks.use();
  return occupying(moves, picked.card, picked.cells) === undefined ? NOTHING : picked;
}

/** The set after a cell is ticked or unticked; another card begins anew. */
export function toggled(picked: Picked, card: number, cell: number): Picked {
  const before = picked.card === card ? picked.cells : 0;
  const cells = before ^ (1 << cell);
  return cells === 0 ? NOTHING : { card, cells };
}
