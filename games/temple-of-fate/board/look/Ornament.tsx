import type { ReactElement } from 'react';

interface OrnamentProps {
  readonly colour: string | undefined;
  readonly x: number;
  readonly y: number;
}

/** An ornament on a cell whose corner is at a place; `Defs` has its picture. */
export function Ornament({ colour, x, y }: OrnamentProps): ReactElement {
  return <rect x={x} y={y} width="60" height="60" fill={`url(#tof-o-${colour})`} />;
}
