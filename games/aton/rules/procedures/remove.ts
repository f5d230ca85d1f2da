import { choice, NOBODY, type Procedure, rule, type Seat, type WhyNot } from '@naos/engine';
import { spaceAt, TEMPLES } from '../content/board.ts';
import { otherOf, REMOVAL_OFFSET, REMOVAL_STARTS_IN_ROUND } from '../content/constants.ts';
import { type AtonMove, REMOVE } from '../moves.ts';
import { countIn, movesIn, remove as removePriest, spacesIn, templesTo } from '../priests.ts';
import { unlisted } from '../reasons.ts';
import { type AtonState, cardAt, EMPTY, type Side, sideOf } from '../state.ts';
import type { RemoveTask } from '../tasks.ts';
import type { Aton } from '../vocabulary.ts';

/** The task of one player's removal; it counts the targets when it begins. */
export function removing(seat: Seat): RemoveTask {
  return { do: 'remove', at: 0, seat, left: 0 };
}

/** SPEC 4.6: one player's cartouche 2b. */
export const remove: Procedure<Aton, RemoveTask> = [
  rule('count', (table, task) => {
    const { state } = table;
    const { seat } = task;
    const side = sideOf(state, seat);
    // 4.6.1, R11: nobody removes anything in the first round.
    const asked = state.round < REMOVAL_STARTS_IN_ROUND ? 0 : Math.abs(cardAt(side, 2) + REMOVAL_OFFSET);
    if (asked === 0) return;
    const victim = victimOf(side, seat);
    const targets = countIn(state.board, victim, reachOf(side));
    if (targets > asked) task.left = asked;
    // 4.6.7, R27: all targets have to go, so there is nothing to ask.
    else for (const space of spacesIn(state.board, victim, 0, reachOf(side))) removePriest(table, seat, space);
  }),
  choice('remove', {
    who: (_state, task) => (task.left > 0 ? task.seat : NOBODY),
    moves: removals,
    chosen: (table, task, move) => {
      if (move.do !== 'remove') return;
      removePriest(table, task.seat, move.space);
      task.left--;
      if (task.left > 0) table.again();
    },
    whyNot: unlisted(removals, whyNot, { rule: '4.6.8', why: 'why.time-for-removing' }),
    facts: (state, { seat, left }) => {
      const side = sideOf(state, seat);
      return { left, whose: victimOf(side, seat) === seat ? 'own' : 'theirs', temples: reachOf(side) };
    },
  }),
];

/** Whose priests go: a card below 2 costs an own one, a card above 2 the opponent's. */
function victimOf(side: Side, seat: Seat): Seat {
  return cardAt(side, 2) + REMOVAL_OFFSET < 0 ? seat : otherOf(seat);
}

/** Temples up to this number are open: all for an own priest (R3), those of the remover's cartouche 3 otherwise (R24). */
function reachOf(side: Side): number {
  return cardAt(side, 2) + REMOVAL_OFFSET < 0 ? TEMPLES : cardAt(side, 3);
}

function removals(state: AtonState, { seat }: RemoveTask): readonly AtonMove[] {
  const side = sideOf(state, seat);
  return movesIn(REMOVE, state.board, victimOf(side, seat), templesTo(reachOf(side)));
}

function whyNot(state: AtonState, { seat }: RemoveTask, move: AtonMove): WhyNot | null {
  if (move.do !== 'remove') return null;
  const side = sideOf(state, seat);
  const owner = state.board[move.space];
  const card = cardAt(side, 2);
  if (owner === EMPTY) return { rule: '4.6.9', why: 'why.nobody-there' };
  if (owner !== victimOf(side, seat)) {
    return owner === seat
      ? { rule: card === 4 ? '4.6.5' : '4.6.4', why: 'why.remove-theirs', facts: { card } }
      : { rule: '4.6.2', why: 'why.remove-own', facts: { card } };
  }
  const facts = { temple: spaceAt(move.space).temple, card: cardAt(side, 3) };
  return { rule: '4.6.6', why: 'why.temple-closed', facts };
}
