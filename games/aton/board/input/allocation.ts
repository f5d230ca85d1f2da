/** Cards of a hand on their way to the cartouches. Cards are named by their place in the hand, slots from 0 to 3. */
export interface Allocation {
  readonly hand: readonly number[];
  /** For each slot the place in the hand of the card that lies there, or null. */
  readonly slots: readonly (number | null)[];
  /** The card that the next slot gets, or null when all lie. */
  readonly picked: number | null;
}

/** A fresh hand: nothing laid, the first card picked. */
export function newAllocation(hand: readonly number[]): Allocation {
  return { hand, slots: hand.map(() => null), picked: hand.length === 0 ? null : 0 };
}

/** Cards that lie in no slot yet. */
export function looseCards({ hand, slots }: Allocation): number[] {
  return hand.map((_card, i) => i).filter((i) => !slots.includes(i));
}

/** Picks a card, laid or loose. */
export function pick(allocation: Allocation, card: number): Allocation {
  return { ...allocation, picked: card };
}

/** Puts a card into a slot. A card that lay there changes places with it, or becomes loose. The next loose card is picked. */
export function put(allocation: Allocation, card: number, slot: number): Allocation {
  const from = allocation.slots.indexOf(card);
  const there = allocation.slots[slot] ?? null;
  const slots = allocation.slots.map((held, i) => (i === slot ? card : i === from ? there : held));
  const [next = null] = looseCards({ ...allocation, slots });
  return { ...allocation, slots, picked: next };
}

/** What pressing a slot does: it gets the picked card, or its own card is picked up. */
export function pressSlot(allocation: Allocation, slot: number): Allocation {
  const there = allocation.slots[slot] ?? null;
  if (allocation.picked === null || allocation.picked === there)
    return there === null ? allocation : lift(allocation, there);
  return put(allocation, allocation.picked, slot);
}

/** Takes a card back into the hand and picks it. */
export function lift(allocation: Allocation, card: number): Allocation {
  return { ...allocation, slots: allocation.slots.map((held) => (held === card ? null : held)), picked: card };
}

/** Takes all cards back. */
export function clear({ hand }: Allocation): Allocation {
  return newAllocation(hand);
}

/** Picks the card before or after the picked one. */
export function step(allocation: Allocation, by: number): Allocation {
  const count = allocation.hand.length;
  return count === 0 ? allocation : pick(allocation, ((allocation.picked ?? 0) + by + count) % count);
}

/** c1 to c4, or null while a slot is empty. */
export function rowOf({ hand, slots }: Allocation): readonly number[] | null {
  const row = slots.map((card) => (card === null ? null : (hand[card] ?? null)));
  return row.every((card) => card !== null) && row.length > 0 ? row : null;
}
