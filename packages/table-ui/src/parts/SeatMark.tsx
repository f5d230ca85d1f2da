import type { Seat } from '@naos/engine';
import type { ReactElement } from 'react';

/** Seats have a colour and a shape, always both: triangle, disc, square, rhombus, pentagon. */
const SHAPES = [
  'M8 1.6 15 14.2H1z',
  'M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.200z',
  'M2 2h12v12H2z',
  'M8 .6 15.400 8 8 15.400 .6 8z',
  'M8 .8 15.200 6.100 12.500 14.600H3.500L.8 6.100z',
] as const;

/** A seat's sign. Decoration: whoever shows it also says the name. */
export function SeatMark({ seat, size = 14 }: { readonly seat: Seat; readonly size?: number }): ReactElement {
  return (
    <svg className="seat-mark" data-seat={seat} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length] ?? SHAPES[0]} fill="var(--seat)" />
    </svg>
  );
}
