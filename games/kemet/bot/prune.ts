import type { Play, Seat } from '@naos/engine';
import type { KemetMove } from '../rules/moves.ts';
import { type KemetState, NONE } from '../rules/state.ts';
import type { MoveTask, RecruitTask } from '../rules/tasks.ts';
import type { Kemet } from '../rules/vocabulary.ts';
import { portsFrom } from '../rules/ways.ts';

/** Divisions of a troop that make a difference: nearly all go, or a small party does; creatures go with the larger part. */
function usefulGroup(task: MoveTask, pool: number, move: Extract<KemetMove, { readonly do: 'group' }>): boolean {
  if (task.steps > 0) return false;
  if (move.beasts !== 0 && move.beasts !== task.beasts) return false;
  return move.units >= pool - 2 || move.units <= 2;
}

/** Districts get their units one after the other, and as many as fit or all but one. */
function usefulLevy(task: RecruitTask, first: number, moves: readonly KemetMove[]): readonly KemetMove[] {
  const most = new Map<number, number>();
  for (const move of moves) {
    if (move.do === 'enlist') most.set(move.area, Math.max(most.get(move.area) ?? 0, move.units));
  }
  const last = task.fresh === 0 ? 0 : first + 31 - Math.clz32(task.fresh);
  return moves.filter((move) => {
    if (move.do !== 'enlist') return true;
    const { area, units } = move;
    if (area >= first && area < first + 3 && area < last) return false;
    return units >= (most.get(area) ?? 0) - 1 || units === 3;
  });
}

/**
 * Whether the troop under way has walked though a teleport could have begun where the walk did. Where it was divided anew
 * the walk was for those who joined it or stay.
 */
export function walkedForNothing(state: KemetState, seat: Seat): boolean {
  const task = state.agenda.at(-1);
  if (task?.do !== 'move' || task.steps === 0 || task.ported || task.regrouped) return false;
  return portsFrom(state, seat, task.from, task.beasts);
}

/** The same without a walk before a teleport that could have begun where the walk did. */
export function worthTryingDirectly(play: Play<Kemet>, seat: Seat, moves: readonly KemetMove[]): readonly KemetMove[] {
  const useful = worthTrying(play, seat, moves);
  if (!walkedForNothing(play.state, seat)) return useful;
  const isDirect = (move: KemetMove): boolean => move.do !== 'teleport';
  const direct = useful.filter(isDirect);
  if (direct.length > 0) return direct;
  // Too many are here for the troop to stay: it is divided anew.
  const divided = moves.filter(isDirect);
  return divided.length > 0 ? divided : useful;
}

/** Moves of a row worth trying: leaves out what only repeats other rows in another order. */
export function worthTrying({ state }: Play<Kemet>, seat: Seat, moves: readonly KemetMove[]): readonly KemetMove[] {
  const task = state.agenda.at(-1);
  switch (task?.do) {
    case 'move': {
      const pool = task.here === NONE ? 0 : task.units;
      const useful = moves.filter((move) => move.do !== 'group' || usefulGroup(task, pool, move));
      return useful.length > 0 ? useful : moves;
    }
    case 'recruit': {
      const useful = usefulLevy(task, (state.city[seat] ?? 0) * 3, moves);
      return useful.length > 0 ? useful : moves;
    }
    case 'turn': {
      // Creatures are arranged when they come from the supply; swapping them about changes little.
      const useful = moves.filter((move) => move.do !== 'post' || state.lair[move.creature] === NONE);
      return useful.length > 0 ? useful : moves;
    }
    default:
      return moves;
  }
}
