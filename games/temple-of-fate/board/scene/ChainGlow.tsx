import type { ReactElement } from 'react';
import type { Chain } from '../../rules/chains.ts';
import { COLOURS } from '../../rules/content/colours.ts';
import { SIZE } from '../../rules/content/geometry.ts';
import { glyphPath } from '../look/Glyph.tsx';
import { Ornament } from '../look/Ornament.tsx';
import { CELL, cornerIn } from './picture.ts';

interface ChainGlowProps {
  readonly chain: Chain;
  readonly cells: readonly number[];
  /** A quieter rim: the chain is only shown, not picked. */
  readonly quiet?: boolean;
}

/** A chain lit up: its rim climbs the steps, dots join its cells, a plate names colour and length. */
export function ChainGlow({ chain, cells, quiet = false }: ChainGlowProps): ReactElement {
  const colour = COLOURS[chain.colour] ?? 'fire';
  const corners = chain.cells.map((cell) => ({ cell, ...cornerIn(cells, cell) }));
  const has = new Set(chain.cells);
  return (
    <g className="tof-chain" data-quiet={quiet} data-marked={chain.marked}>
      <g className="tof-chain-rim">
        {corners.map(({ cell, x, y }) => (
          <rect key={cell} x={x - 4} y={y - 4} width={CELL + 8} height={CELL + 8} rx="4" />
        ))}
      </g>
      <g fill={`var(--tof-${colour}-d)`}>
        {corners.map(({ cell, x, y }) => (
          <rect key={cell} x={x - 0.5} y={y - 0.5} width={CELL + 1} height={CELL + 1} />
        ))}
      </g>
      {corners.map(({ cell, x, y }) => (
        <Ornament key={cell} colour={colour} x={x} y={y} />
      ))}
      <g className="tof-chain-links">
        {corners.map(({ cell, x, y }) => (
          <g key={cell}>
            {cell % SIZE < SIZE - 1 && has.has(cell + 1) && <circle cx={x + CELL} cy={y + CELL / 2} r="4" />}
            {has.has(cell + SIZE) && <circle cx={x + CELL / 2} cy={y + CELL} r="4" />}
          </g>
        ))}
      </g>
    </g>
  );
}

/** Colour and length of a chain on a plate above it. */
export function ChainPlate({ chain, cells }: Omit<ChainGlowProps, 'quiet'>): ReactElement {
  const corners = chain.cells.map((cell) => cornerIn(cells, cell));
  const top = corners.reduce((best, corner) => (corner.y < best.y ? corner : best));
  const x = Math.min(440, Math.max(40, top.x + CELL / 2));
  const y = Math.max(8, top.y - 10);
  return (
    <g className="tof-plate" transform={`translate(${x} ${y})`}>
      <rect x="-36" y="-20" width="72" height="36" rx="18" />
      <g transform="translate(-26 -14) scale(.046)" fill={`var(--tof-${COLOURS[chain.colour]}-plate)`}>
        <path d={glyphPath(COLOURS[chain.colour] ?? '')} />
      </g>
      <text x="14" y="8">
        {chain.length}
      </text>
    </g>
  );
}
