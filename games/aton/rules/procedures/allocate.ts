import { type Seat, type Table, together, type WhyNot } from '@naos/engine';
import { allocationsOf } from '../allocations.ts';
import { bottomOf, drawHand, NO_CARDS, reshuffle, sorted } from '../cards.ts';
import { BLUE, RED } from '../content/constants.ts';
import type { AtonMove } from '../moves.ts';
import { unlisted } from '../reasons.ts';
import { type AtonState, sideOf } from '../state.ts';
import type { RoundTask } from '../tasks.ts';
import type { Aton } from '../vocabulary.ts';

const RED_ALONE: readonly Seat[] = [RED];
const BLUE_ALONE: readonly Seat[] = [BLUE];
const BOTH: readonly Seat[] = [RED, BLUE];
const NEITHER: readonly Seat[] = [];

/** SPEC 4.2: both players commit their cards in secret; before that each may exchange the hand, once per game. */
export const allocate = together<Aton, RoundTask>('allocate', {
  who: ({ sides: [red, blue] }) => {
    if (red.row.length === 0) return blue.row.length === 0 ? BOTH : RED_ALONE;
    return blue.row.length === 0 ? BLUE_ALONE : NEITHER;
  },
  moves: allocations,
  chosen: (table, _task, move, seat) => {
    if (move.do === 'exchange') exchange(table, seat);
    else if (move.do === 'commit') commit(table, seat, move.row);
  },
  whyNot: unlisted(allocations, whyNot, { rule: '4.2.8', why: 'why.time-for-cards' }),
  facts: (state, _task, seat) => ({ exchange: sideOf(state, seat).token ? 'ready' : 'used' }),
});

/** 4.2.4 to 4.2.6. The opponent goes on seeing what he saw after the draw (3.2.6). */
function exchange(table: Table<Aton>, seat: Seat): void {
  const side = sideOf(table.state, seat);
  const given = side.hand;
  side.veil = { deck: side.deck.length, bottom: bottomOf(side), traced: side.traced, discard: side.discard };
  side.token = false;
  side.buried = given;
  side.buriedTraced = side.traced;
  if (side.deck.length === 0) {
    reshuffle(table, seat);
    if (table.loud) table.tellOnly(seat, { kind: 'reshuffled', seat, cards: side.deck.length });
  }
  drawHand(table, seat);
  if (table.loud) table.tellOnly(seat, { kind: 'exchanged', seat, given: sorted(given), cards: sorted(side.hand) });
}

/** 4.2.8. The opponent sees that it has happened, so it can't be taken back (4.2.10). */
function commit(table: Table<Aton>, seat: Seat, row: readonly number[]): void {
  const side = sideOf(table.state, seat);
  side.row = row;
  side.hand = NO_CARDS;
  table.learned();
  if (table.loud) table.tell({ kind: 'committed', seat });
}

function allocations(state: AtonState, _task: RoundTask, seat: Seat): readonly AtonMove[] {
  const { hand, token } = sideOf(state, seat);
  return allocationsOf(hand, token);
}

function whyNot(_state: AtonState, _task: RoundTask, move: AtonMove): WhyNot | null {
  if (move.do === 'exchange') return { rule: '4.2.2', why: 'why.exchange-used' };
  return move.do === 'commit' ? { rule: '4.2.8', why: 'why.not-your-hand' } : null;
}
