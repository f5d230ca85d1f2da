import { type Line, line } from '@naos/words';
import type { AtonMove } from '../rules/moves.ts';
import { exactSpace } from './terms.ts';

/** A move as the label of a button. */
export function move(move: AtonMove): Line {
  if (move.do === 'exchange') return line('move.exchange');
  if (move.do !== 'commit') return line(`move.${move.do}`, { space: exactSpace(move.space) });
  const [c1 = 0, c2 = 0, c3 = 0, c4 = 0] = move.row;
  return line('move.commit', { c1, c2, c3, c4 });
}
