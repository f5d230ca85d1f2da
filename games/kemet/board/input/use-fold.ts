import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Tells the style sheet, as `--kemet-room`, how high the board may be so that it ends with the window: whatever stands
 * above it keeps its height, and nothing of the table lies below the fold.
 */
export function useFold(): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = board;
    if (current === null) return;
    const measure = (): void => {
      const top = current.getBoundingClientRect().top + window.scrollY;
      current.style.setProperty('--kemet-top', `${Math.round(top)}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    const above = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    for (const part of current.closest('.table-main')?.children ?? []) {
      if (!part.contains(current)) above?.observe(part);
    }
    return () => {
      window.removeEventListener('resize', measure);
      above?.disconnect();
    };
  }, []);
  return board;
}
