import { type RefObject, useEffect, useRef } from 'react';

/**
 * A double press answers one question only: when the first press has brought another question under the finger, the
 * presses that belong to it (the browser counts them) go nowhere. Steps that people press through quickly, such as "Next",
 * "Undo" and tabs, answer no question: they say so with `data-repeats`.
 */
export function useOneAnswer(table: RefObject<HTMLElement | null>, question: number): void {
  const now = useRef(question);
  now.current = question;
  useEffect(() => {
    const { current } = table;
    let answered = now.current;
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-repeats]') !== null) return;
      if (event.detail < 2) answered = now.current;
      else if (answered !== now.current) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    current?.addEventListener('click', onClick, { capture: true });
    return () => current?.removeEventListener('click', onClick, { capture: true });
  }, [table]);
}
