import { useRef, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * Begins a table on this device and goes to it. Pressed twice it begins one; what goes wrong is thrown to the page's error
 * screen.
 */
export function useBegin(): (begin: () => Promise<string>) => void {
  const [, go] = useLocation();
  const busy = useRef(false);
  const [failed, setFailed] = useState<{ readonly problem: unknown } | null>(null);
  if (failed !== null) throw failed.problem;
  return (begin) => {
    if (busy.current) return;
    busy.current = true;
    document.documentElement.dataset.busy = 'true';
    begin()
      .then(
        (id) => go(`/play/${id}`),
        (problem: unknown) => setFailed({ problem }),
      )
      .finally(() => {
        busy.current = false;
        delete document.documentElement.dataset.busy;
      });
  };
}
