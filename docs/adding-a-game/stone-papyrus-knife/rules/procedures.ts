import {
  choice,
  type Procedure,
  type Procedures,
  rule,
  type Seat,
  type Table,
  together,
  type WhyNot,
} from '@naos/engine';
import { beats, type Card, HAND, handOf, POINTS_TO_WIN, sortHand, takeFrom } from './cards.ts';
import { KEEP, SHOW, SWAP } from './moves.ts';
import type { PlayTask, RoundTask, State, StonePapyrusKnife, SwapTask } from './vocabulary.ts';

const DECK = 0;

/** Draws up to `count` cards; only the drawer sees which. */
function drawCards(table: Table<StonePapyrusKnife>, seat: Seat, count: number): void {
  const { deck } = table.state;
  const cards = deck.splice(Math.max(0, deck.length - count)).reverse();
  if (cards.length === 0) return;
  const hand = handOf(table.state, seat);
  hand.push(...cards);
  sortHand(hand);
  table.learned();
  table.tellOnly(seat, { kind: 'drew', seat, cards });
  table.tellOthers(seat, { kind: 'drew unseen', seat, count: cards.length });
}

const play: Procedure<StonePapyrusKnife, PlayTask> = [
  // SPEC 1.2
  rule('shuffle', (table) => table.shuffle(DECK, table.state.deck)),
  rule('deal', (table) => {
    for (let seat = 0; seat < table.state.seats; seat++) drawCards(table, seat, HAND);
  }),
  // SPEC 3.1, 3.2
  rule('next round', (table) => {
    const { points, hands } = table.state;
    if (points.some((n) => n >= POINTS_TO_WIN) || hands.some((hand) => hand.length === 0)) return;
    table.begin({ do: 'round', at: 0, winner: null });
    table.again();
  }),
];

/** A move is on the list exactly when there is no reason against it: legality is written once. */
function whyNotInHand(state: State, seat: Seat, card: Card, rule: string): WhyNot | null {
  return handOf(state, seat).includes(card) ? null : { rule, why: 'why.not-in-hand' };
}

const round: Procedure<StonePapyrusKnife, RoundTask> = [
  // SPEC 2.1
  together('choose a card', {
    who: ({ chosen }) => chosen.flatMap((card, seat) => (card === null ? [seat] : [])),
    moves: (state, _, seat) => SHOW.filter(({ card }) => whyNotInHand(state, seat, card, '2.1') === null),
    chosen: ({ state }, _, move, seat) => {
      if (move.do !== 'show') return;
      takeFrom(handOf(state, seat), move.card);
      state.chosen[seat] = move.card;
    },
    whyNot: (state, _, move, seat) => (move.do === 'show' ? whyNotInHand(state, seat, move.card, '2.1') : null),
  }),
  // SPEC 2.2: everybody learns what was secret, so undo ends here.
  rule('reveal', (table) => {
    const [first, second] = table.state.chosen;
    if (!first || !second) return;
    table.state.pile.push(first, second);
    table.learned();
    table.tell({ kind: 'shown', cards: [first, second] });
  }),
  rule('score', (table, task) => {
    const { chosen, points } = table.state;
    const [first, second] = chosen;
    chosen.fill(null);
    if (!first || !second || first === second) return table.tell({ kind: 'tied' });
    task.winner = beats(first, second) ? 0 : 1;
    points[task.winner] = (points[task.winner] ?? 0) + 1;
    table.tell({ kind: 'scored', seat: task.winner });
    if (points[task.winner] === POINTS_TO_WIN) table.finish();
  }),
  // SPEC 2.4: a task of its own; "draw up" waits for its end.
  rule('loser', (table, { winner }) => {
    if (winner !== null && table.state.deck.length > 0) table.begin({ do: 'swap', at: 0, seat: 1 - winner });
  }),
  // SPEC 2.5
  rule('draw up', (table, { winner }) => {
    const first = winner ?? 0;
    for (const seat of [first, 1 - first]) drawCards(table, seat, HAND - handOf(table.state, seat).length);
  }),
];

const swap: Procedure<StonePapyrusKnife, SwapTask> = [
  choice('swap a card', {
    moves: (state, { seat }) => [KEEP, ...SWAP.filter(({ card }) => whyNotInHand(state, seat, card, '2.4') === null)],
    chosen: (table, { seat }, move) => {
      if (move.do !== 'swap') return;
      takeFrom(handOf(table.state, seat), move.card);
      table.state.pile.push(move.card);
      table.tell({ kind: 'swapped', seat, card: move.card });
      drawCards(table, seat, 1);
    },
    whyNot: (state, { seat }, move) => (move.do === 'swap' ? whyNotInHand(state, seat, move.card, '2.4') : null),
  }),
];

export const procedures: Procedures<StonePapyrusKnife> = { play, round, swap };
