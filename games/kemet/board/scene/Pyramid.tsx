import type { ReactElement } from 'react';
import { COLOURS } from '../../rules/content/colours.ts';

interface PyramidProps {
  readonly x: number;
  readonly y: number;
  readonly colour: number;
  readonly height: number;
  readonly scale?: number;
}

const BASE = 36;
const STEP = 15;

/** A pyramid that has grown to its height: three courses, each with its ledge, and a golden top for the fourth level. */
export function Pyramid({ x, y, colour, height, scale = 1 }: PyramidProps): ReactElement | null {
  if (height === 0) return null;
  const id = COLOURS[colour] ?? 'ruby';
  const courses = Array.from({ length: Math.min(3, height) }, (_, level) => {
    const foot = BASE - level * 9;
    const head = foot - 6;
    const bottom = 20 - level * STEP;
    return { level, foot, head, bottom, top: bottom - STEP };
  });
  const top = 20 - courses.length * STEP;
  const half = BASE - courses.length * 9;
  return (
    <g className="kemet-pyramid" data-colour={id} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="kemet-shade" d="M-40 20L0 28L44 20L10 30L-8 31Z" />
      {courses.map(({ level, foot, head, bottom, top: above }) => (
        <g key={level}>
          <path
            className="kemet-lit"
            d={`M${-foot} ${bottom}L${-head} ${above}H0V${bottom + (level === 0 ? 3 : 0)}Z`}
          />
          <path className="kemet-dim" d={`M${foot} ${bottom}L${head} ${above}H0V${bottom + (level === 0 ? 3 : 0)}Z`} />
          <path className="kemet-ledge" d={`M${-head} ${above}H${head}`} />
        </g>
      ))}
      <path
        className="kemet-pyramid-pattern"
        fill={`url(#kemet-p-${id})`}
        d={`M${-BASE} 20L${-(half + 3)} ${top}H${half + 3}L${BASE} 20L0 23Z`}
      />
      {height >= 4 ? (
        <>
          <path className="kemet-cap" d="M-9 -25L0 -41V-25Z" />
          <path className="kemet-cap-dim" d="M9 -25L0 -41V-25Z" />
        </>
      ) : (
        <path className="kemet-ghost" d={`M${-half} ${top}L0 -40L${half} ${top}`} />
      )}
      <circle className="kemet-plate" cx="30" cy="14" r="13.500" />
      <text className="kemet-level" x="30" y="21">
        {height}
      </text>
    </g>
  );
}
