import { at, type Procedure, type Seat, type Table } from '@naos/engine';
import { HAND_OF_GOD, NIGHT_CEREMONY, NIGHT_UNITS, REINFORCEMENTS } from '../content/powers.ts';
import { veteransOf } from '../counts.ts';
import { DONE, type KemetMove, MUSTER, USE } from '../moves.ts';
import { owns } from '../ownership.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { type KemetState, NONE } from '../state.ts';
import type { MusterTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { canBuildAtNight } from './build.ts';
import { canBuyAtNight } from './buy.ts';
import { hasRoom, levyTask } from './levy.ts';
import { asks } from './steps.ts';

function options(state: KemetState, task: MusterTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  if (whyNotMuster(state, task) === null) moves.push(MUSTER);
  for (const tile of NIGHT_TILES) if (whyNotUse(state, task, tile) === null) moves.push(at(USE, tile));
  moves.push(DONE);
  return moves;
}

const NIGHT_TILES: readonly number[] = [REINFORCEMENTS, HAND_OF_GOD, NIGHT_CEREMONY];

/** What forbids to turn veterans into units (14.7.1). */
function whyNotMuster(state: KemetState, { seat, veterans }: MusterTask): Reason | null {
  if (!veterans) return 'used-tonight';
  if (state.veterans[seat] === 0) return 'no-veterans';
  return hasRoom(state, seat, false) ? null : 'no-room';
}

/** What forbids a night tile (14.7.2, 14.7.3). */
function whyNotUse(state: KemetState, task: MusterTask, tile: number): Reason | null {
  const { seat } = task;
  switch (tile) {
    case REINFORCEMENTS:
      if (!task.reinforcements) return spent(state, seat, tile);
      return hasRoom(state, seat, true) ? null : 'nothing-to-enlist';
    case HAND_OF_GOD:
      if (!task.handOfGod) return spent(state, seat, tile);
      return canBuildAtNight(state, seat) ? null : 'nothing-to-build';
    case NIGHT_CEREMONY:
      if (!task.nightCeremony) return spent(state, seat, tile);
      return canBuyAtNight(state, seat) ? null : 'nothing-to-buy';
    default:
      return 'not-tonight';
  }
}

/** A night tile that does nothing now: its owner has used it, or it did not lie there when the step began. */
function spent(state: KemetState, seat: Seat, tile: number): Reason {
  return owns(state, seat, tile) ? 'used-tonight' : 'not-tonight';
}

function use(table: Table<Kemet>, task: MusterTask, move: KemetMove): void {
  const { seat } = task;
  if (move.do === 'done') return;
  table.again();
  if (move.do === 'muster') {
    task.veterans = false;
    table.begin(levyTask(seat, veteransOf(table.state, seat), 1, false, true));
    return;
  }
  if (move.do !== 'use') return;
  switch (move.tile) {
    case REINFORCEMENTS:
      task.reinforcements = false;
      table.begin(levyTask(seat, NIGHT_UNITS, 1, true, false));
      return;
    case HAND_OF_GOD:
      task.handOfGod = false;
      table.begin({ do: 'build', at: 0, seat, night: true });
      return;
    default:
      task.nightCeremony = false;
      table.begin({ do: 'buy', at: 0, seat, space: NONE, extra: 0, night: true });
      return;
  }
}

/** Step 7 of one player (14.7): each once, in the player's order. */
export const muster: Procedure<Kemet, MusterTask> = [
  asks('muster', {
    moves: options,
    chosen: use,
    whyNot: explained((state, task, move) => {
      if (move.do === 'done') return null;
      if (move.do === 'muster') return whyNotMuster(state, task);
      return move.do === 'use' ? whyNotUse(state, task, move.tile) : misplaced(move);
    }),
    facts: (state, { seat }) => ({ veterans: veteransOf(state, seat) }),
  }),
];
