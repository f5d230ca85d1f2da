import { useEffect, useRef } from 'react';
import { mark } from '../shell/title.ts';
import { useSettings } from '../store/settings.ts';
import { chime } from '../table/sound.ts';
import { MineLine } from './mine-line.ts';
import { isTold, lookAgain, useClubsUnread, useMyTables, useWaiting } from './waiting.ts';

const AGAIN_MS = 8_000;
/** Whoever comes back to the page wants to see what is there now. */
const WAKING = ['online', 'pageshow', 'focus', 'visibilitychange'] as const;
/** Pages whose own socket brings news of one's tables too, and the screen that is nobody's. */
const HAS_SOCKET = /^\/(t|club|screen)\//;

/** Calls once for every table that begins to wait; the one on the screen calls by itself. */
function useChimes(address: string): void {
  const sound = useSettings((settings) => settings.sound);
  const waiting = useWaiting().map(({ id }) => id);
  const isLoaded = useMyTables().me !== '';
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
  const waiting = useWaiting();
  const count = waiting.length;
  // The table on the screen has a mark of its own.
  const elsewhere = waiting.filter(({ id }) => address !== `/t/${id}`).length;
  const unread = useClubsUnread();
  useChimes(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to look again
  useEffect(lookAgain, [address]);
  const hasSocket = HAS_SOCKET.test(address);
  const isKnown = useMyTables().me !== '';
  useEffect(() => {
    if (hasSocket || !isKnown) return;
    const line = new MineLine();
    return () => line.close();
  }, [hasSocket, isKnown]);
  useEffect(() => {
    const timer = setInterval(() => isTold() || lookAgain(), AGAIN_MS);
    for (const event of WAKING) addEventListener(event, lookAgain);
    return () => {
      clearInterval(timer);
      for (const event of WAKING) removeEventListener(event, lookAgain);
    };
  }, []);
  useEffect(() => mark('clubs', unread), [unread]);
  useEffect(() => mark('waiting', elsewhere), [elsewhere]);
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => {
      // A page that is no app has no sign to mark.
    });
  }, [count]);
}
