import { type RefObject, useEffect, useRef } from 'react';

const STIRS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether anybody has moved, touched or pressed anything since the page came: a mouse that rests asks nothing. */
export function useStirred(): RefObject<boolean> {
  const stirred = useRef(false);
  useEffect(() => {
    const stir = (): void => {
      stirred.current = true;
      for (const type of STIRS) window.removeEventListener(type, stir, { capture: true });
    };
    for (const type of STIRS) window.addEventListener(type, stir, { capture: true });
    return () => {
      for (const type of STIRS) window.removeEventListener(type, stir, { capture: true });
    };
  }, []);
  return stirred;
}
