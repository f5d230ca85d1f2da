import type { Outcome, Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';

/** How the game ended, and every score. */
export function outcome({ how, places, points }: Outcome, name: SeatNamer, viewer: Viewer = null): readonly Line[] {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = winners.map(name).join(', ');
  return [
    line(how, {
      name: names,
      you: viewer !== null && winners.includes(viewer) ? 'yes' : 'no',
      points: points[winners[0] ?? 0] ?? 0,
    }),
    ...points.map((total, seat) =>
      line(seat < points.length - 1 ? 'how.score' : 'how.score.last', { name: name(seat), points: total }),
    ),
  ];
}
