import { fastChance, NOBODY } from '@naos/engine';
import { STREAMS } from '../rules/cards.ts';
import { spaceIndex } from '../rules/content/board.ts';
import { BLUE, PRIESTS_PER_PLAYER, RED, WHOLE_DECK } from '../rules/content/constants.ts';
import { round } from '../rules/procedures/round.ts';
import { setup } from '../rules/setup.ts';
import { type AtonState, sideOf } from '../rules/state.ts';

export const OPTIONS = { highestReplacement: false, removalsFirst: false };

interface SidePlan {
  readonly score: number;
  readonly dead: number;
  readonly at: readonly string[];
  /** The hand of this round and the one that is drawn for the next. */
  readonly hands: readonly [readonly number[], readonly number[]];
}

/** Red holds eight spaces of temple 1; one blue priest and three free spaces are in the way. */
const RED_PLAN: SidePlan = {
  score: 18,
  dead: 2,
  at: [
    't1-r1-c1 t1-r1-c2 t1-r1-c3 t1-r2-c1 t1-r2-c2 t1-r2-c3 t1-r3-c1 t1-r3-c2',
    't2-r2-c1',
    't3-r1-c1',
    't4-r2-c2',
  ].flatMap((list) => list.split(' ')),
  hands: [
    [2, 2, 3, 4],
    [1, 2, 2, 2],
  ],
};
const BLUE_PLAN: SidePlan = {
  score: 21,
  dead: 2,
  at: 't1-r2-c4 t2-r1-c1 t2-r2-c2 t3-r1-c4 t3-r2-c4 t4-r2-c1 t4-r2-c4'.split(' '),
  hands: [
    [1, 2, 2, 3],
    [1, 3, 4, 4],
  ],
};

/** Four rounds have been played: sixteen cards of each player lie in the discard pile. */
const DISCARDED = 16;

/** The lesson's position: round 5, cards drawn, nobody has committed. */
export function start(): AtonState {
  const state = setup(2, OPTIONS, fastChance(1, STREAMS.length));
  state.round = 5;
  state.agenda = [
    { do: 'game', at: 1 },
    { do: 'round', at: round.findIndex(({ name }) => name === 'allocate'), first: NOBODY },
  ];
  layOut(state, RED, RED_PLAN);
  layOut(state, BLUE, BLUE_PLAN);
  return state;
}

function layOut(state: AtonState, seat: number, { score, dead, at, hands }: SidePlan): void {
  const side = sideOf(state, seat);
  for (const id of at) state.board[spaceIndex(id)] = seat;
  const [hand, next] = hands;
  const rest = [...WHOLE_DECK];
  for (const card of [...hand, ...next]) rest.splice(rest.indexOf(card), 1);
  side.score = score;
  side.dead = dead;
  side.supply = PRIESTS_PER_PLAYER - dead - at.length;
  side.hand = hand;
  side.discard = rest.slice(0, DISCARDED);
  side.deck = [...rest.slice(DISCARDED), ...next];
}
