import type { Outcome } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';

/** How the game ended, then everybody's fame from first to last. */
export function outcome({ how, places, points }: Outcome, name: SeatNamer): readonly Line[] {
  const ranked = places.map((place, seat) => ({ place, seat })).toSorted((a, b) => a.place - b.place);
  const winner = ranked[0]?.seat ?? 0;
  const table = ranked.map(({ seat }) => `${name(seat)} ${points[seat] ?? 0}`).join(', ');
  return [line(how, { name: name(winner), fame: points[winner] ?? 0 }), line('outcome.fame', { table })];
}
