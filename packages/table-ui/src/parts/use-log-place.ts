import { type RefObject, useEffect } from 'react';

/** So close to the end of the log, in pixels, counts as its end. */
const NEAR = 24;
/** So many frames after another size the lines that come into sight may still find their own. */
const SETTLING = 6;

/** Whoever reads the newest lines, or older ones, reads the same in a window of another size: a phone that is turned. */
export function useLogPlace(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = box.current;
    if (scroller === null || typeof ResizeObserver === 'undefined') return;
    let read: Element | null = null;
    let [above, settling] = [0, 0];
    const sizeNow = (): string => `${scroller.clientWidth} ${scroller.clientHeight}`;
    let size = sizeNow();
    const top = (): number => scroller.getBoundingClientRect().top;
    const onScroll = (): void => {
      // Another size makes the browser scroll by itself, before anybody is told of it.
      if (settling > 0 || size !== sizeNow()) return;
      const atEnd = scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - NEAR;
      const { left, width } = scroller.getBoundingClientRect();
      read = atEnd
        ? null
        : (document.elementFromPoint(left + width / 2, top() + NEAR)?.closest('.log li, .log h3') ?? null);
      above = read === null ? 0 : read.getBoundingClientRect().top - top();
    };
    const stay = (): void => {
      if (read === null) scroller.scrollTop = scroller.scrollHeight;
      else scroller.scrollTop += read.getBoundingClientRect().top - top() - above;
      settling--;
      if (settling > 0) requestAnimationFrame(stay);
    };
    const watch = new ResizeObserver(() => {
      if (scroller.querySelector('[aria-current]') !== null) return;
      size = sizeNow();
      const waits = settling > 0;
      settling = SETTLING;
      if (!waits) stay();
    });
    scroller.addEventListener('scroll', onScroll, { passive: true });
    watch.observe(scroller);
    return () => {
      settling = 0;
      scroller.removeEventListener('scroll', onScroll);
      watch.disconnect();
    };
  }, [box]);
}
