import { at, imagined, situationFrom } from '@naos/engine';
import { type BoardProps, storeOf, withFrame } from '@naos/table-ui';
import { balanceOf } from '../../rules/balance.ts';
import { faceOf } from '../../rules/content/wheel.ts';
import { type Tekhenu, type TekhenuMove, tekhenu } from '../../rules/index.ts';
import { TAKE_ANUBIS } from '../../rules/moves.ts';
import { LEFT, RIGHT } from '../../rules/tasks.ts';
import type { TekhenuView } from '../../rules/view.ts';

/** The move that the mouse, the keyboard or a finger points at; it stays until another one is pointed at. */
export const pointed = storeOf<TekhenuMove | null>(null, withFrame);

/** The die that was pressed and may be taken in more than one way: it stays pointed at until one of them is chosen. */
export const lifted = storeOf<TekhenuMove | null>(null, withFrame);

/** The pointed move, if it is still on the list. */
export function usePointed({ moves, held }: BoardProps<Tekhenu>): TekhenuMove | null {
  const move = pointed.use();
  const up = lifted.use();
  if (held !== null && held !== undefined) return held;
  if (up !== null && moves.includes(up)) return up;
  return move !== null && moves.includes(move) ? move : null;
}

/** Both ways to take a die, with Anubis and without, are open: pressing it asks for one. */
function hasTwoWays(moves: readonly TekhenuMove[], move: TekhenuMove): boolean {
  return move.do === 'take' && moves.includes(at(TAKE_ANUBIS, move.spot));
}

/** Lifts a die that can be taken in two ways; false if pressing it is answer enough. */
export function lift(moves: readonly TekhenuMove[], move: TekhenuMove): boolean {
  if (!hasTwoWays(moves, move) || lifted.get() === move) return false;
  lifted.set(move);
  return true;
}

/** Nothing is pointed at or lifted any more. */
export function letGo(): void {
  pointed.set(null);
  lifted.set(null);
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

/** What a use would lead to, where nothing new comes to light on the way. */
export function foreseen({ move, view }: Use): TekhenuView | null {
  if (view.viewer === null) return null;
  const play = imagined(tekhenu, view, 1);
  play.gained = false;
  play.make(move, view.viewer);
  return play.gained ? null : tekhenu.view(play.state, view.viewer);
}
