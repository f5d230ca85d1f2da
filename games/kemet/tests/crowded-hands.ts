import type { FastRandom, Seat } from '@naos/engine';
import { ORDINARY_CARDS } from '../rules/content/battle-cards.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { DIVERSION, KINDS, OPEN_GATES, SWIFTNESS, TELEPORTATION, WHOLE_DECK } from '../rules/content/interventions.ts';
import { FAME_ON_PURCHASE, MERCENARY_UNITS } from '../rules/content/powers.ts';
import { SPACES } from '../rules/content/spaces.ts';
import { TILES } from '../rules/content/tiles.ts';
import { give, tilesOf } from '../rules/ownership.ts';
import { hasArt } from '../rules/procedures/buy.ts';
import { creatureOf, specialCardOf } from '../rules/procedures/taken.ts';
import { whyNoSilver, whyNotSpace } from '../rules/procedures/why-not-turn.ts';
import { type KemetState, NONE } from '../rules/state.ts';
import { tokensAfter } from '../rules/tokens.ts';
import { hire } from './crowded-board.ts';

const MOVE_CARDS: readonly number[] = [TELEPORTATION, OPEN_GATES, SWIFTNESS];

/** Deals out a good part of the tiles on offer, with what they bring at once. */
export function crowdTiles(state: KemetState, random: FastRandom): void {
  for (const seat of state.city.keys()) for (const { index } of tilesOf(state, seat)) bring(state, seat, index);
  const share = 1 + random.below(3);
  for (const { index } of TILES) {
    const seat = random.below(state.seats);
    if (state.offer[index] === 0 || random.below(4) >= share || hasArt(state, seat, index)) continue;
    state.offer[index] = (state.offer[index] ?? 0) - 1;
    give(state, seat, index);
    bring(state, seat, index);
    exchange(state, seat, index, random);
    state.divineFame[seat] = (state.divineFame[seat] ?? 0) + (FAME_ON_PURCHASE[index] ?? 0);
  }
}

/** The mercenaries and the creature of a tile. */
function bring(state: KemetState, seat: Seat, tile: number): void {
  hire(state, seat, MERCENARY_UNITS[tile] ?? 0);
  const creature = creatureOf(tile);
  if (creature !== NONE) state.tamer[creature] = seat;
}

/** A special battle card for an ordinary one. */
function exchange(state: KemetState, seat: Seat, tile: number, random: FastRandom): void {
  const special = specialCardOf(tile);
  if (special === NONE) return;
  const hand = state.battleHand[seat] ?? 0;
  const ordinary = [...Array(ORDINARY_CARDS).keys()].filter((card) => (hand & (1 << card)) !== 0);
  const gone = 1 << (ordinary[random.below(ordinary.length)] ?? 0);
  state.battleHand[seat] = (hand & ~gone) | (1 << special);
  state.removed[seat] = (state.removed[seat] ?? 0) | gone;
}

/** Deals hands of up to six cards, piles and a deck of what is left; battle cards of past battles lie in their discards. */
export function crowdHands(state: KemetState, random: FastRandom): void {
  const cards = WHOLE_DECK.slice();
  random.shuffle(cards);
  // Cards that help a Move on its way make the odd positions: they come first in half of the hands.
  if (random.below(2) === 0) cards.sort((a, b) => Number(MOVE_CARDS.includes(a)) - Number(MOVE_CARDS.includes(b)));
  for (const seat of state.city.keys()) {
    for (let kind = 0; kind < KINDS; kind++) state.hand[seat * KINDS + kind] = kind === DIVERSION ? 1 : 0;
    const known = random.below(3) === 0;
    for (let n = random.below(7); n > 0; n--) {
      const at = seat * KINDS + (cards.pop() ?? 0);
      state.hand[at] = (state.hand[at] ?? 0) + 1;
      if (known) state.known[at] = (state.known[at] ?? 0) + 1;
    }
    fight(state, seat, random.below(4), random);
  }
  random.shuffle(cards);
  const deck = random.below(3) === 0 ? random.below(3) : random.below(cards.length + 1);
  for (const kind of cards.splice(deck)) state.pile[kind] = (state.pile[kind] ?? 0) + 1;
  state.deck = cards;
}

/** In each of some battles one card was played and one discarded (11.1.1). */
function fight(state: KemetState, seat: Seat, battles: number, random: FastRandom): void {
  for (let n = 0; n < 2 * battles; n++) {
    const hand = state.battleHand[seat] ?? 0;
    const cards = [...Array(10).keys()].filter((card) => (hand & (1 << card)) !== 0);
    const card = 1 << (cards[random.below(cards.length)] ?? 0);
    const heap = n % 2 === 0 ? state.faceUp : state.faceDown;
    heap[seat] = (heap[seat] ?? 0) | card;
    state.battleHand[seat] = hand & ~card;
  }
}

/** Lays so many own tokens on spaces that the balance rule allows, perhaps the silver and the gold one; colours are bought. */
export function crowdTokens(state: KemetState, seat: Seat, spent: number, random: FastRandom): void {
  const lay = (own: boolean): number => {
    const after = tokensAfter(state, seat, own);
    const spaces = SPACES.map(({ index }) => index).filter((space) => whyNotSpace(state, seat, space, after) === null);
    const space = spaces[random.below(Math.max(1, spaces.length))] ?? NONE;
    if (space !== NONE) state.spaces[seat] = (state.spaces[seat] ?? 0) | (1 << space);
    return space;
  };
  if (spent > 0 && whyNoSilver(state, seat) === null && random.below(2) === 0) state.silverAt[seat] = lay(false);
  for (let n = 0; n < spent; n++) if (lay(true) !== NONE) state.tokens[seat] = (state.tokens[seat] ?? 0) - 1;
  const bought = random.below(1 << COLOURS.length);
  state.bought[seat] = spent > 0 ? bought & state.colours : 0;
}
