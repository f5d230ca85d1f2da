import {
  choice,
  type Game,
  GameError,
  type Interjections,
  type Outcome,
  type Procedures,
  rule,
  type Table,
  together,
  type WhyNot,
} from '@naos/engine';
import { CARDS, copy, imagine, view } from './knowledge.ts';
import type { Toy, ToyMove, ToyState } from './vocabulary.ts';

const OFFERS = [0, 1, 2, 3, 4, 5, 6].map((card) => ({ do: 'offer', card }) as const);
const MARKS: readonly ToyMove[] = [0, 1, 2, 3, 4, 5].map((cell) => ({ do: 'mark', cell }));
const PEEK: readonly ToyMove[] = [{ do: 'peek' }];
const NONE: readonly ToyMove[] = [];

export function drawCard(table: Table<Toy>, seat: number): void {
  const { state } = table;
  const card = state.deck.pop();
  if (card === undefined) return;
  state.hands[seat]?.push(card);
  table.learned();
  table.tellOnly(seat, { kind: 'your card', card });
  table.tellOthers(seat, { kind: 'drew', seat, cards: 1 });
}

export function offersOf(state: ToyState, seat: number): readonly ToyMove[] {
  return OFFERS.filter(({ card }) => card > 0 && state.hands[seat]?.includes(card));
}

export function whyNoOffer(state: ToyState, seat: number, move: ToyMove): WhyNot | null {
  if (move.do !== 'offer') return null;
  return state.hands[seat]?.includes(move.card) ? null : { rule: '1', why: 'no card', facts: { card: move.card } };
}

function whyNoMark(state: ToyState, move: ToyMove): WhyNot | null {
  if (move.do !== 'mark') return null;
  return state.cells[move.cell] === -1 ? null : { rule: '3', why: 'taken' };
}

export function reveal(table: Table<Toy>): void {
  const { state } = table;
  const best = Math.max(...state.offers);
  const seat = state.offers.indexOf(best);
  const cards = state.offers.slice();
  state.pile.push(...cards);
  state.offers.fill(0);
  state.points[seat] = (state.points[seat] ?? 0) + best;
  table.learned();
  table.tell({ kind: 'won', seat, cards, points: best });
  table.begin({ do: 'marks', at: 0, seat, left: 2 });
}

export const procedures: Procedures<Toy> = {
  game: [
    rule('shuffle', (table) => table.shuffle(0, table.state.deck)),
    rule('deal', (table) => {
      for (let seat = 0; seat < table.state.seats; seat++) {
        drawCard(table, seat);
        drawCard(table, seat);
      }
    }),
    rule('next round', (table) => {
      if (table.state.round === 3) return;
      table.state.round++;
      table.begin({ do: 'round', at: 0 });
      table.again();
    }),
  ],
  round: [
    together('offer', {
      who: (state) => state.offers.map((_, seat) => seat).filter((seat) => state.offers[seat] === 0),
      moves: (state, _task, seat) => offersOf(state, seat),
      whyNot: (state, _task, move, seat) => whyNoOffer(state, seat, move),
      chosen: (table, _task, move, seat) => {
        if (move.do !== 'offer') return;
        const { state } = table;
        const hand = state.hands[seat] ?? [];
        hand.splice(hand.indexOf(move.card), 1);
        state.offers[seat] = move.card;
        table.tell({ kind: 'offered', seat });
      },
    }),
    rule('reveal', reveal),
    rule('draw', (table) => {
      for (let seat = 0; seat < table.state.seats; seat++) drawCard(table, seat);
    }),
  ],
  marks: [
    choice('mark', {
      whyNot: (state, _task, move) => whyNoMark(state, move),
      moves: (state) => MARKS.filter((move) => move.do === 'mark' && state.cells[move.cell] === -1),
      chosen: (table, task, move, seat) => {
        if (move.do !== 'mark') return;
        table.state.cells[move.cell] = seat;
        table.tell({ kind: 'marked', seat, cell: move.cell });
        if (--task.left > 0) table.again();
      },
    }),
  ],
};

export function setup(seats: number, chance: ToyState['chance']): ToyState {
  if (seats < 2 || seats > 3) throw new GameError('Offerings is for two or three.');
  return {
    seats,
    agenda: [{ do: 'game', at: 0 }],
    chance,
    round: 0,
    deck: CARDS.slice(),
    hands: Array.from({ length: seats }, () => []),
    offers: Array.from({ length: seats }, () => 0),
    pile: [],
    cells: [-1, -1, -1, -1, -1, -1],
    points: Array.from({ length: seats }, () => 0),
    peeks: Array.from({ length: seats }, () => 0),
  };
}

function outcome({ points }: ToyState): Outcome {
  const places = points.map((own) => 1 + points.filter((other) => other > own).length);
  return { places, points: points.slice(), how: 'points' };
}

export function read(text: string): ToyMove | null {
  const match = /^(offer|mark|peek)(?: (\d))?$/.exec(text);
  if (match === null) return null;
  const n = Number(match[2]);
  if (match[1] === 'peek') return match[2] === undefined ? (PEEK[0] ?? null) : null;
  return (match[1] === 'offer' ? (n === 0 ? undefined : OFFERS[n]) : MARKS[n]) ?? null;
}

/** Peeking at the top card, once a game. */
export const powers: Interjections<Toy> = {
  is: (move) => move.do === 'peek',
  moves: (state, seat) => (state.peeks[seat] === 0 && state.deck.length > 0 ? PEEK : NONE),
  whyNot: (state, _move, seat) =>
    state.peeks[seat] === 0 && state.deck.length > 0 ? null : { rule: '4', why: 'no peek' },
  chosen: (table, _move, seat) => {
    const { state } = table;
    state.peeks[seat] = state.deck.length;
    table.learned();
    table.tellOnly(seat, { kind: 'top card', card: state.deck.at(-1) ?? 0 });
    table.tellOthers(seat, { kind: 'peeked', seat });
  },
};

export const offerings: Game<Toy> = {
  id: 'offerings',
  version: '1',
  seats: { min: 2, max: 3 },
  options: [],
  streams: ['deck'],
  longest: 3 * 5 + 3,
  setup: (seats, _options, chance) => setup(seats, chance),
  procedures,
  interjections: powers,
  notNow: () => ({ rule: '2', why: 'later' }),
  view,
  imagine,
  copy,
  outcome,
  write: (move) => (move.do === 'offer' ? `offer ${move.card}` : move.do === 'mark' ? `mark ${move.cell}` : 'peek'),
  read,
  key: (move) => (move.do === 'offer' ? move.card : move.do === 'mark' ? 10 + move.cell : 20),
};
