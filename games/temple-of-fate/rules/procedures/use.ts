import { choice, rule, type Seat, type WhyNot } from '@naos/engine';
import { cardAt, countOn, freeCells, leaderOn, tiedOn } from '../cards.ts';
import { CARDS, COUNT, costOf, MOST_CELLS, WHOLE } from '../content/cards.ts';
import { ACCEPTS, SUPREME } from '../content/colours.ts';
import { MASKS, OCCUPY, PRIVATE, type TempleMove } from '../moves.ts';
import { unlisted } from '../reasons.ts';
import { playerAt, type TempleState } from '../state.ts';
import type { UseTask } from '../tasks.ts';
import type { TempleProcedure, TempleTable } from '../vocabulary.ts';
import { drawStrip } from './strip.ts';

/** Turns up the next card of a deck; an empty one leaves its god without a card (5.3, 7.2.8). */
export function openNext(table: TempleTable, god: number): void {
  const card = table.state.decks[god]?.pop() ?? -1;
  table.state.open[god] = card;
  if (card < 0) {
    table.tell({ kind: 'deck empty', god });
    return;
  }
  table.learned();
  table.tell({ kind: 'card opened', card });
}

/** Whether a chain's colour may serve a card of an `occupy` move (7.1.3). */
function accepts(state: TempleState, seat: Seat, card: number, colour: number): boolean {
  const number = cardAt(state, playerAt(state, seat), card);
  return number >= 0 && ACCEPTS[CARDS[number]?.god ?? 0]?.[colour] === true;
}

/** Every affordable set of free cells of one card (7.1.3 to 7.1.8). The marker has left the reserve already. */
function occupations(state: TempleState, { seat, colour, length }: UseTask): readonly TempleMove[] {
  const player = playerAt(state, seat);
  const { reserve } = player.temple;
  const moves: TempleMove[] = [];
  for (let card = colour; ; card = card === colour ? SUPREME : PRIVATE) {
    if (accepts(state, seat, card, colour)) {
      const number = cardAt(state, player, card);
      const free = freeCells(state, player, card);
      for (let mask = 1; mask <= free; mask++) {
        if ((mask & ~free) !== 0 || (COUNT[mask] ?? 0) > reserve || costOf(number, mask) > length) continue;
        const move = OCCUPY[card * MASKS + mask];
        if (move !== undefined) moves.push(move);
      }
    }
    if (card === PRIVATE) return moves;
  }
}

function whyNot(state: TempleState, { seat, colour, length }: UseTask, move: TempleMove): WhyNot | null {
  if (move.do !== 'occupy') return null;
  const player = playerAt(state, seat);
  const { reserve } = player.temple;
  const number = cardAt(state, player, move.card);
  if (number < 0) {
    return move.card === PRIVATE ? { rule: '9.2.9', why: 'why.no-private' } : { rule: '7.2.8', why: 'why.no-card' };
  }
  if (!accepts(state, seat, move.card, colour)) return { rule: '7.1.3', why: 'why.other-god' };
  if (move.cells === 0) return { rule: '7.1.8', why: 'why.no-cell' };
  if ((move.cells & ~(WHOLE[number] ?? 0)) !== 0) return { rule: '7.1.6', why: 'why.no-such-cell' };
  if ((move.cells & ~freeCells(state, player, move.card)) !== 0) return { rule: '7.1.8', why: 'why.cell-taken' };
  const sum = costOf(number, move.cells);
  if (sum > length) return { rule: '7.1.4', why: 'why.too-dear', facts: { sum, length } };
  const priests = COUNT[move.cells] ?? 0;
  return { rule: '7.1.5', why: 'why.priests-short', facts: { priests, reserve } };
}

function occupyCells(table: TempleTable, task: UseTask, card: number, cells: number): void {
  const { state } = table;
  const player = playerAt(state, task.seat);
  task.card = card;
  task.cells = cells;
  player.temple.reserve -= COUNT[cells] ?? 0;
  if (card === PRIVATE) player.privateCells |= cells;
  else {
    for (let cell = 0; cell < MOST_CELLS; cell++) {
      if (((cells >> cell) & 1) === 1) state.stands[card * MOST_CELLS + cell] = task.seat;
    }
  }
  table.tell({ kind: 'cells occupied', seat: task.seat, card: cardAt(state, player, card), cells });
}

/** Symbol bonus: exactly one cell was taken and it shows a symbol (7.2.2). */
function symbolBonus(table: TempleTable, task: UseTask): void {
  if (COUNT[task.cells] !== 1) return;
  const card = cardAt(table.state, playerAt(table.state, task.seat), task.card);
  const length = CARDS[card]?.symbols[31 - Math.clz32(task.cells)] ?? 0;
  if (length > 0) drawStrip(table, task.seat, length, 'symbol');
}

/** A full card goes to its winner, the priests return, a helper is thanked, the next card opens (7.2.3 to 7.2.8). */
function complete(table: TempleTable, task: UseTask): void {
  const { state } = table;
  const player = playerAt(state, task.seat);
  if (freeCells(state, player, task.card) !== 0) return;
  const card = cardAt(state, player, task.card);
  if (task.card === PRIVATE) {
    const returned = COUNT[WHOLE[card] ?? 0] ?? 0;
    if (table.loud) {
      const bySeat = state.players.map((_, seat) => (seat === task.seat ? returned : 0));
      table.tell({ kind: 'card won', seat: task.seat, card, by: 'majority', returned: bySeat });
    }
    player.won.push(card);
    player.temple.reserve += returned;
    player.privateCard = -1;
    player.privateCells = 0;
    return;
  }
  const winner = leaderOn(state.stands, task.card);
  if (table.loud) {
    const by = tiedOn(state.stands, task.card, state.seats) ? 'leftmost' : 'majority';
    if (table.loud) {
      const returned = state.players.map((_, seat) => countOn(state.stands, task.card, seat));
      table.tell({ kind: 'card won', seat: winner, card, by, returned });
    }
  }
  playerAt(state, winner).won.push(card);
  for (let seat = 0; seat < state.seats; seat++) {
    playerAt(state, seat).temple.reserve += countOn(state.stands, task.card, seat);
  }
  for (let cell = 0; cell < MOST_CELLS; cell++) state.stands[task.card * MOST_CELLS + cell] = -1;
  if (winner !== task.seat) drawStrip(table, task.seat, 2, 'helper');
  openNext(table, task.card);
}

/** Using a chain, after its marker is down: priests on a card and what follows, without interruption (7.2). */
export const use: TempleProcedure<'use'> = [
  choice('occupy cells', {
    // Marker and cells are one decision in two strokes: taking the second by itself would surprise.
    always: true,
    moves: occupations,
    chosen: (table, task, move) => {
      if (move.do === 'occupy') occupyCells(table, task, move.card, move.cells);
    },
    whyNot: unlisted(occupations, whyNot, { rule: '7.2.1', why: 'why.cells-first' }),
    facts: (state, task) => ({
      length: task.length,
      colour: task.colour,
      reserve: playerAt(state, task.seat).temple.reserve,
    }),
  }),
  rule('symbol bonus', symbolBonus),
  rule('completion', complete),
];
