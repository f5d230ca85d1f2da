import { DECREE, KIND_OF_SLOT, MARKET_SLOTS, SECTION_OF_SLOT, SECTIONS, type Section } from './content/market.ts';
import type { TekhenuState } from './state.ts';
import { DECK_STREAMS } from './streams.ts';
import type { TekhenuTable } from './vocabulary.ts';

/** The top card of a deck, or -1 when deck and discards are empty (SPEC 6.5.6). */
export function drawCard(table: TekhenuTable, kind: number): number {
  const { state } = table;
  const deck = state.decks[kind] as number[];
  const discards = state.discards[kind] as number[];
  if (deck.length === 0) {
    if (discards.length === 0) return -1;
    for (const card of discards) deck.push(card);
    discards.length = 0;
    table.shuffle(DECK_STREAMS[kind] as number, deck);
  }
  const card = deck.pop() as number;
  if (kind === DECREE) {
    const seat = state.returned.indexOf(card);
    if (seat !== -1) state.returned[seat] = -1;
  }
  table.learned();
  return card;
}

function fillSlot(table: TekhenuTable, slot: number): void {
  const card = drawCard(table, KIND_OF_SLOT[slot] as number);
  if (card === -1) return;
  table.state.market[slot] = card;
  table.tell({ kind: 'market', slot, card });
}

/** SPEC 5.1.4: empty slots of open sections, lower sections first, left to right. */
export function refillMarket(table: TekhenuTable): void {
  const { market, open } = table.state;
  for (let slot = 0; slot < MARKET_SLOTS && (SECTION_OF_SLOT[slot] as number) < open; slot++) {
    if (market[slot] === -1) fillSlot(table, slot);
  }
}

/** SPEC 6.5.7: the next section opens and is filled at once. */
export function openSection(table: TekhenuTable): void {
  const section = table.state.open;
  table.state.open = section + 1;
  table.tell({ kind: 'section open', section });
  for (const slot of (SECTIONS[section] as Section).slots) fillSlot(table, slot);
}

/** SPEC 6.5.4, R23: the section's cards are discarded and as many of the same kinds dealt; empty slots stay empty. */
export function refreshSection(table: TekhenuTable, section: number): void {
  const { market, discards } = table.state;
  const filled = (SECTIONS[section] as Section).slots.filter((slot) => market[slot] !== -1);
  for (const slot of filled) {
    (discards[KIND_OF_SLOT[slot] as number] as number[]).push(market[slot] as number);
    market[slot] = -1;
  }
  for (const slot of filled) fillSlot(table, slot);
}

export function cardsIn(state: TekhenuState, section: number): number {
  let cards = 0;
  for (const slot of (SECTIONS[section] as Section).slots) if (state.market[slot] !== -1) cards++;
  return cards;
}

/** SPEC 6.5.2: sections open and within reach of a happiness, counted from the lowest. */
export function sectionsInReach(state: TekhenuState, happiness: number): number {
  let reach = 0;
  while (reach < state.open && happiness >= (SECTIONS[reach] as Section).happiness) reach++;
  return reach;
}
