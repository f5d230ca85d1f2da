import type { Seat } from '@naos/engine';
import { boardOf } from '../content/areas.ts';
import { TELEPORTATION } from '../content/interventions.ts';
import { cardCost, held } from '../hands.ts';
import type { KemetState } from '../state.ts';
import { exits, type Leaps, mayEnter, NO_LEAPS, type Traveller, teleportCost, teleportsFrom } from '../ways.ts';

/** Teleportation cards in the mover's hand and their price. */
export function leapsOf(state: KemetState, seat: Seat): Leaps {
  const cards = held(state, seat, TELEPORTATION);
  return cards === 0 ? NO_LEAPS : { cards, cost: cardCost(state, seat, TELEPORTATION) };
}

/** A land step or boat trip to a neighbour of the way. */
export function mayStep(state: KemetState, group: Traveller, to: number, leaps: Leaps): boolean {
  return mayEnter(state, group, to, state.prayer[group.seat] as number, group.points - 1, group.ported, leaps);
}

/** The ordinary teleport, once per Move (8.5.4). */
export function mayTeleport(state: KemetState, group: Traveller, to: number, leaps: Leaps): boolean {
  if (group.ported || to === group.here || !teleportsFrom(state, group)) return false;
  const left = (state.prayer[group.seat] as number) - teleportCost(state, group.seat);
  return left >= 0 && mayEnter(state, group, to, left, group.points, true, leaps);
}

/** A Teleportation card: from anywhere, besides the ordinary teleport (12.15). */
export function mayLeap(state: KemetState, group: Traveller, to: number, leaps: Leaps): boolean {
  if (leaps.cards === 0 || to === group.here) return false;
  const left = (state.prayer[group.seat] as number) - leaps.cost;
  const fewer: Leaps = { cards: leaps.cards - 1, cost: leaps.cost };
  return left >= 0 && mayEnter(state, group, to, left, group.points, group.ported, fewer);
}

/** Whether a group of this make-up has any way out of its area. */
export function hasWay(state: KemetState, group: Traveller, leaps: Leaps): boolean {
  if (group.points > 0) {
    for (const to of exits(state, group.seat, group.here)) if (mayStep(state, group, to, leaps)) return true;
  }
  for (const to of boardOf(state.seats).obelisks) {
    if (mayTeleport(state, group, to, leaps) || mayLeap(state, group, to, leaps)) return true;
  }
  return false;
}
