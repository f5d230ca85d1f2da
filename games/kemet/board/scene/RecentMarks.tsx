import type { ReactElement } from 'react';
import type { KemetEvent } from '../../rules/events.ts';
import { PlacedGlyph } from '../look/Glyph.tsx';
import { OUTLINES, type Point, spotsOf } from './land.ts';

interface RecentMarksProps {
  readonly events: readonly KemetEvent[];
}

/** What was just done stays lit on the map until the next: the way of a troop, the areas that changed, a battle's sum. */
export function RecentMarks({ events }: RecentMarksProps): ReactElement {
  return (
    <g aria-hidden="true" className="kemet-recent" data-part="recent">
      {events.map((event, i) => (
        <Mark key={i} event={event} />
      ))}
    </g>
  );
}

function Mark({ event }: { readonly event: KemetEvent }): ReactElement | null {
  switch (event.kind) {
    case 'went':
    case 'retreated':
      return (
        <g data-seat={event.seat}>
          <path className="kemet-recent-area" data-kind="from" d={OUTLINES[event.from]} />
          <path className="kemet-recent-area" d={OUTLINES[event.to]} />
          <Way from={spotsOf(event.from).troop} to={spotsOf(event.to).troop} />
        </g>
      );
    case 'outcome':
      return <Sum area={event.area} seat={event.winner} text={`${event.attack} : ${event.defence}`} />;
    case 'pyramid':
      return <Lit area={event.district} seat={event.seat} />;
    case 'enlisted':
    case 'posted':
    case 'struck':
    case 'recalled':
    case 'offered':
      return <Lit area={event.area} seat={event.seat} />;
    case 'battle':
      return <Lit area={event.area} seat={event.attacker} />;
    case 'garrison':
      return (
        <>
          {event.areas.map((area) => (
            <Lit key={area} area={area} seat={event.seat} />
          ))}
        </>
      );
    default:
      return null;
  }
}

function Lit({ area, seat }: { readonly area: number; readonly seat: number }): ReactElement {
  return <path className="kemet-recent-area" data-seat={seat} d={OUTLINES[area]} />;
}

/** How far the line of a way bends to the side, of its length. */
const BEND = 0.18;
/** The line ends before the piece that has come along it. */
const SHORT = 34;

function Way({ from, to }: { readonly from: Point; readonly to: Point }): ReactElement | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < SHORT * 2) return null;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const bent = {
    x: (from.x + to.x) / 2 - dy * length * BEND,
    y: (from.y + to.y) / 2 + dx * length * BEND,
  };
  const along = Math.hypot(to.x - bent.x, to.y - bent.y);
  const end = {
    x: to.x - ((to.x - bent.x) / along) * SHORT,
    y: to.y - ((to.y - bent.y) / along) * SHORT,
  };
  const line = `M${from.x} ${from.y}Q${bent.x.toFixed(1)} ${bent.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  const turn = (Math.atan2(end.y - bent.y, end.x - bent.x) * 180) / Math.PI;
  return (
    <>
      <path className="kemet-way-edge" d={line} />
      <path className="kemet-way" d={line} />
      <path
        className="kemet-way-head"
        d="M-16 -13L10 0L-16 13Z"
        transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
      />
    </>
  );
}

interface SumProps {
  readonly area: number;
  readonly seat: number;
  readonly text: string;
}

/** The strengths of a battle, as a flag over its area. */
function Sum({ area, seat, text }: SumProps): ReactElement {
  const { badge } = spotsOf(area);
  return (
    <g className="kemet-sum" data-seat={seat} transform={`translate(${badge.x} ${badge.y - 34})`}>
      <rect x="-66" y="-22" width="132" height="44" rx="22" />
      <PlacedGlyph name="swords" x={-40} y={0} size={28} className="kemet-sum-glyph" />
      <text x="16" y="10">
        {text}
      </text>
    </g>
  );
}
