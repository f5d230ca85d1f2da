import type { Seat } from '@naos/engine';
import { DISTRICTS_PER_CITY } from '../content/areas.ts';
import { interventionAt } from '../content/interventions.ts';
import { firstDistrict, isOwnDistrict } from '../control.ts';
import { prayerOf, spacesOf } from '../counts.ts';
import { creatureWith } from '../creatures.ts';
import { cardCost, held } from '../hands.ts';
import type { KemetMove } from '../moves.ts';
import { hasSilver, owns } from '../ownership.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { type KemetState, NONE } from '../state.ts';
import type { TurnTask } from '../tasks.ts';
import { balanced, emptyRows, isTaken, owesRow, tokensAfter } from '../tokens.ts';
import { whyNoTarget } from './day-cards.ts';

/** What forbids a token on a space (7.2), when so many tokens are to come after it. */
export function whyNotSpace(state: KemetState, seat: Seat, space: number, after: number): Reason | null {
  if (isTaken(state, seat, space)) return 'space-taken';
  return balanced(state, seat, space, after) ? null : 'balance';
}

/** What forbids the silver token, wherever it goes (7.3.1). */
export function whyNoSilver(state: KemetState, seat: Seat): Reason | null {
  if (!hasSilver(state, seat)) return 'no-silver';
  return state.silverAt[seat] === NONE ? null : 'silver-played';
}

/** What forbids the gold token on a tile (7.3.2, 7.3.3). */
export function whyNotGold(state: KemetState, seat: Seat, tile: number): Reason | null {
  if (!owns(state, seat, tile)) return 'no-gold-tile';
  return state.goldOn[seat] === NONE ? null : 'gold-played';
}

/** What forbids to end the turn (7.1.1, 7.2.5). */
export function whyNotEnd(state: KemetState, task: TurnTask): Reason | null {
  if (!task.placed) return 'token-first';
  return owesRow(state, task.seat) ? 'row-owed' : null;
}

/** What forbids a card of the day (12.1, 12.2, R56). */
export function whyNotCard(state: KemetState, seat: Seat, card: number): Reason | null {
  const { timing } = interventionAt(card);
  if (timing !== 'day') return timing === 'battle' ? 'in-battle-only' : 'in-move-only';
  if (held(state, seat, card) === 0) return 'not-in-hand';
  if (cardCost(state, seat, card) > prayerOf(state, seat)) return 'card-too-dear';
  return whyNoTarget(state, seat, card);
}

/**
 * What forbids to arrange a creature (10.4, R43): place from the supply, exchange with the supply, swap between two
 * districts, each is "creature to district". A district receives at most once a turn: that reaches every arrangement and
 * can't go on for ever.
 */
export function whyNotPost(state: KemetState, task: TurnTask, creature: number, district: number): Reason | null {
  const { seat } = task;
  if (task.begun) return 'after-token';
  if (state.tamer[creature] !== seat) return 'creature-not-yours';
  if (!isOwnDistrict(state, seat, district)) return 'creature-own-city';
  if (state.holder[district] !== seat) return 'creature-no-troop';
  const lair = state.lair[creature] ?? NONE;
  if (lair === district) return 'creature-here';
  const first = firstDistrict(state, seat);
  if ((task.arranged & (1 << (district - first))) !== 0) return 'creature-arranged';
  if (lair === NONE) return null;
  if (lair < first || lair >= first + DISTRICTS_PER_CITY) return 'creature-away';
  return creatureWith(state, seat, district) === NONE ? 'creature-swap' : null;
}

function against(state: KemetState, task: TurnTask, move: KemetMove): Reason | null {
  const { seat } = task;
  switch (move.do) {
    case 'token':
      return task.placed && !isTaken(state, seat, move.space)
        ? 'one-token'
        : whyNotSpace(state, seat, move.space, tokensAfter(state, seat, true));
    case 'silver':
      return whyNoSilver(state, seat) ?? whyNotSpace(state, seat, move.space, tokensAfter(state, seat, false));
    case 'gold':
      return whyNotGold(state, seat, move.tile);
    case 'end-turn':
      return whyNotEnd(state, task);
    case 'invoke':
      return whyNotCard(state, seat, move.card);
    case 'post':
      return whyNotPost(state, task, move.creature, move.district);
    default:
      return misplaced(move);
  }
}

/** Why something is not on the menu of the turn. */
export const whyNotMenu = explained<TurnTask>(against, (state, { seat }, move, _, reason) => {
  if (reason === 'balance' && (move.do === 'token' || move.do === 'silver')) {
    const rows = emptyRows(spacesOf(state, seat) | (1 << move.space));
    return { rows, tokens: tokensAfter(state, seat, move.do === 'token') };
  }
  if (reason !== 'card-too-dear' || move.do !== 'invoke') return undefined;
  return { need: cardCost(state, seat, move.card), have: prayerOf(state, seat) };
});
