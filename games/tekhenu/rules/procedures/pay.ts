import { choice } from '@naos/engine';
import { playBlessing } from '../blessing.ts';
import { firstOf } from '../content/blessings.ts';
import { draftLives } from '../draft.ts';
import { at, BLESS, type TekhenuMove } from '../moves.ts';
import { spend, waysToPay } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { PayTask, TurnTask } from '../tasks.ts';
import type { TekhenuProcedure } from '../vocabulary.ts';

/** The turn whose draft this payment belongs to. */
function draftOf(state: TekhenuState): TurnTask | undefined {
  return state.agenda.findLast((task) => task.do === 'turn');
}

/** SPEC 5.1.3: whether the draft would still have a legal action after paying like this. */
function leavesDraftAlive(state: TekhenuState, { seat, what }: PayTask, move: TekhenuMove): boolean {
  const turn = draftOf(state);
  if (turn === undefined || move.do !== 'pay') return true;
  const { goods } = playerOf(state, seat);
  const before = goods.slice();
  goods[what] = (goods[what] as number) - move.own;
  goods[4] = (goods[4] as number) - move.gold;
  const alive = draftLives(state, turn);
  for (let good = 0; good < before.length; good++) goods[good] = before[good] as number;
  return alive;
}

function ways(state: TekhenuState, task: PayTask): readonly TekhenuMove[] {
  const { seat, what, amount, waivers, guarded } = task;
  const p = playerOf(state, seat);
  const list = waysToPay(p, what, amount);
  const waiver = firstOf(p.blessings, waivers);
  if (waiver !== -1) list.push(at(BLESS, waiver));
  return guarded && list.length > 1 ? list.filter((way) => leavesDraftAlive(state, task, way)) : list;
}

/** SPEC 5.4: which tokens pay a cost, or a blessing that takes it away (7.3.B13, 7.3.B15). */
export const paying: TekhenuProcedure<PayTask> = [
  choice('tokens', {
    moves: ways,
    chosen: (table, { seat, what }, move) => {
      if (move.do === 'pay') spend(table, seat, what, move);
      else if (move.do === 'bless') playBlessing(table, seat, move.card);
    },
    facts: (_, { amount }) => ({ amount }),
  }),
];
