import type { ReactElement } from 'react';
import { SeatShape } from '../look/Glyph.tsx';

/** Both scores, and what they would be after a scoring now. */
export interface Markers {
  readonly scores: readonly number[];
  readonly foreseen: readonly number[];
}

interface MarkerProps {
  readonly seat: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly hollow: boolean;
  readonly scale?: number;
}

/** A score marker: filled where the score is, hollow where it would be. */
export function Marker({ seat, at, hollow, scale = 0.5 }: MarkerProps): ReactElement {
  return (
    <g
      className="aton-marker"
      data-seat={seat}
      data-hollow={hollow}
      style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${scale})` }}
    >
      <SeatShape seat={seat} />
    </g>
  );
}
