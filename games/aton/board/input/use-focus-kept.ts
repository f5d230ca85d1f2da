import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus near when a part that had it goes away: whoever commits by keyboard would otherwise fall to the page's
 * body. `there`: whether the part is shown.
 */
export function useFocusKept(there: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = (): void => {
      if (document.activeElement !== document.body) {
        wasInside.current = place.current?.contains(document.activeElement) ?? false;
      }
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (there || !wasInside.current || document.activeElement !== document.body) return;
    // With the next frame, when the browser lays the page out anyway: a focus asks for that at once.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [there]);
  return place;
}
