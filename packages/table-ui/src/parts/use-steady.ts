import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Handlers that are the same at every drawing and do what the latest ones would: parts that are drawn only when
 * something in them changes (`memo`) are not drawn for their handlers.
 */
export function useSteady<H extends Readonly<Record<string, (...args: never[]) => void>>>(handlers: H): H {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as H,
  );
  return steady;
}
