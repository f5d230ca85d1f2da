import { NOBODY, type Procedure, type Table } from '@naos/engine';
import { RULES } from '../content/constants.ts';
import { KINDS } from '../content/interventions.ts';
import { NIGHT_CARDS, VISION, VISION_DRAW } from '../content/powers.ts';
import { add, take, veteransOf } from '../counts.ts';
import { canDraw, drawCard, drawToHand } from '../hands.ts';
import { DONE, DRAW, KEEP } from '../moves.ts';
import { owns, total } from '../ownership.ts';
import { spendVeterans } from '../prayer.ts';
import { explained, misplaced } from '../reasons.ts';
import type { DrawTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks, does } from './steps.ts';

/** 13.3.3: five cards, of which one is kept; reshuffling on the way leaves those already drawn out. */
function look(table: Table<Kemet>, { seat }: DrawTask): void {
  const { state } = table;
  if (!owns(state, seat, VISION)) {
    drawToHand(table, seat, 1 + total(state, seat, NIGHT_CARDS));
    return;
  }
  const cards: number[] = [];
  for (let n = VISION_DRAW; n > 0; n--) {
    const card = drawCard(table);
    if (card < 0) break;
    add(state.vision, card, 1);
    cards.push(card);
  }
  if (!table.loud) return;
  // As with a hand: what is looked at has no order, so neither has what is told of it.
  table.tellOnly(seat, { kind: 'drawn', seat, cards: cards.sort((a, b) => a - b) });
  table.tellOthers(seat, { kind: 'drew', seat, cards: cards.length });
}

function keep(table: Table<Kemet>, { seat }: DrawTask, card: number): void {
  const { state } = table;
  const others: number[] = [];
  take(state.vision, card, 1);
  add(state.hand, seat * KINDS + card, 1);
  for (let kind = 0; kind < KINDS; kind++) {
    for (let n = state.vision[kind] ?? 0; n > 0; n--) others.push(kind);
    state.pile[kind] = (state.pile[kind] ?? 0) + (state.vision[kind] ?? 0);
    state.vision[kind] = 0;
  }
  table.learned();
  table.tell({ kind: 'passed-over', seat, cards: others });
}

/** Step 6 of one player (14.6). */
export const nightCards: Procedure<Kemet, DrawTask> = [
  does('first card', look),
  asks('vision', {
    who: (state, { seat }) => (state.vision.some((count) => count > 0) ? seat : NOBODY),
    always: true,
    moves: (state) => KEEP.filter((_, card) => (state.vision[card] ?? 0) > 0),
    whyNot: explained(({ vision }, _, move) => {
      if (move.do !== 'keep') return misplaced(move);
      return (vision[move.card] ?? 0) > 0 ? null : 'not-drawn';
    }),
    chosen: (table, task, move) => {
      if (move.do === 'keep') keep(table, task, move.card);
    },
  }),
  // Without Vision they have come with the first card: nobody has to tell one from the other.
  does('cards of tiles', (table, { seat }) => {
    if (owns(table.state, seat, VISION)) drawToHand(table, seat, total(table.state, seat, NIGHT_CARDS));
  }),
  asks('veterans for cards', {
    who: (state, { seat }) => (veteransOf(state, seat) >= RULES.veteransPerCard && canDraw(state) ? seat : NOBODY),
    moves: () => [DRAW, DONE],
    whyNot: explained((_, __, move) => (move.do === 'draw' || move.do === 'done' ? null : misplaced(move))),
    facts: (state, { seat }) => ({ veterans: veteransOf(state, seat) }),
    chosen: (table, { seat }, move) => {
      if (move.do !== 'draw') return;
      spendVeterans(table, seat, RULES.veteransPerCard);
      drawToHand(table, seat, 1);
      table.again();
    },
  }),
];
