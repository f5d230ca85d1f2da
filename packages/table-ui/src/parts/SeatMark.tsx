import type { Seat } from '@naos/engine';
import { memo, type ReactElement } from 'react';
import { seatShape } from '../seat-shape.ts';

/** A seat's sign. Decoration: whoever shows it also says the name. */
export const SeatMark = memo(function SeatMark({
  seat,
  size = 14,
}: {
  readonly seat: Seat;
  readonly size?: number;
}): ReactElement {
  return (
    <svg className="seat-mark" data-seat={seat} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={seatShape(seat)} fill="var(--seat)" />
    </svg>
  );
});
