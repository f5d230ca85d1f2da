import { choice, numberAt, rule, type Seat, type WhyNot } from '@naos/engine';
import { cardAt, freeCells } from '../cards.ts';
import { survey } from '../chains.ts';
import { CARDS, cheapest } from '../content/cards.ts';
import { colourOf, hasPriest, PRIEST, UNCOVERED } from '../content/cells.ts';
import { ACCEPTS, COLOURS, SUPREME } from '../content/colours.ts';
import { CELLS, ROUNDS, SUMMIT } from '../content/geometry.ts';
import { type Effect, SPECIALS } from '../content/specials.ts';
import { END, MARK, PRIVATE, type TempleMove } from '../moves.ts';
import { unlisted } from '../reasons.ts';
import { playerAt, type TempleState } from '../state.ts';
import type { TurnTask } from '../tasks.ts';
import type { TempleProcedure, TempleTable } from '../vocabulary.ts';
import { drawStrip } from './strip.ts';

/** The effect of a face-up effect tile on the summit in round 6 (9.1.5, 9.2.1). */
function effectOf(state: TempleState, seat: Seat): Effect | null {
  const summit = playerAt(state, seat).temple.laid[SUMMIT] ?? -1;
  return state.round === ROUNDS && summit % 2 === 1 ? (SPECIALS[summit >> 1]?.effect ?? null) : null;
}

/** Effects begin before anything else of the turn (9.2.1). */
function beginEffect(table: TempleTable, task: TurnTask): void {
  table.tell({ kind: 'turn began', seat: task.seat });
  switch (effectOf(table.state, task.seat)) {
    case 'reuse-chain':
      task.reuse = true;
      break;
    case 'extra-chain':
      task.uses = 3;
      break;
    case 'two-bonuses':
      drawStrip(table, task.seat, 2, 'effect');
      drawStrip(table, task.seat, 2, 'effect');
      break;
    case 'private-blessing':
      table.begin({ do: 'blessing', at: 0, seat: task.seat });
      break;
  }
}

const NO_CARD = 99;

/** The cheapest free cell of a card, if its god accepts the colour. */
function cheapestOn(state: TempleState, seat: Seat, card: number, colour: number): number {
  const player = playerAt(state, seat);
  const number = cardAt(state, player, card);
  if (number < 0 || ACCEPTS[CARDS[number]?.god ?? 0]?.[colour] !== true) return NO_CARD;
  return cheapest(number, freeCells(state, player, card));
}

/** The shortest chain of a colour that can pay for a free cell of some card it may serve (7.1.3, 7.1.4). */
function shortestPaying(state: TempleState, seat: Seat, colour: number): number {
  const own = cheapestOn(state, seat, colour, colour);
  const supreme = cheapestOn(state, seat, SUPREME, colour);
  return Math.min(own, supreme, cheapestOn(state, seat, PRIVATE, colour));
}

const ONLY_END: readonly TempleMove[] = [END];
/** Scratch: the shortest paying chain of each colour, worked out when a chain of the colour turns up; 0 before. */
const paying = new Int8Array(COLOURS.length);

/** Cells on which a marker may go: every free cell of a usable chain that can pay for something (7.1.1 to 7.1.5). */
function turnMoves(state: TempleState, { seat, uses, reuse }: TurnTask): readonly TempleMove[] {
  const { cells, reserve } = playerAt(state, seat).temple;
  if (uses === 0 || reserve < 2) return ONLY_END;
  const moves: TempleMove[] = [END];
  paying.fill(0);
  const { first, length: lengths, marked } = survey(cells);
  for (let cell = 0; cell < CELLS; cell++) {
    const start = first[cell] ?? -1;
    if (start < 0) continue;
    const length = lengths[start] ?? 0;
    if (length < 2 || (marked[start] === 1 && !reuse)) continue;
    const packed = cells[cell] ?? UNCOVERED;
    const colour = colourOf(packed);
    if (paying[colour] === 0) paying[colour] = shortestPaying(state, seat, colour);
    if (hasPriest(packed) || length < (paying[colour] ?? NO_CARD)) continue;
    const move = MARK[cell];
    if (move !== undefined) moves.push(move);
  }
  return moves;
}

/** Puts the marker down; the rest of the use follows as a task of its own (7.2.1). */
function mark(table: TempleTable, task: TurnTask, cell: number): void {
  const { seat } = task;
  const { temple } = playerAt(table.state, seat);
  const chains = survey(temple.cells);
  const start = chains.first[cell] ?? -1;
  const length = chains.length[start] ?? 0;
  if (chains.marked[start] === 1) task.reuse = false;
  const packed = numberAt(temple.cells, cell);
  const colour = colourOf(packed);
  temple.cells[cell] = packed | PRIEST;
  temple.reserve--;
  task.uses--;
  table.tell({ kind: 'chain marked', seat, cell, colour, length });
  table.again();
  table.begin({ do: 'use', at: 0, seat, cell, colour, length, card: -1, cells: 0 });
}

function whyNot(state: TempleState, { seat, uses, reuse }: TurnTask, move: TempleMove): WhyNot | null {
  if (move.do === 'occupy') return { rule: '7.2.1', why: 'why.chain-first' };
  if (move.do === 'deck') return { rule: '9.2.8', why: 'why.no-deck-now' };
  if (move.do !== 'mark') return null;
  const { cells, reserve } = playerAt(state, seat).temple;
  const cell = cells[move.cell] ?? UNCOVERED;
  const colour = colourOf(cell);
  if (uses === 0) return { rule: '7.0.1', why: 'why.uses-spent' };
  if (colour < 0) return { rule: '7.1.2', why: 'why.no-ornament' };
  const chains = survey(cells);
  const start = chains.first[move.cell] ?? -1;
  const length = chains.length[start] ?? 0;
  if (length < 2) return { rule: '4.3.1', why: 'why.lone-ornament' };
  if (chains.marked[start] === 1 && !reuse) return { rule: '7.1.1', why: 'why.chain-marked' };
  if (hasPriest(cell)) return { rule: '7.1.2', why: 'why.priest-here' };
  if (reserve < 2) return { rule: '7.1.5', why: 'why.two-priests', facts: { reserve } };
  const least = shortestPaying(state, seat, colour);
  if (least === NO_CARD) return { rule: '7.1.3', why: 'why.no-free-cell' };
  return { rule: '7.1.4', why: 'why.chain-too-short', facts: { length, least } };
}

/** A priest turn: use up to two chains, place bonus ornaments in between, end (7.0.1 to 7.0.4). */
export const turn: TempleProcedure<'turn'> = [
  rule('summit effect', beginEffect),
  choice('use a chain', {
    moves: turnMoves,
    chosen: (table, task, move) => {
      if (move.do === 'mark') mark(table, task, move.cell);
      else table.tell({ kind: 'turn ended', seat: task.seat });
    },
    whyNot: unlisted(turnMoves, whyNot, { rule: '6.2.11', why: 'why.time-for-priests' }),
    // Without a chain that can be used there is none left to use: the prompt speaks of what can be done.
    facts: (state, task) => ({ uses: turnMoves(state, task).length > 1 ? task.uses : 0 }),
  }),
];
