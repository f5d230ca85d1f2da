import type { Procedure, Table } from '@naos/engine';
import { HAND_OF_GOD, NIGHT_CEREMONY, NIGHT_UNITS, REINFORCEMENTS } from '../content/powers.ts';
import { DONE, type KemetMove, MUSTER, USE } from '../moves.ts';
import { type KemetState, NONE } from '../state.ts';
import type { MusterTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { canBuildAtNight } from './build.ts';
import { canBuyAtNight } from './buy.ts';
import { hasRoom, levyTask } from './levy.ts';
import { asks } from './steps.ts';

function options(state: KemetState, task: MusterTask): readonly KemetMove[] {
  const { seat } = task;
  const moves: KemetMove[] = [];
  if (task.veterans && (state.veterans[seat] as number) > 0 && hasRoom(state, seat, false)) moves.push(MUSTER);
  if (task.reinforcements && hasRoom(state, seat, true)) moves.push(USE[REINFORCEMENTS] as KemetMove);
  if (task.handOfGod && canBuildAtNight(state, seat)) moves.push(USE[HAND_OF_GOD] as KemetMove);
  if (task.nightCeremony && canBuyAtNight(state, seat)) moves.push(USE[NIGHT_CEREMONY] as KemetMove);
  moves.push(DONE);
  return moves;
}

function use(table: Table<Kemet>, task: MusterTask, move: KemetMove): void {
  const { seat } = task;
  if (move.do === 'done') return;
  table.again();
  if (move.do === 'muster') {
    task.veterans = false;
    table.begin(levyTask(seat, table.state.veterans[seat] as number, 1, false, true));
    return;
  }
  if (move.do !== 'use') return;
  switch (move.tile) {
    case REINFORCEMENTS:
      task.reinforcements = false;
      table.begin(levyTask(seat, NIGHT_UNITS[REINFORCEMENTS] as number, 1, true, false));
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
    facts: (state, { seat }) => ({ veterans: state.veterans[seat] as number }),
  }),
];
