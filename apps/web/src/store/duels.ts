import type { DuelRefusal } from '@naos/protocol';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { device } from './device.ts';
import { ownSeat, type SavedTable } from './tables.ts';

/** A try at a day's duel on this device; the first one is the one that counts. */
export interface DuelTry {
  readonly table: string;
  readonly place: number;
  readonly points: number;
  readonly other: number;
  /** Whether the server has counted it, or why not; `waiting`: it has not heard of it. */
  readonly sent: 'waiting' | 'counted' | DuelRefusal;
}

/** Whether the server has looked at a try and does not count it. */
export const isRefused = ({ sent }: Pick<DuelTry, 'sent'>): boolean => sent !== 'waiting' && sent !== 'counted';

interface DuelMemory {
  /** By `day game`. */
  readonly tries: Readonly<Record<string, DuelTry>>;
}

/** The duels that were played on this device. */
export const useDuels = create<DuelMemory>()(
  persist((): DuelMemory => ({ tries: {} }), { name: 'naos.duels', storage: createJSONStorage(() => device) }),
);

const keyOf = (day: string, game: string): string => `${day} ${game}`;

export function tryOf({ tries }: DuelMemory, day: string, game: string): DuelTry | null {
  return tries[keyOf(day, game)] ?? null;
}

function set(day: string, game: string, change: DuelTry): void {
  useDuels.setState(({ tries }) => ({ tries: { ...tries, [keyOf(day, game)]: change } }));
}

/** Notes how a duel ended, once. */
export function noteDuel(table: SavedTable): void {
  const { id, game, duel, outcome } = table;
  const seat = ownSeat(table);
  if (duel === undefined || outcome === null || seat === null) return;
  if (tryOf(useDuels.getState(), duel, game) !== null) return;
  const { places, points } = outcome;
  set(duel, game, {
    table: id,
    place: places[seat] ?? places.length,
    points: points[seat] ?? 0,
    other: points[1 - seat] ?? 0,
    sent: 'waiting',
  });
}

/** Tries that the server has not heard of. */
export function unsentDuels(): readonly (DuelTry & { readonly day: string; readonly game: string })[] {
  return Object.entries(useDuels.getState().tries).flatMap(([key, one]) => {
    const [day = '', game = ''] = key.split(' ');
    return one.sent === 'waiting' ? [{ day, game, ...one }] : [];
  });
}

export function noteSent(day: string, game: string, sent: DuelTry['sent']): void {
  const known = tryOf(useDuels.getState(), day, game);
  if (known !== null) set(day, game, { ...known, sent });
}

/** Days in a row with a duel on this device, up to a day or to the one before it; what was refused is no duel. */
export function streakHere({ tries }: DuelMemory, day: string, before: (day: string) => string): number {
  const days = new Set(Object.entries(tries).flatMap(([key, one]) => (isRefused(one) ? [] : [key.split(' ')[0]])));
  let streak = 0;
  for (let last = days.has(day) ? day : before(day); days.has(last); last = before(last)) streak++;
  return streak;
}
