import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far below the window something is fetched, in order to be there when somebody has scrolled to it. */
const AHEAD = '300px';

/** Whether an element has ever come near the window: what lies far below it is not fetched yet. */
export function useNear<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (isNear || current === null) return;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [isNear]);
  return [element, isNear];
}
