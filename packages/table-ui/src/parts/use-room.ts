import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells what opens over a table's lower edge, as a length with a name, how much a bar takes there. Not the whole page:
 * a browser would compute the styles of every piece on the board again whenever a bar grows by a line.
 */
export function useRoom(name: `--${string}`): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      const side = current.closest('.table')?.querySelector<HTMLElement>('.table-side');
      side?.style.setProperty(name, `${current.offsetHeight}px`);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [name]);
  return bar;
}
