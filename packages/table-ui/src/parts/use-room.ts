import { type RefObject, useEffect, useRef } from 'react';

/** Tells the page, as a length with a name, how much a bar hides where it is fixed over the bottom. */
export function useRoom(name: `--${string}`): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      document.documentElement.style.setProperty(name, `${current.offsetHeight}px`);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [name]);
  return bar;
}
