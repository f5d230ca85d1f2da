import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the page, as a length with a name, how much a bar hides where it is fixed over the bottom; under `…-most`, how
 * much it has hidden at most, so that a page that keeps this room does not move when the bar gets smaller.
 */
export function useRoom(name: `--${string}`): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    let most = 0;
    const watch = new ResizeObserver(() => {
      most = Math.max(most, current.offsetHeight);
      style.setProperty(name, `${current.offsetHeight}px`);
      style.setProperty(`${name}-most`, `${most}px`);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [name]);
  return bar;
}
