import { at } from '@naos/engine';
import type { Target } from '@naos/table-ui';
import { GODS } from '../../rules/content/wheel.ts';
import { type Tekhenu, tekhenu } from '../../rules/index.ts';
import { TAKE, TAKE_ANUBIS, TAKE_IDLE } from '../../rules/moves.ts';

/** What a move is about: what is pressed for it, or the god whose action it is. */
export function targets(move: Tekhenu['move']): readonly Target[] {
  // A die is one thing to press, whichever way it may be taken.
  if ('spot' in move) {
    const ways = [at(TAKE, move.spot), at(TAKE_IDLE, move.spot), at(TAKE_ANUBIS, move.spot)];
    return [{ at: ways.map((way) => `[data-move="${tekhenu.write(way)}"]`).join() }];
  }
  if (move.do === 'act' || move.do === 'extra') return [{ at: `[data-part="sector-${GODS[move.god]}"]` }];
  return [{ at: `[data-move="${tekhenu.write(move)}"]` }];
}
