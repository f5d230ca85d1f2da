import { useMedia } from '@naos/table-ui';

/** A small desk: what is written has to keep its size while the pictures shrink. */
export function useCompact(): boolean {
  return useMedia('(min-width: 1001px) and (max-width: 1340px), (min-width: 1001px) and (max-height: 820px)');
}
