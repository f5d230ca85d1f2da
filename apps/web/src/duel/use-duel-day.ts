import { duelDay, duelDayAfter, duelDayBegins } from '@naos/bots/day';
import type { DuelAmong, DuelDayCard } from '@naos/protocol';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { ApiProblem, api } from '../online/api.ts';
import { streakHere, useDuels } from '../store/duels.ts';
import { sendDuels } from './send-duels.ts';

interface Days {
  /** By the day and among whom. */
  readonly cards: Readonly<Record<string, DuelDayCard>>;
  readonly offline: boolean;
}

const useDays = create<Days>()(() => ({ cards: {}, offline: false }));

const keyOf = (day: string, among: DuelAmong | null): string => `${day} ${among ?? ''}`;

async function look(day: string, among: DuelAmong | null): Promise<void> {
  try {
    await sendDuels();
    const card = await api.duels(day, among);
    useDays.setState(({ cards }) => ({ cards: { ...cards, [keyOf(day, among)]: card }, offline: false }));
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    useDays.setState({ offline: true });
  }
}

/** The bots may still be at it. */
const AGAIN_MS = 4_000;

/** How everybody fared on a day, as of the last look; what this device has played is sent before. */
export function useDuelDay(
  day: string,
  among: DuelAmong | null = null,
): { readonly card: DuelDayCard | null; readonly offline: boolean } {
  const { cards, offline } = useDays();
  const card = cards[keyOf(day, among)] ?? null;
  const isUnfinished = card?.games.some((one) => one.unfinished === true) === true;
  useEffect(() => {
    const again = () => void look(day, among);
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [day, among]);
  useEffect(() => {
    if (!isUnfinished) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(day, among), AGAIN_MS);
    return () => clearInterval(timer);
  }, [day, among, isUnfinished]);
  return { card, offline };
}

/** Today, and how long it lasts, as `14:07`; both go on by themselves. */
export function useToday(): { readonly day: string; readonly left: string } {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  const day = duelDay(now);
  const minutes = Math.ceil((duelDayBegins(duelDayAfter(day, 1)) - now) / 60_000);
  return { day, left: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` };
}

/** Days in a row: as the server has counted them, or as this device remembers. */
export function useStreak(day: string): number {
  const { card } = useDuelDay(day);
  const memory = useDuels();
  return Math.max(
    card?.streak ?? 0,
    streakHere(memory, day, (one) => duelDayAfter(one, -1)),
  );
}
