import { useSyncExternalStore } from 'react';

/** Where the front page puts the doors after what waits and the duels (home.css). The table's own hook comes with the table. */
const phone = (): MediaQueryList => window.matchMedia('(max-width: 760px)');

function subscribe(tell: () => void): () => void {
  const media = phone();
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches);
}
