import type { ReactElement } from 'react';
import type { Box } from './layout.ts';

interface MarkProps {
  readonly box: Box;
  readonly bonus: number;
  readonly glyph: string;
  readonly small: boolean;
}

/** The glyph in the middle of a free space, or in the corner of a taken one. */
export function Mark({ box, bonus, glyph, small }: MarkProps): ReactElement {
  const size = small ? box.width * 0.26 : box.width * (bonus > 0 ? 0.48 : 0.53);
  const x = small ? box.x + 3 : box.x + (box.width - size) / 2;
  const y = small ? box.y + 3 : box.y + (box.height - size) / 2 - (bonus > 0 ? box.height * 0.13 : 0);
  const text = small ? box.width * 0.22 : box.width * 0.28;
  return (
    <>
      {!(small && bonus > 0) && (
        <use className="aton-mark" href={`#aton-${glyph}`} x={x} y={y} width={size} height={size} />
      )}
      {bonus > 0 && (
        <text
          className="aton-bonus"
          x={small ? box.x + 3 : box.x + box.width / 2}
          y={small ? box.y + text + 1 : box.y + box.height * 0.93}
          fontSize={text}
          textAnchor={small ? 'start' : 'middle'}
        >
          +{bonus}
        </text>
      )}
    </>
  );
}

/** A priest, or the ghost of one that is only pointed at. */
export function Priest({
  box,
  seat,
  ghost,
}: {
  readonly box: Box;
  readonly seat: number;
  readonly ghost: boolean;
}): ReactElement {
  const size = Math.min(box.width, box.height) * (seat === 0 ? 0.84 : 0.9);
  return (
    // One group travels and another stands up: a browser moves each without the page's help, but no `use`.
    <g className="aton-priest" data-ghost={ghost} data-piece={ghost ? undefined : `priest-${seat}`} data-owner={seat}>
      <g className="aton-standing">
        <use
          href={`#aton-priest-${seat}`}
          x={box.x + (box.width - size) / 2 + box.width * 0.04}
          y={box.y + (box.height - size) / 2 + box.height * 0.05}
          width={size}
          height={size}
        />
      </g>
    </g>
  );
}

/** Crosses out a priest that the pointed move would take away. */
export function Strike({ box: { x, y, width, height } }: { readonly box: Box }): ReactElement {
  const d = `M${x + width * 0.14} ${y + height * 0.86}L${x + width * 0.86} ${y + height * 0.14}`;
  return (
    <>
      <path className="aton-strike-rim" d={d} />
      <path className="aton-strike" d={d} />
    </>
  );
}

/** The how-manieth priest of this round it is. */
export function Badge({ box, n }: { readonly box: Box; readonly n: number }): ReactElement {
  const r = box.width * 0.16;
  return (
    <g
      className="aton-badge"
      aria-hidden="true"
      transform={`translate(${box.x + box.width - r * 0.4} ${box.y + r * 0.6})`}
    >
      <circle r={r} />
      <text textAnchor="middle" y={r * 0.42} fontSize={r * 1.25}>
        {n}
      </text>
    </g>
  );
}
