import { choice, NOBODY, type Procedure, rule, type Seat, type WhyNot } from '@naos/engine';
import { spaceAt } from '../content/board.ts';
import { endWith } from '../endings.ts';
import { type AtonMove, PLACE } from '../moves.ts';
import { bury, countIn, movesIn, place as placePriest, spacesIn, templesTo } from '../priests.ts';
import { unlisted } from '../reasons.ts';
import { type AtonState, cardAt, EMPTY, sideOf } from '../state.ts';
import type { PlaceTask } from '../tasks.ts';
import type { Aton } from '../vocabulary.ts';
import { winByPriests } from '../wins.ts';

/** The task of one player's placement; it counts the priests when it begins, after the removal (4.7.1). */
export function placing(seat: Seat): PlaceTask {
  return { do: 'place', at: 0, seat, left: 0, surplus: 0 };
}

/** SPEC 4.7: one player's cartouches 3 and 4. */
export const place: Procedure<Aton, PlaceTask> = [
  rule('count', (table, task) => {
    const { state } = table;
    const { seat } = task;
    const side = sideOf(state, seat);
    const priests = Math.min(cardAt(side, 4), side.supply);
    const free = countIn(state.board, EMPTY, cardAt(side, 3));
    if (priests < free) {
      task.left = priests;
      return;
    }
    // R27: every free space is filled, so there is nothing to ask.
    task.surplus = priests - free;
    for (const space of spacesIn(state.board, EMPTY, 0, cardAt(side, 3))) placePriest(table, seat, space);
  }),
  choice('place', {
    who: (_state, task) => (task.left > 0 ? task.seat : NOBODY),
    moves: placements,
    chosen: (table, task, move) => {
      if (move.do !== 'place') return;
      placePriest(table, task.seat, move.space);
      task.left--;
      if (task.left > 0) table.again();
    },
    whyNot: unlisted(placements, whyNot, { rule: '4.7.4', why: 'why.time-for-placing' }),
    facts: (state, { seat, left }) => ({ left, temples: cardAt(sideOf(state, seat), 3) }),
  }),
  rule('surplus', (table, { seat, surplus }) => {
    if (surplus === 0) return;
    const dead = bury(table.state, seat, surplus);
    if (table.loud) table.tell({ kind: 'surplus', seat, dead, kept: surplus - dead });
  }),
  rule('win', (table, { seat }) => {
    const how = winByPriests(table.state, seat);
    if (how !== null) endWith(table, how, seat);
  }),
];

function placements(state: AtonState, { seat }: PlaceTask): readonly AtonMove[] {
  return movesIn(PLACE, state.board, EMPTY, templesTo(cardAt(sideOf(state, seat), 3)));
}

function whyNot(state: AtonState, { seat }: PlaceTask, move: AtonMove): WhyNot | null {
  if (move.do !== 'place') return null;
  if (state.board[move.space] !== EMPTY) return { rule: '4.7.2', why: 'why.occupied' };
  const facts = { temple: spaceAt(move.space).temple, card: cardAt(sideOf(state, seat), 3) };
  return { rule: '4.7.2', why: 'why.temple-closed', facts };
}
