import { useEffect, useRef } from 'react';

/** Sections of one game's rules are one page: going from one to the next keeps the place. */
const pageOf = (address: string): string => /^\/learn\/[^/]+/.exec(address)?.[0] ?? address;

/** A new page begins at its top, and the keyboard and screen readers begin there too. */
export function useArrival(address: string): void {
  const page = pageOf(address);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
}
