import type { Seat, Table } from '@naos/engine';
import { RULES } from './content/constants.ts';
import { DAY_PRAYER_BONUS } from './content/powers.ts';
import { add, prayerOf, take } from './counts.ts';
import type { FameSource, PrayerSource } from './events.ts';
import { total } from './ownership.ts';
import type { Kemet } from './vocabulary.ts';

/** 13.4.11: gains of the day outside battle, which Divine Might raises. */
const DAY_GAINS: ReadonlySet<PrayerSource> = new Set<PrayerSource>(['pray', 'card', 'dedication']);

/** Gains prayer points; what exceeds the track is lost (R13). */
export function gainPrayer(table: Table<Kemet>, seat: Seat, points: number, source: PrayerSource): void {
  const { state } = table;
  const had = prayerOf(state, seat);
  const gain = DAY_GAINS.has(source) ? points + total(state, seat, DAY_PRAYER_BONUS) : points;
  if (gain === 0) return;
  state.prayer[seat] = Math.min(RULES.prayerMax, had + gain);
  table.tell({ kind: 'prayer', seat, points: prayerOf(state, seat) - had, source });
}

/** Pays prayer points that the caller has found to be there. */
export function pay(table: Table<Kemet>, seat: Seat, cost: number): void {
  const { prayer } = table.state;
  take(prayer, seat, cost);
}

/** Gains permanent fame: battle fame for fighting, divine fame for the rest. */
export function gainFame(table: Table<Kemet>, seat: Seat, points: number, source: FameSource): void {
  const { state } = table;
  const battle = source === 'attack' || source === 'defence' || source === 'devourer';
  const track = battle ? state.battleFame : state.divineFame;
  add(track, seat, points);
  table.tell({ kind: 'fame', seat, points, source });
}

/** Gains veteran tokens; their number has no limit (R31). */
export function gainVeterans(table: Table<Kemet>, seat: Seat, tokens: number): void {
  const { veterans } = table.state;
  add(veterans, seat, tokens);
  table.tell({ kind: 'veterans', seat, tokens });
}

/** Gives veteran tokens back (14.5 to 14.8). */
export function spendVeterans(table: Table<Kemet>, seat: Seat, tokens: number): void {
  if (tokens === 0) return;
  const { veterans } = table.state;
  take(veterans, seat, tokens);
  table.tell({ kind: 'spent', seat, tokens });
}
