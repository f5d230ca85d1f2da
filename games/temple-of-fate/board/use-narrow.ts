import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 700px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the page is a phone's: the picture leaves its rim out, and what is pointed at gets a button. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
