import type { ReactElement } from 'react';
import { cityOfDistrict } from '../../rules/content/areas.ts';
import { manned } from '../../rules/notation.ts';
import type { KemetView } from '../../rules/view.ts';
import { cityMiddle, heart, OUTLINES } from './land.ts';

/** Half of the sketch's width, on the map. */
const REACH = 112;

/** One's city in small, with the two troops of five where a garrison puts them (5.9). */
export function GarrisonSketch({
  view,
  without,
}: {
  readonly view: KemetView;
  readonly without: number;
}): ReactElement {
  const { x, y } = cityMiddle(cityOfDistrict(without));
  const troops = manned(without);
  return (
    <svg
      className="kemet-sketch"
      data-seat={view.viewer}
      viewBox={`${x - REACH} ${y - REACH} ${REACH * 2} ${REACH * 2}`}
      aria-hidden="true"
    >
      {[...troops, without].map((district) => (
        <path key={district} data-manned={district !== without} d={OUTLINES[district]} />
      ))}
      {troops.map((district) => (
        <text key={district} x={heart(district).x} y={heart(district).y + 14}>
          5
        </text>
      ))}
    </svg>
  );
}
