import type { KemetMove } from '../../rules/moves.ts';
import { type Reach, reachOf } from '../../rules/reach.ts';
import type { KemetTask, MoveTask } from '../../rules/tasks.ts';
import type { KemetView } from '../../rules/view.ts';

/** The area that a move is about, for the moves that the map shows; -1 for the others. */
export function areaOf(move: KemetMove): number {
  switch (move.do) {
    case 'from':
    case 'step':
    case 'teleport':
    case 'leap':
    case 'assault':
    case 'strike':
    case 'flee':
    case 'enlist':
      return move.area;
    case 'raise':
    case 'post':
      return move.district;
    default:
      return -1;
  }
}

/** The moves of each area; stopping belongs to the area where the group is. */
export function movesByArea(moves: readonly KemetMove[], view: KemetView): ReadonlyMap<number, readonly KemetMove[]> {
  const byArea = new Map<number, KemetMove[]>();
  const here = movingTask(view)?.here ?? -1;
  for (const move of moves) {
    const area = move.do === 'stop' ? here : areaOf(move);
    if (area < 0) continue;
    const list = byArea.get(area);
    if (list === undefined) byArea.set(area, [move]);
    else list.push(move);
  }
  return byArea;
}

/** The Move under way, or null. */
export function movingTask(view: KemetView): MoveTask | null {
  const task: KemetTask | undefined = view.agenda.at(-1);
  return task?.do === 'move' && task.here >= 0 ? task : null;
}

/** Areas farther than one hop that the group of this viewer can get to. */
export function farReach(view: KemetView, asked: boolean): readonly Reach[] {
  const task = movingTask(view);
  if (!asked || task === null || task.seat !== view.viewer) return [];
  return reachOf(view, task).filter(({ route }) => route.length > 1);
}
