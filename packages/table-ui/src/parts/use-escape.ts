import { useEffect, useRef } from 'react';

/** Escape closes what opened, wherever the focus is; null while nothing is open. One press closes one thing. */
export function useEscape(close: (() => void) | null): void {
  const latest = useRef(close);
  latest.current = close;
  const open = close !== null;
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}
