import type { FastRandom } from '@naos/engine';
import { BLESSING, CARDS_OF_KIND, DECREE, KIND_OF_SLOT, SECTION_OF_SLOT, TECHNOLOGY } from '../rules/content/market.ts';
import { cardsInGame } from '../rules/procedures/prepare.ts';
import type { Player, TekhenuState } from '../rules/state.ts';

/** Cards of each kind that one player holds at most: whole hands, and a deck that may run dry. */
const MOST_HELD: Readonly<Record<number, number>> = { [BLESSING]: 8, [TECHNOLOGY]: 9, [DECREE]: 5 };

/** Substitutes and T24, between which prices get lost, turn up in every other position. */
const TROUBLEMAKERS = [9, 18, 21, 23];

function hold(p: Player, kind: number, card: number): void {
  if (kind === BLESSING) p.blessings |= 1 << card;
  else if (kind === TECHNOLOGY) p.technologies |= 1 << card;
  else p.decrees |= 1 << card;
}

function dealOut(state: TekhenuState, kind: number, pile: number[], random: FastRandom): void {
  const [first] = state.players;
  if (kind === TECHNOLOGY && first !== undefined && random.below(2) === 0) {
    for (const card of TROUBLEMAKERS) {
      hold(first, kind, card);
      pile.splice(pile.indexOf(card), 1);
    }
  }
  for (const p of state.players) {
    const share = Math.floor(CARDS_OF_KIND / state.players.length) - 2;
    for (let n = random.below(Math.min(MOST_HELD[kind] ?? 0, share) + 1); n > 0; n--) hold(p, kind, pile.pop() ?? 0);
  }
  // SPEC 4.9: everybody has kept a decree, the solo opponent has not.
  for (const p of state.players.slice(0, state.seats))
    if (kind === DECREE && p.decrees === 0) hold(p, kind, pile.pop() ?? 0);
}

/** Every card of the game in hands, on the market, on the discard piles and in decks that may be almost empty. */
export function loadCards(state: TekhenuState, random: FastRandom): void {
  for (const kind of [BLESSING, TECHNOLOGY, DECREE]) {
    const pile = cardsInGame(state.players.length, kind);
    random.shuffle(pile);
    dealOut(state, kind, pile, random);
    for (const [slot, section] of SECTION_OF_SLOT.entries()) {
      if (KIND_OF_SLOT[slot] === kind && section < state.open) state.market[slot] = pile.pop() ?? -1;
    }
    state.discards[kind] = pile.splice(0, random.below(pile.length + 1));
    state.decks[kind] = pile;
  }
}
