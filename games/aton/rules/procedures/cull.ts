import { choice, NOBODY, type Procedure, rule, type Seat, type WhyNot } from '@naos/engine';
import { spaceAt } from '../content/board.ts';
import { leftOf, openIn, wholeIn, whyKept } from '../culls.ts';
import { type AtonMove, CULL } from '../moves.ts';
import { countByTemple, cull as cullPriest, movesIn, spacesIn } from '../priests.ts';
import { unlisted } from '../reasons.ts';
import type { AtonState } from '../state.ts';
import type { CullTask } from '../tasks.ts';
import type { Aton } from '../vocabulary.ts';

/** The task of one player's cull, with his priests counted as they stand when it begins. */
export function culling({ board }: AtonState, seat: Seat): CullTask {
  return { do: 'cull', at: 0, seat, had: countByTemple(board, seat), taken: [0, 0, 0, 0] };
}

/**
 * SPEC 5.2: one player takes back four own priests, in any order that ends in a legal toll. A temple that must give all
 * it has is never asked about (R27); which ones those are is clear from the start.
 */
export const cull: Procedure<Aton, CullTask> = [
  rule('forced', (table, task) => {
    const { board, options } = table.state;
    for (const temple of wholeIn(task.had, task.taken, options.highestReplacement)) {
      for (const space of spacesIn(board, task.seat, temple, temple + 1)) cullPriest(table, task.seat, space);
      task.taken[temple] = task.had[temple] ?? 0;
    }
  }),
  choice('cull', {
    who: (_state, task) => (leftOf(task.had, task.taken) > 0 ? task.seat : NOBODY),
    moves: cullable,
    chosen: (table, task, move) => {
      if (move.do !== 'cull') return;
      cullPriest(table, task.seat, move.space);
      const temple = spaceAt(move.space).temple - 1;
      task.taken[temple] = (task.taken[temple] ?? 0) + 1;
      table.again();
    },
    whyNot: unlisted(cullable, whyNot, { rule: '5.2.8', why: 'why.time-for-culling' }),
    facts: (_state, task) => ({ left: leftOf(task.had, task.taken) }),
  }),
];

function cullable({ board, options }: AtonState, { seat, had, taken }: CullTask): readonly AtonMove[] {
  return movesIn(CULL, board, seat, openIn(had, taken, options.highestReplacement));
}

function whyNot(state: AtonState, { seat, had }: CullTask, move: AtonMove): WhyNot | null {
  if (move.do !== 'cull') return null;
  if (state.board[move.space] !== seat) return { rule: '5.2.4', why: 'why.cull-own' };
  const { temple } = spaceAt(move.space);
  return whyKept(had, temple - 1, state.options.highestReplacement);
}
