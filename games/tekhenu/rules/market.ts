import { at, numberAt } from '@naos/engine';
import { DECREE, type KindIndex, kindOf, MARKET_SLOTS, SECTIONS, sectionOf, slotsOf } from './content/market.ts';
import type { TekhenuState } from './state.ts';
import { DECK_STREAMS } from './streams.ts';
import type { TekhenuTable } from './vocabulary.ts';

/** The top card of a deck, or -1 when deck and discards are empty (SPEC 6.5.6). */
export function drawCard(table: TekhenuTable, kind: KindIndex): number {
  const { state } = table;
  const deck = state.decks[kind];
  const discards = state.discards[kind];
  if (deck.length === 0) {
    for (const card of discards) deck.push(card);
    discards.length = 0;
    table.shuffle(DECK_STREAMS[kind], deck);
  }
  const card = deck.pop();
  if (card === undefined) return -1;
  if (kind === DECREE) {
    const seat = state.returned.indexOf(card);
    if (seat !== -1) state.returned[seat] = -1;
  }
  table.learned();
  return card;
}

function fillSlot(table: TekhenuTable, slot: number): void {
  const card = drawCard(table, kindOf(slot));
  if (card === -1) return;
  table.state.market[slot] = card;
  table.tell({ kind: 'market', slot, card });
}

/** SPEC 5.1.4: empty slots of open sections, lower sections first, left to right. */
export function refillMarket(table: TekhenuTable): void {
  const { market, open } = table.state;
  for (let slot = 0; slot < MARKET_SLOTS && sectionOf(slot) < open; slot++) {
    if (market[slot] === -1) fillSlot(table, slot);
  }
}

/** SPEC 6.5.7: the next section opens and is filled at once. */
export function openSection(table: TekhenuTable): void {
  const section = table.state.open;
  table.state.open = section + 1;
  table.tell({ kind: 'section open', section });
  for (const slot of slotsOf(section)) fillSlot(table, slot);
}

/** SPEC 6.5.4, R23: the section's cards are discarded and as many of the same kinds dealt; empty slots stay empty. */
export function refreshSection(table: TekhenuTable, section: number): void {
  const { market, discards } = table.state;
  const filled = slotsOf(section).filter((slot) => market[slot] !== -1);
  for (const slot of filled) {
    discards[kindOf(slot)].push(numberAt(market, slot));
    market[slot] = -1;
  }
  for (const slot of filled) fillSlot(table, slot);
}

export function cardsIn(state: TekhenuState, section: number): number {
  let cards = 0;
  for (const slot of slotsOf(section)) if (state.market[slot] !== -1) cards++;
  return cards;
}

/** SPEC 6.5.2: sections open and within reach of a happiness, counted from the lowest. */
export function sectionsInReach(state: TekhenuState, happiness: number): number {
  let reach = 0;
  while (reach < state.open && happiness >= at(SECTIONS, reach).happiness) reach++;
  return reach;
}
