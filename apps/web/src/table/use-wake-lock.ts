import { useEffect } from 'react';

/** Keeps the screen on while the person is asked: who thinks does not touch it. */
export function useWakeLock(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    // A page that was hidden has lost its lock, and asks for another one when it is seen again.
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
        else lock = held;
      } catch {
        // The device saves power: its screen goes out as always.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isAsked]);
}
