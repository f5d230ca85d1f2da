import {
  type Chance,
  choice,
  copyAgenda,
  copyChance,
  fastChance,
  type Game,
  type GameState,
  type GameView,
  NOBODY,
  type Outcome,
  rule,
  type Seat,
  type Table,
  together,
} from '../src/index.ts';

/**
 * A duel for the engine's own tests, small and with every kind of step: each round both sides bid a card in secret, the
 * higher bid takes a stone from one of two heaps, and a die may add one. A charm, held once, may be spent at any choice.
 */
export interface DuelState extends GameState {
  agenda: DuelTask[];
  hands: number[][];
  bids: number[];
  charms: number[];
  heaps: number[];
  points: number[];
  round: number;
}
export type DuelTask = { do: 'duel'; at: number } | { do: 'take'; at: number; seat: Seat; left: number };
export type DuelMove =
  | { readonly do: 'bid'; readonly card: number }
  | { readonly do: 'heap'; readonly heap: number }
  | { readonly do: 'charm' };
export type DuelEvent =
  | { readonly kind: 'dealt'; readonly hand: readonly number[] }
  | { readonly kind: 'dealt-hidden' }
  | { readonly kind: 'bids'; readonly bids: readonly number[] }
  | { readonly kind: 'rolled'; readonly pips: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly heap: number };
export interface DuelView extends GameView {
  readonly agenda: readonly DuelTask[];
  readonly hand: readonly number[] | null;
  readonly handSizes: readonly number[];
  readonly mine: number | null;
  readonly done: readonly boolean[];
  readonly charms: readonly number[];
  readonly heaps: readonly number[];
  readonly points: readonly number[];
  readonly round: number;
}
export interface Duel {
  state: DuelState;
  task: DuelTask;
  move: DuelMove;
  event: DuelEvent;
  view: DuelView;
  choice: string;
  options: Readonly<Record<string, boolean | number | string>>;
}

/** Points of a seat that the take passes over. */
export const NEVER_ASKED = -99;
const NO_BID = 0;
const CARDS = [1, 2, 3];
const DECK = 0;
const DIE = 1;
const bid = (card: number): DuelMove => ({ do: 'bid', card });
const heap = (index: number): DuelMove => ({ do: 'heap', heap: index });
const CHARM: DuelMove = { do: 'charm' };

function deal(t: Table<Duel>): void {
  for (const [seat, hand] of t.state.hands.entries()) {
    t.shuffle(DECK, hand);
    t.learned();
    t.tellOnly(seat, { kind: 'dealt', hand: hand.slice() });
    t.tellOthers(seat, { kind: 'dealt-hidden' });
  }
}

function reveal(t: Table<Duel>): void {
  const { bids } = t.state;
  t.learned();
  t.tell({ kind: 'bids', bids: bids.slice() });
  const [first = 0, second = 0] = bids;
  bids.fill(NO_BID);
  if (first === second) return;
  t.begin({ do: 'take', at: 0, seat: first > second ? 0 : 1, left: 1 });
}

const filled = (state: DuelState): number[] => [0, 1].filter((index) => (state.heaps[index] ?? 0) > 0);

export const duel: Game<Duel> = {
  id: 'duel',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [{ key: 'short', kind: 'flag', standard: false }],
  streams: ['deck', 'die'],
  longest: 200,
  setup: (seats, options, chance: Chance) => ({
    seats,
    agenda: [{ do: 'duel', at: 0 }],
    chance,
    hands: [0, 1].map(() => CARDS.slice()),
    bids: [NO_BID, NO_BID],
    charms: [1, 1],
    heaps: options.short === true ? [1, 0] : [2, 2],
    points: [0, 0],
    round: 1,
  }),
  procedures: {
    duel: [
      rule('deal', deal),
      together('bid', {
        who: ({ bids }) => [0, 1].filter((seat) => bids[seat] === NO_BID),
        moves: ({ hands }, _task, seat) => [...new Set(hands[seat])].map(bid),
        chosen: ({ state }, _task, move, seat) => {
          if (move.do !== 'bid') return;
          const hand = state.hands[seat] ?? [];
          hand.splice(hand.indexOf(move.card), 1);
          state.bids[seat] = move.card;
        },
        whyNot: (_state, _task, move) =>
          move.do === 'bid' ? { rule: '2.1', why: 'not in hand', facts: { card: move.card } } : null,
      }),
      rule('reveal', reveal),
      rule('next round', (t) => {
        const { state } = t;
        const spent = state.hands.every((hand) => hand.length === 0);
        if (spent || filled(state).length === 0) t.finish();
        else {
          state.round++;
          t.goTo('bid');
        }
      }),
    ],
    take: [
      choice('heap', {
        who: (state, task) => (state.points[task.seat] === NEVER_ASKED ? NOBODY : task.seat),
        mayBeEmpty: true,
        moves: (state) => filled(state).map(heap),
        chosen: (t, task, move) => {
          if (move.do !== 'heap') return;
          const { heaps, points } = t.state;
          heaps[move.heap] = (heaps[move.heap] ?? 0) - 1;
          points[task.seat] = (points[task.seat] ?? 0) + 1;
          t.tell({ kind: 'took', seat: task.seat, heap: move.heap });
          task.left--;
          if (task.left > 0) t.again();
          else t.end();
        },
        facts: (_state, task) => ({ left: task.left }),
      }),
      rule('nothing to take', (_table, task) => {
        if (task.left === 0) throw new Error('a task that was ended went on');
      }),
    ],
  },
  interjections: {
    is: (move) => move.do === 'charm',
    moves: ({ charms }, seat) => ((charms[seat] ?? 0) > 0 ? [CHARM] : []),
    chosen: (t, _move, seat) => {
      t.state.charms[seat] = 0;
      const pips = t.roll(DIE, 2);
      t.state.points[seat] = (t.state.points[seat] ?? 0) + pips;
      t.tell({ kind: 'rolled', pips });
    },
    whyNot: () => ({ rule: '3.1', why: 'charm spent' }),
  },
  view: (state, viewer) => ({
    seats: state.seats,
    viewer,
    agenda: copyAgenda(state.agenda),
    hand: viewer === null ? null : (state.hands[viewer] ?? []).slice(),
    handSizes: state.hands.map((hand) => hand.length),
    mine: viewer === null ? null : (state.bids[viewer] ?? NO_BID),
    done: state.bids.map((card) => card !== NO_BID),
    charms: state.charms.slice(),
    heaps: state.heaps.slice(),
    points: state.points.slice(),
    round: state.round,
  }),
  imagine: (view, random) => ({
    seats: view.seats,
    agenda: copyAgenda(view.agenda),
    chance: fastChance(random.next(), 2),
    ...guess(view, random),
    charms: view.charms.slice(),
    heaps: view.heaps.slice(),
    points: view.points.slice(),
    round: view.round,
  }),
  copy: (state) => ({
    seats: state.seats,
    agenda: copyAgenda(state.agenda),
    chance: copyChance(state.chance),
    hands: state.hands.map((hand) => hand.slice()),
    bids: state.bids.slice(),
    charms: state.charms.slice(),
    heaps: state.heaps.slice(),
    points: state.points.slice(),
    round: state.round,
  }),
  outcome: ({ points }): Outcome => {
    const [a = 0, b = 0] = points;
    return { places: [a >= b ? 1 : 2, b >= a ? 1 : 2], points: points.slice(), how: a === b ? 'draw' : 'more' };
  },
  write: (move) => (move.do === 'charm' ? 'charm' : move.do === 'bid' ? `bid ${move.card}` : `heap ${move.heap}`),
  read: (text) => {
    if (text === 'charm') return CHARM;
    const found = /^(bid|heap) (\d)$/.exec(text);
    if (found === null) return null;
    return found[1] === 'bid' ? bid(Number(found[2])) : heap(Number(found[2]));
  },
  key: (move) => (move.do === 'charm' ? 20 : move.do === 'bid' ? move.card : 10 + move.heap),
};

function guess(view: DuelView, random: { shuffle: (list: unknown[]) => void }): Pick<DuelState, 'hands' | 'bids'> {
  const hands = view.handSizes.map((size, seat) => {
    if (seat === view.viewer) return [...(view.hand ?? [])];
    const cards = CARDS.slice();
    random.shuffle(cards);
    return cards.slice(0, size);
  });
  const bids = view.done.map((done, seat) => {
    if (!done) return NO_BID;
    if (seat === view.viewer) return view.mine ?? NO_BID;
    return CARDS.find((card) => !hands[seat]?.includes(card)) ?? NO_BID;
  });
  return { hands, bids };
}
