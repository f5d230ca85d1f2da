import { at, choice, rule } from '@naos/engine';
import { playBlessing } from '../blessing.ts';
import { firstOf } from '../content/blessings.ts';
import { T24 } from '../content/technologies.ts';
import { livesAfterPaying } from '../draft-lives.ts';
import { takeExtraWhenDue } from '../gains.ts';
import { BLESS, type TekhenuMove } from '../moves.ts';
import { spend, waysToPay } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { PayTask } from '../tasks.ts';
import type { TekhenuProcedure } from '../vocabulary.ts';
import { whyNotPaid } from '../why/paying.ts';
import { reasoned } from '../why/reasoned.ts';

/** Gold that T24 gives for the blessing whose price this is, as soon as it is paid (SPEC 5.1.1). */
function goldToCome(state: TekhenuState, { seat }: PayTask): number {
  return state.agenda.at(-2)?.do === 'thanks' && (playerOf(state, seat).technologies & T24) !== 0 ? 1 : 0;
}

/** SPEC 5.1.3: a draft keeps a legal first action, whatever pays its prices. */
function leavesDraftAlive(state: TekhenuState, task: PayTask, move: TekhenuMove): boolean {
  const turn = state.agenda.findLast((other) => other.do === 'turn');
  if (turn === undefined || move.do !== 'pay') return true;
  return livesAfterPaying(state, turn, move.own, move.gold - goldToCome(state, task));
}

function ways(state: TekhenuState, task: PayTask): readonly TekhenuMove[] {
  const { seat, what, amount, waivers, guarded } = task;
  const p = playerOf(state, seat);
  const list = waysToPay(p, what, amount);
  const waiver = firstOf(p.blessings, waivers);
  if (waiver !== -1) list.push(at(BLESS, waiver));
  return guarded && list.length > 1 ? list.filter((way) => leavesDraftAlive(state, task, way)) : list;
}

/**
 * SPEC 5.4: which tokens pay a cost, or a blessing that takes it away (7.3.B13, 7.3.B15). A price is paid in full before
 * anything else (5.4.3): an extra action won meanwhile waits, as it does for an action (6.10.2).
 */
export const paying: TekhenuProcedure<PayTask> = [
  rule('begin', ({ state }) => {
    state.acting++;
  }),
  choice('tokens', {
    ...reasoned(ways, whyNotPaid),
    chosen: (table, { seat, what }, move) => {
      if (move.do === 'pay') spend(table, seat, what, move);
      else if (move.do === 'bless') playBlessing(table, seat, move.card);
    },
    facts: (_, { amount }) => ({ amount }),
  }),
  rule('end', (table, { seat }) => {
    table.state.acting--;
    takeExtraWhenDue(table, seat);
  }),
];
