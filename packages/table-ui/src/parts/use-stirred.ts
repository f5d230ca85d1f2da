import { useCallback, useEffect, useRef } from 'react';

const STIRS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Carries out what somebody who points at something asks for, once anything has been moved, touched or pressed since the
 * page came: a mouse that rests asks nothing. A browser says what a mouse has come upon before it says that it moves, so
 * the last thing asked for waits for that move.
 */
export function useStirred(): (act: () => void) => void {
  const stirred = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const stop = (): void => {
      for (const type of STIRS) window.removeEventListener(type, stir, { capture: true });
    };
    const stir = ({ type }: Event): void => {
      stop();
      stirred.current = true;
      if (type === 'pointermove') waiting.current?.();
      waiting.current = null;
    };
    for (const type of STIRS) window.addEventListener(type, stir, { capture: true });
    return stop;
  }, []);
  return useCallback((act) => {
    if (stirred.current) act();
    else waiting.current = act;
  }, []);
}
