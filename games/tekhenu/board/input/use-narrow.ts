import { useMedia } from '@naos/table-ui';

const NARROW = '(max-width: 1000px)';

/** A phone or a tablet: parts of the board one at a time, answers in the prompt bar. */
export function useNarrow(): boolean {
  return useMedia(NARROW);
}

/** On a phone the first tap shows what a move would do, the second one makes it. */
export function previewsFirst(): boolean {
  return window.matchMedia(NARROW).matches;
}

/** A phone on its side: its prompt bar has no room for a list, its board has. */
export function useSideways(): boolean {
  return useMedia('(max-width: 1000px) and (max-height: 500px) and (orientation: landscape)');
}
