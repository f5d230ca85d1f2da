import { situationFrom } from '@naos/engine';
import { type BoardProps, storeOf } from '@naos/table-ui';
import { balanceOf } from '../../rules/balance.ts';
import { faceOf } from '../../rules/content/wheel.ts';
import { type Tekhenu, type TekhenuMove, tekhenu } from '../../rules/index.ts';
import { LEFT, RIGHT } from '../../rules/tasks.ts';
import type { TekhenuView } from '../../rules/view.ts';

/** The move that the mouse, the keyboard or a finger points at; it stays until another one is pointed at. */
export const pointed = storeOf<TekhenuMove | null>(null);

/** The pointed move, if it is still on the list. */
export function usePointed({ moves, held }: BoardProps<Tekhenu>): TekhenuMove | null {
  const move = pointed.use();
  if (held !== null && held !== undefined) return held;
  return move !== null && moves.includes(move) ? move : null;
}

/** Balance of the coming Maat phase, with a die in hand counted where it will lie. */
export function balanceAhead(view: TekhenuView, player: number): number {
  const p = view.players[player];
  if (p === undefined) return 0;
  const turn = view.agenda.find((task) => task.do === 'turn');
  let balance = balanceOf({ ...p, decrees: 0 });
  if (turn?.do === 'turn' && turn.held && turn.seat === player) {
    if (turn.pan === LEFT) balance += faceOf(turn.die);
    if (turn.pan === RIGHT) balance -= faceOf(turn.die);
  }
  return balance;
}

/** A use of a die that is only pointed at: what could be done after taking it. */
export interface Use {
  readonly move: TekhenuMove;
  readonly view: TekhenuView;
}

/** What could be done after a move, from this seat's own information. */
export function usesAfter({ preview }: BoardProps<Tekhenu>, move: TekhenuMove): readonly Use[] {
  const view = preview(move);
  if (view === null) return [];
  const { moves } = situationFrom(tekhenu, view);
  return moves.filter((next) => next.do === 'act' || next.do === 'produce').map((next) => ({ move: next, view }));
}
