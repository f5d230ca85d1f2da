import { memo, type ReactElement } from 'react';
import { AREAS, areaAt, boardOf, CITIES } from '../../rules/content/areas.ts';
import type { KemetView } from '../../rules/view.ts';
import { PlacedGlyph } from '../look/Glyph.tsx';
import { cityMiddle, heart, type Point, pyramidSpot, spotsOf, WALLS } from './land.ts';
import { Pyramid } from './Pyramid.tsx';

/** The walled cities in play, each in its lord's colour. */
export function Cities({ view }: { readonly view: KemetView }): ReactElement {
  return (
    <g aria-hidden="true">
      {boardOf(view.seats).cities.map((city) => (
        <City key={CITIES[city]?.id} city={city} lord={view.lord[city] ?? -1} />
      ))}
    </g>
  );
}

const City = memo(function City({ city, lord }: { readonly city: number; readonly lord: number }): ReactElement {
  const wall = WALLS[city] ?? [];
  const outline = `M${wall.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  const middle = cityMiddle(city);
  const inner = innerCorners(city, wall);
  return (
    <g className="kemet-city" data-seat={lord}>
      <path className="kemet-shade" d={outline} transform="translate(5 8)" />
      <path className="kemet-floor" d={outline} />
      <path className="kemet-tint" d={outline} />
      {inner.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="kemet-inner-wall" d={`M${middle.x} ${middle.y}L${x} ${y}`} />
      ))}
      <path className="kemet-wall-edge" d={outline} />
      <path className="kemet-wall" d={outline} />
      <path className="kemet-wall-teeth" d={outline} />
      {wall.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className="kemet-tower" d="M-11 -11H11V11H-11Z" />
          <path className="kemet-tower-roof" d="M-6 -6H6V6H-6Z" />
        </g>
      ))}
    </g>
  );
});

/** The corners of the outer wall that the inner walls run to: those that two districts share. */
function innerCorners(city: number, wall: readonly Point[]): readonly Point[] {
  const middle = cityMiddle(city);
  const shared = [0, 1, 2].flatMap((i) => areaAt(city * 3 + i).polygon.map(([x = 0, y = 0]) => `${x} ${y}`));
  const twice = new Set(shared.filter((key, i) => shared.indexOf(key) !== i));
  const angles = [...twice].map((key) => {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    return Math.atan2(y - middle.y, x - middle.x);
  });
  return wall.filter(({ x, y }) =>
    angles.some((angle) => Math.abs(Math.atan2(y - middle.y, x - middle.x) - angle) < 0.01),
  );
}

/** The pyramids of all cities. */
export function Pyramids({ view }: { readonly view: KemetView }): ReactElement {
  return (
    <g aria-hidden="true">
      {view.height.map((height, district) => {
        const { x, y } = pyramidSpot(district);
        return (
          <Pyramid
            key={AREAS[district]?.id}
            x={x}
            y={y}
            scale={0.72}
            colour={view.colour[district] ?? 0}
            height={height}
          />
        );
      })}
    </g>
  );
}

/** Temples, sanctuary, obelisks and ports. */
export const Landmarks = memo(function Landmarks({ seats }: { readonly seats: number }): ReactElement {
  return (
    <g aria-hidden="true">
      {boardOf(seats).areas.map((area) => {
        const { type, obelisk, port, income, id } = areaAt(area);
        const at = heart(area);
        const spots = spotsOf(area);
        return (
          <g key={id}>
            {obelisk && <Obelisk {...spots.obelisk} />}
            {type === 'temple' && <Temple x={at.x} y={at.y} income={income} delta={id === 'delta-temple'} />}
            {type === 'sanctuary' && <Sanctuary {...at} />}
            {port !== null && <Port {...spots.port} trade={port === 'trade'} />}
          </g>
        );
      })}
    </g>
  );
});

function Temple({ x, y, income, delta }: Point & { readonly income: number; readonly delta: boolean }): ReactElement {
  return (
    <g className="kemet-temple" transform={`translate(${x} ${y})`}>
      <ellipse className="kemet-shade" cx="4" cy="20" rx="40" ry="7" />
      <path className="kemet-stone-dim" d="M8 -16H32L35 18H5Z" />
      <path className="kemet-stone" d="M-35 18L-32 -16H-8L-5 18Z" />
      <path className="kemet-stone" d="M-8 -6H10V18H-8Z" />
      <path className="kemet-door" d="M-4 18V4H6V18Z" />
      <path className="kemet-cornice" d="M-35 -20H-5V-15H-35ZM5 -20H35V-15H5Z" />
      <path className="kemet-flag" d="M-20 -20V-34L-8 -30L-20 -26M20 -20V-34L32 -30L20 -26" />
      <g transform="translate(2 36)">
        <rect className="kemet-plate" x="-25" y="-13" width="50" height="26" rx="7" />
        <PlacedGlyph name={delta ? 'person' : 'ankh'} x={-10} y={0} size={18} className="kemet-plate-glyph" />
        <text className="kemet-plate-text" x="9" y="7">
          {delta ? '5' : income}
        </text>
      </g>
    </g>
  );
}

function Sanctuary({ x, y }: Point): ReactElement {
  return (
    <g className="kemet-temple" transform={`translate(${x - 8} ${y - 10})`}>
      <ellipse className="kemet-shade" cx="2" cy="18" rx="26" ry="6" />
      <path className="kemet-stone" d="M-24 16L-20 -8H20L24 16Z" />
      <path className="kemet-cornice" d="M-26 -14H26V-8H-26Z" />
      <path className="kemet-door" d="M-14 16V-2H-8V16M-3 16V-2H3V16M8 16V-2H14V16" />
      <path className="kemet-cap" d="M-14 -14L0 -26L14 -14Z" />
    </g>
  );
}

function Obelisk({ x, y }: Point): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className="kemet-shade" cx="3" cy="22" rx="15" ry="4" />
      <path className="kemet-stone-dim" d="M0 -20L5 22H0Z" />
      <path className="kemet-stone" d="M0 -20L-5 22H0Z" />
      <path className="kemet-cap" d="M-4.500 -20L0 -32L4.500 -20Z" />
      <path className="kemet-door" d="M-9 22H9V26H-9Z" />
    </g>
  );
}

function Port({ x, y, trade }: Point & { readonly trade: boolean }): ReactElement {
  return (
    <g className="kemet-port" data-trade={trade} transform={`translate(${x} ${y})`}>
      {trade ? <circle r="15" /> : <path d="M-14 -15H14V6L0 17L-14 6Z" />}
      <PlacedGlyph name={trade ? 'boat' : 'anchor'} x={0} y={-1} size={19} className="kemet-port-glyph" />
    </g>
  );
}
