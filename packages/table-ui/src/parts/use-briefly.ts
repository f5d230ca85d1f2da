import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * A moment that stands over the board for so many milliseconds; any press or key ends it, and takes nothing else away.
 * Where that time is 0 (no motion, no patience) it never comes: the log and the announcer tell the same in words.
 */
export function useBriefly<M>(moment: M | null, time: number): M | null {
  const [shown, show] = useState<M | null>(null);
  useLayoutEffect(() => {
    if (moment !== null) show(time === 0 ? null : () => moment);
  }, [moment, time]);
  useEffect(() => {
    if (shown === null) return;
    const end = (): void => show(null);
    const timer = setTimeout(end, time);
    document.addEventListener('pointerdown', end);
    document.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', end);
      document.removeEventListener('keydown', end);
    };
  }, [shown, time]);
  return shown;
}
