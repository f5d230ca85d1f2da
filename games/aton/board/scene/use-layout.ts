import { useMedia } from '@naos/table-ui';
import { type Layout, NARROW, WIDE } from './layout.ts';

/** The picture that suits the window. */
export function useLayout(): Layout {
  return useMedia('(max-width: 700px), (max-width: 1000px) and (max-height: 500px)') ? NARROW : WIDE;
}
