import { type RefObject, useEffect, useRef } from 'react';

/** What can be pressed to answer: on a board, or in the list of text mode. */
const OPEN = '.stage [data-open="true"], .stage [aria-disabled="false"], .move-list button';
/** Where the focus waits while there is nothing to press. */
const PROMPT = '.prompt';

/**
 * When an answer takes away or closes what had the focus, the first open thing gets it, once there is one, and until then
 * the prompt: it never falls off the table. Whoever plays with a pointer is not led to the next thing.
 */
export function useFocusKept(table: RefObject<HTMLElement | null>): void {
  const keyed = useRef(false);
  const last = useRef<Element | null>(null);
  /** The prompt has the focus only until something is open. */
  const waits = useRef(false);
  useEffect(() => {
    // Escape closes something, whatever one plays with.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') keyed.current = true;
    };
    const onPointer = () => {
      keyed.current = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && table.current?.contains(target) === true ? target : null;
      waits.current = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [table]);
  useEffect(() => {
    const had = last.current;
    if (had === null || !(waits.current || !had.isConnected || had.matches(':disabled'))) return;
    // With the next frame, when the browser lays the page out anyway: a focus asks for that at once.
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now !== null && now !== document.body && now !== had) return;
      const open = keyed.current ? table.current?.querySelector<HTMLElement | SVGElement>(OPEN) : null;
      if (open) open.focus();
      else if (!waits.current) {
        table.current?.querySelector<HTMLElement>(PROMPT)?.focus({ preventScroll: true });
        waits.current = true;
      }
    });
    return () => cancelAnimationFrame(frame);
  });
}
