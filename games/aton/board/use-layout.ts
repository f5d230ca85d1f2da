import { useSyncExternalStore } from 'react';
import { type Layout, NARROW, WIDE } from './layout.ts';

const QUERY = '(max-width: 700px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The picture that suits the window. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches) ? NARROW : WIDE;
}
