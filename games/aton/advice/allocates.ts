import type { Seat } from '@naos/engine';
import type { Aton } from '../rules/index.ts';

/** Whether a seat allocates now. */
export function allocates(view: Aton['view'], seat: Seat): boolean {
  const side = view.sides[seat];
  return (
    view.agenda.at(-1)?.do === 'round' && view.viewer === seat && side?.committed === false && side.hand.length > 0
  );
}
