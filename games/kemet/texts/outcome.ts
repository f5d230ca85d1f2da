import type { Outcome, Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { about } from './terms.ts';

/** How the game ended, then everybody's fame from first to last. */
export function outcome({ how, places, points }: Outcome, name: SeatNamer, viewer: Viewer = null): readonly Line[] {
  const ranked = places.map((place, seat) => ({ place, seat })).toSorted((a, b) => a.place - b.place);
  const winner = ranked[0]?.seat ?? 0;
  const table = ranked.map(({ seat }) => `${name(seat)} ${points[seat] ?? 0}`).join(', ');
  return [line(how, { ...about(winner, name, viewer), fame: points[winner] ?? 0 }), line('outcome.fame', { table })];
}
