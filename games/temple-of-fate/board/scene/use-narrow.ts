import { useMedia } from '@naos/table-ui';

/** Whether the page is a phone's: the picture leaves its rim out, and what is pointed at gets a button. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 700px)');
}
