import type { Outcome, Viewer } from '@naos/engine';
import { type Line, line } from '@naos/words';

/** What the end means to whoever sat at the table; null for those who watched, or who shared the device with others. */
export function headline({ places }: Outcome, own: Viewer): Line | null {
  if (own === null) return null;
  const place = places[own] ?? places.length;
  const first = places.filter((one) => one === 1).length;
  if (place === 1) {
    if (first === 1) return line('end.won');
    return line(first === places.length ? 'end.drew' : 'end.shared');
  }
  return places.length > 2 ? line('end.place', { place, of: places.length }) : line('end.lost');
}
