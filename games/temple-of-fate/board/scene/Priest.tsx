import { memo, type ReactElement } from 'react';
import { PRIEST_OUTLINE, SEAT_SHAPES } from './shapes.ts';

interface PriestShapeProps {
  readonly seat: number;
  readonly ghost?: boolean;
}

/** A priest around the origin: colour and shape of the seat; a dashed rim for one that is only considered. */
export const PriestShape = memo(function PriestShape({ seat, ghost = false }: PriestShapeProps): ReactElement {
  return (
    <g className="tof-priest" data-seat={seat} data-ghost={ghost}>
      <ellipse cx="1.5" cy="17.5" rx="13.5" ry="3.6" className="tof-priest-shadow" />
      <path d={PRIEST_OUTLINE} className="tof-priest-body" />
      {ghost && <path d={PRIEST_OUTLINE} className="tof-priest-dash" />}
      <path d="M-5-15.5A6 6 0 0 1 1-18.6" className="tof-priest-light" />
      <path d={SEAT_SHAPES[seat] ?? SEAT_SHAPES[0]} transform="translate(0 8) scale(.86)" className="tof-priest-sign" />
    </g>
  );
});

/** A priest as a picture of its own. Decoration: words stand beside it. */
export const Priest = memo(function Priest(props: PriestShapeProps): ReactElement {
  return (
    <svg
      className="tof-pawn"
      viewBox="-16 -24 32 46"
      data-piece={props.ghost ? undefined : `priest-${props.seat}`}
      data-owner={props.seat}
      aria-hidden="true"
    >
      <PriestShape {...props} />
    </svg>
  );
});
