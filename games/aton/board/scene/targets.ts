import type { Target } from '@naos/table-ui';
import { spaceAt } from '../../rules/content/board.ts';
import type { Aton } from '../../rules/index.ts';

/** What a move is about on the picture; laid cards are written on their cartouches. */
export function targets(move: Aton['move'], view: Aton['view']): readonly Target[] {
  switch (move.do) {
    case 'exchange':
      return [];
    case 'commit':
      return move.row.map((card, i) => ({
        at: `[data-part="cartouche-${view.viewer ?? 0}-${i + 1}"]`,
        label: String(card),
      }));
    default:
      return [{ at: `[data-part="${spaceAt(move.space).id}"]` }];
  }
}
