import type { ReactElement } from 'react';

/** Charts are this wide inside and stretched to their room. */
export const WIDE = 800;
/** Every seat has its own dashes besides its colour. */
const DASHES = ['none', '9 5', '3 4', '14 4 3 4', '1 5'] as const;

/** One seat's figures over the whole game, as points of a polyline. */
export function SeatCurve({ seat, points }: { readonly seat: number; readonly points: string }): ReactElement {
  return (
    <polyline
      data-seat={seat}
      points={points}
      fill="none"
      stroke="var(--seat)"
      strokeWidth="2.5"
      strokeDasharray={DASHES[seat % DASHES.length]}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** The moment that the board shows. */
export function NowLine({ x, high }: { readonly x: number; readonly high: number }): ReactElement {
  return (
    <line x1={x} x2={x} y1="0" y2={high} stroke="var(--gold-glow)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
  );
}
