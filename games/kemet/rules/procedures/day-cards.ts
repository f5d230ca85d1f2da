import type { Seat, Table } from '@naos/engine';
import { boardOf } from '../content/areas.ts';
import { SOUL_DEVOURER } from '../content/creatures.ts';
import {
  DIVINE_MEMORY,
  ENLISTMENT,
  type Intervention,
  interventionAt,
  MANA_THEFT,
  RAINING_FIRE,
} from '../content/interventions.ts';
import { holderOf } from '../counts.ts';
import { gainPrayer } from '../prayer.ts';
import type { Reason } from '../reasons.ts';
import { type KemetState, NONE } from '../state.ts';
import type { Kemet } from '../vocabulary.ts';
import { hasRoom, levyTask } from './levy.ts';

/** R56: what a day card lacks that needs a target. */
export function whyNoTarget(state: KemetState, seat: Seat, card: number): Reason | null {
  switch (card) {
    case ENLISTMENT:
      return hasRoom(state, seat, true) ? null : 'nothing-to-enlist';
    case DIVINE_MEMORY:
      return state.pile.some((count) => count > 0) ? null : 'empty-pile';
    case RAINING_FIRE:
      return boardOf(state.seats).areas.some((area) => whyNotStrike(state, seat, area) === null)
        ? null
        : 'nobody-to-strike';
    default:
      return null;
  }
}

/** What keeps Raining Fire from an area (12.13): 3.4.1, units beside Soul Devourer can't be removed outside battle. */
export function whyNotStrike(state: KemetState, seat: Seat, area: number): Reason | null {
  if (boardOf(state.seats).open[area] !== true) return 'closed';
  const holder = holderOf(state, area);
  if (holder === NONE || holder === seat) return 'no-enemy-there';
  return state.lair[SOUL_DEVOURER] === area ? 'devourer-protects' : null;
}

/** What a played day card does (12.9 to 12.13). */
export function carryOut(table: Table<Kemet>, seat: Seat, card: number): void {
  switch (card) {
    case ENLISTMENT:
      table.begin(levyTask(seat, interventionAt(card).amount, 1, true, false));
      return;
    case DIVINE_MEMORY:
      table.begin({ do: 'memory', at: 0, seat });
      return;
    case RAINING_FIRE:
      table.begin({ do: 'fire', at: 0, seat });
      return;
    case MANA_THEFT:
      robAll(table, seat, interventionAt(card));
      return;
    default:
      gainPrayer(table, seat, interventionAt(card).amount, 'card');
      return;
  }
}

/** 12.11: a loss is no cost; the gain comes even if nobody lost any. */
function robAll(table: Table<Kemet>, thief: Seat, { amount, loss }: Intervention): void {
  const { prayer, seats } = table.state;
  for (let seat = 0; seat < seats; seat++) {
    const had = prayer[seat] ?? 0;
    if (seat === thief || had < loss) continue;
    prayer[seat] = had - loss;
    table.tell({ kind: 'robbed', seat, points: loss });
  }
  gainPrayer(table, thief, amount, 'card');
}
