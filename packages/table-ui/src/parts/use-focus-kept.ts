import { type RefObject, useEffect, useRef } from 'react';

/** What a board marks as open to a press. */
const OPEN = '[data-open="true"], [aria-disabled="false"]';

/**
 * When what had the focus is gone after a move, the first open thing gets it, once there is one: the keyboard never
 * falls off the board. Whoever plays with a pointer is left alone.
 */
export function useFocusKept(stage: RefObject<HTMLElement | null>): void {
  const keyed = useRef(false);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    // Escape closes something, whatever one plays with.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') keyed.current = true;
    };
    const onPointer = () => {
      keyed.current = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && stage.current?.contains(target) === true ? target : null;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [stage]);
  useEffect(() => {
    if (!keyed.current || last.current === null || last.current.isConnected) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    stage.current?.querySelector<HTMLElement | SVGElement>(OPEN)?.focus();
  });
}
