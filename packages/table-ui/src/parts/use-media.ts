import { useMemo, useSyncExternalStore } from 'react';

/**
 * A media query whose answer is kept until it changes: asking the browser makes it work out the styles of the whole page,
 * and a board asks at every step.
 */
function watched(query: string) {
  const media = window.matchMedia(query);
  let holds = media.matches;
  return {
    holds: () => holds,
    subscribe: (tell: () => void) => {
      const changed = (): void => {
        holds = media.matches;
        tell();
      };
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
  };
}

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const { subscribe, holds } = useMemo(() => watched(query), [query]);
  return useSyncExternalStore(subscribe, holds);
}
