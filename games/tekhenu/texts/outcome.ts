import type { Outcome, Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { about } from './terms.ts';

/** Who won, and the others in order. */
export function outcome({ how, places, points }: Outcome, name: SeatNamer, viewer: Viewer = null): readonly Line[] {
  const seats = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const [first = 0, ...rest] = seats;
  return [
    line(how, { ...about(first, name, viewer), points: points[first] ?? 0 }),
    ...rest.map((seat) =>
      line('outcome.rest', { name: name(seat), points: points[seat] ?? 0, place: places[seat] ?? 0 }),
    ),
  ];
}
