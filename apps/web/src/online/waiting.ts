import type { TableCard } from '@naos/protocol';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { mark } from '../shell/title.ts';
import { useSettings } from '../store/settings.ts';
import { chime } from '../table/sound.ts';
import { api, hasBeenOnline } from './api.ts';

interface MyTables {
  /** My id on this server; empty: I have none. */
  readonly me: string;
  /** Open and running tables at which I sit, the newest first. */
  readonly tables: readonly TableCard[];
}

const useStore = create<MyTables>()(() => ({ me: '', tables: [] }));

const AGAIN_MS = 8_000;
/** Whoever comes back to the page wants to see what is there now. */
const WAKING = ['online', 'pageshow', 'focus', 'visibilitychange'] as const;

async function look(): Promise<void> {
  if (!hasBeenOnline() || document.visibilityState !== 'visible') return;
  const { id: me } = await api.arrive('');
  const { tables } = await api.tables({ mine: true });
  useStore.setState({ me, tables: tables.filter(({ status }) => status === 'open' || status === 'running') });
}

function lookAgain(): void {
  look().catch(() => {
    // Without the server what was seen last stands; the next look comes soon.
  });
}

/** My tables on the server, as of the last look; nobody is asked who never sat down there. */
export function useMyTables(): MyTables {
  return useStore();
}

/** Whether a table waits for somebody: for a move, or in its room for the word that it may begin. */
export function waitsFor({ seats, waiting, status, room }: TableCard, me: string): boolean {
  const mine = seats.find(({ kind, player }) => kind === 'person' && player === me);
  if (mine === undefined) return false;
  return status === 'running' ? waiting.includes(mine.seat) : room === true && mine.ready !== true;
}

/** Tables that wait for me, the most urgent first. */
export function useWaiting(): readonly TableCard[] {
  const { me, tables } = useStore();
  const left = ({ face, seats }: TableCard): number => {
    const seat = seats.find(({ player }) => player === me)?.seat ?? 0;
    return face?.left[seat] ?? Number.POSITIVE_INFINITY;
  };
  return tables.filter((card) => waitsFor(card, me)).toSorted((a, b) => left(a) - left(b));
}

/** Calls once for every table that begins to wait; the one on the screen calls by itself. */
function useChimes(address: string): void {
  const sound = useSettings((settings) => settings.sound);
  const waiting = useWaiting().map(({ id }) => id);
  const isLoaded = useStore(({ me }) => me !== '');
  const known = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const fresh = waiting.filter((id) => known.current?.includes(id) === false && address !== `/t/${id}`);
    known.current = waiting;
    if (sound && fresh.length > 0) chime('turn');
  });
}

/** Keeps the list of my tables up to date while a page is open, and says how many wait: in the title and on the app's sign. */
export function useWatchOverTables(address: string): void {
  const count = useWaiting().length;
  useChimes(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to look again
  useEffect(lookAgain, [address]);
  useEffect(() => {
    const timer = setInterval(lookAgain, AGAIN_MS);
    for (const event of WAKING) addEventListener(event, lookAgain);
    return () => {
      clearInterval(timer);
      for (const event of WAKING) removeEventListener(event, lookAgain);
    };
  }, []);
  useEffect(() => {
    mark('waiting', count);
    if (!('setAppBadge' in navigator)) return;
    void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => {
      // A page that is no app has no sign to mark.
    });
  }, [count]);
}
