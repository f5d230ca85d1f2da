import { copyChance } from '@naos/engine';
import type { AtonState, Side } from './state.ts';
import type { AtonTask } from './tasks.ts';

/** An independent copy of a state. */
export function copy(state: AtonState): AtonState {
  return {
    seats: state.seats,
    options: state.options,
    agenda: copyAgenda(state.agenda),
    chance: copyChance(state.chance),
    round: state.round,
    board: state.board.slice(),
    sides: [copySide(state.sides[0]), copySide(state.sides[1])],
    revealed: state.revealed,
    ending: state.ending,
  };
}

/** Card lists, the veil and a cull's beginning are never changed in place, so they are shared. */
function copySide(side: Side): Side {
  return {
    score: side.score,
    supply: side.supply,
    dead: side.dead,
    token: side.token,
    deck: side.deck,
    known: side.known,
    hand: side.hand,
    traced: side.traced,
    row: side.row,
    discard: side.discard,
    buried: side.buried,
    buriedTraced: side.buriedTraced,
    veil: side.veil,
  };
}

function copyAgenda(agenda: readonly AtonTask[]): AtonTask[] {
  const copied: AtonTask[] = [];
  for (const task of agenda) copied.push(copyTask(task));
  return copied;
}

function copyTask(task: AtonTask): AtonTask {
  switch (task.do) {
    case 'round':
      return { do: 'round', at: task.at, first: task.first };
    case 'remove':
      return { do: 'remove', at: task.at, seat: task.seat, left: task.left };
    case 'place':
      return { do: 'place', at: task.at, seat: task.seat, left: task.left, surplus: task.surplus };
    case 'cull':
      return { do: 'cull', at: task.at, seat: task.seat, had: task.had, taken: task.taken.slice() };
    default:
      return { do: task.do, at: task.at };
  }
}
