import type { Procedure } from '@naos/engine';
import { holderOf } from '../counts.ts';
import { STRIKE } from '../moves.ts';
import { explained, misplaced } from '../reasons.ts';
import type { FireTask } from '../tasks.ts';
import { toSupply, withdraw } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { whyNotStrike } from './day-cards.ts';
import { asks } from './steps.ts';

/** 12.13: one unit of an enemy troop returns to its owner's supply. */
export const fire: Procedure<Kemet, FireTask> = [
  asks('strike', {
    moves: (state, { seat }) => STRIKE.filter(({ area }) => whyNotStrike(state, seat, area) === null),
    whyNot: explained((state, { seat }, move) =>
      move.do === 'strike' ? whyNotStrike(state, seat, move.area) : misplaced(move),
    ),
    chosen: (table, { seat }, move) => {
      if (move.do !== 'strike') return;
      const owner = holderOf(table.state, move.area);
      table.tell({ kind: 'struck', seat, owner, area: move.area });
      withdraw(table, move.area, 1);
      toSupply(table, owner, 1);
    },
  }),
];
