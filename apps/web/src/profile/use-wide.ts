import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide an element is, in pixels, so that what is drawn in it keeps its size of type. */
export function useWide<E extends Element>(before: number): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [wide, setWide] = useState(before);
  useEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setWide(Math.round(current.getBoundingClientRect().width) || before));
    watch.observe(current);
    return () => watch.disconnect();
  }, [before]);
  return [element, wide];
}
