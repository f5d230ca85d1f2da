import type { FastRandom } from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { GREEN_SPACES, SPACES, TEMPLES, YELLOW_SPACES } from '../rules/content/board.ts';
import { KINGDOM_SIZE, PRIESTS_PER_PLAYER, ROUND_LIMIT, WHOLE_DECK } from '../rules/content/constants.ts';
import type { Aton } from '../rules/index.ts';
import { type AtonState, EMPTY, type Side } from '../rules/state.ts';
import { winByPriests } from '../rules/wins.ts';
import { position } from './position.ts';

/** Sets of spaces that win when one player holds them all. */
const SETS: readonly (readonly number[])[] = [
  ...Array.from({ length: TEMPLES }, (_, t) =>
    SPACES.flatMap((space) => (space.temple === t + 1 ? [space.index] : [])),
  ),
  YELLOW_SPACES,
  GREEN_SPACES,
];

function stand(state: AtonState, seat: number, space: number): void {
  const side = state.sides[seat];
  if (side === undefined || side.supply === 0 || state.board[space] !== EMPTY) return;
  state.board[space] = seat;
  side.supply--;
}

/** Temples filled to any degree, with one player often a step from a whole temple or colour, and nobody there yet. */
function fill(state: AtonState, random: FastRandom): void {
  const fullness = 1 + random.below(9);
  if (random.below(2) === 0) {
    const seat = random.below(2);
    const wanted = SETS[random.below(SETS.length)] ?? [];
    for (const space of wanted.slice(1)) stand(state, seat, space);
  }
  for (const { index } of SPACES) if (random.below(10) < fullness) stand(state, random.below(2), index);
  for (const [seat, side] of state.sides.entries()) {
    while (winByPriests(state, seat) !== null) {
      const own = state.board.flatMap((owner, space) => (owner === seat ? [space] : []));
      state.board[own[random.below(own.length)] ?? 0] = EMPTY;
      side.supply++;
    }
  }
}

/** A deck of any length, often nearly used up, with what both know of it from tie-breaks and what an exchange buried. */
function deal(side: Side, random: FastRandom): void {
  const cards = [...WHOLE_DECK];
  random.shuffle(cards);
  side.hand = cards.splice(-4);
  side.deck = cards.splice(0, 4 * random.below(9));
  side.token = random.below(2) === 0;
  side.buried = side.token || cards.length < 4 || random.below(2) === 0 ? [] : cards.splice(-4);
  side.discard = cards;
  side.known = random.below(3) === 0 ? random.below(side.deck.length + 1) : 0;
  // Known cards come to the hand only when everything below them is known as well.
  side.traced = side.known === side.deck.length && random.below(2) === 0 ? side.hand.slice(random.below(4)) : [];
}

/** Late in a game, cards drawn and nobody committed: full temples, an almost full Kingdom, scores near 40, the last rounds. */
export const crowded: NonNullable<LawSpec<Aton>['crowded']> = (_seats, options, random) => {
  const round = random.below(6) === 0 ? ROUND_LIMIT - random.below(3) : 2 + random.below(40);
  const state = position({ round, options });
  let room = KINGDOM_SIZE - 1;
  for (const side of state.sides) {
    side.score = random.below(2) === 0 ? random.below(40) : 30 + random.below(10);
    side.dead = random.below(room + 1);
    room -= side.dead;
    side.supply = PRIESTS_PER_PLAYER - side.dead;
    deal(side, random);
  }
  fill(state, random);
  return state;
};
