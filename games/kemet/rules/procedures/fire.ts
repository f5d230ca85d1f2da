import type { Procedure, Seat } from '@naos/engine';
import { type KemetMove, STRIKE } from '../moves.ts';
import { explained, misplaced } from '../reasons.ts';
import type { FireTask } from '../tasks.ts';
import { toSupply, withdraw } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { targets, whyNotStrike } from './day-cards.ts';
import { asks } from './steps.ts';

/** 12.13: one unit of an enemy troop returns to its owner's supply. */
export const fire: Procedure<Kemet, FireTask> = [
  asks('strike', {
    moves: (state, { seat }) => targets(state, seat).map((area) => STRIKE[area] as KemetMove),
    whyNot: explained((state, { seat }, move) =>
      move.do === 'strike' ? whyNotStrike(state, seat, move.area) : misplaced(move),
    ),
    chosen: (table, { seat }, move) => {
      if (move.do !== 'strike') return;
      const owner = table.state.holder[move.area] as Seat;
      table.tell({ kind: 'struck', seat, owner, area: move.area });
      withdraw(table, move.area, 1);
      toSupply(table, owner, 1);
    },
  }),
];
