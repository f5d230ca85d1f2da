import type { Vocabulary } from '@naos/engine';
import { type GameBoard, SeatMark } from '@naos/table-ui';
import { type ReactElement, useMemo } from 'react';
import { useT } from '../words/index.ts';
import type { Reel } from './reel.ts';

interface PointsChartProps {
  /** The whole game; undefined while it is on its way, its room is kept meanwhile. */
  readonly reel: Reel | undefined;
  readonly board: GameBoard<Vocabulary> | null;
  readonly names: readonly string[];
  /** The present moment, marked on the chart. */
  readonly now?: number;
}

const WIDE = 800;
const HIGH = 120;
/** Every seat has its own dashes besides its colour. */
const DASHES = ['none', '9 5', '3 4', '14 4 3 4', '1 5'] as const;

/** Each seat's points over the whole game, where the game's board can tell them. */
export function PointsChart({ reel, board, names, now }: PointsChartProps): ReactElement | null {
  const t = useT();
  const rows = useMemo(() => pointsOf(reel, board, names.length), [reel, board, names.length]);
  const last = rows?.at(-1);
  if (rows === null || last === undefined || reel?.last === 0) return null;
  const most = Math.max(1, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const x = (index: number) => (index / (reel?.last ?? 1)) * WIDE;
  const y = (points: number) => HIGH - 4 - ((points - least) / (most - least)) * (HIGH - 8);
  return (
    <figure className="points" data-coming={reel === undefined}>
      <figcaption>
        <b>{t('points.title')}</b>
        {last.map((points, seat) => (
          <span key={seat}>
            <SeatMark seat={seat} size={12} /> {names[seat]} {points}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        {last.map((_, seat) => (
          <polyline
            key={seat}
            data-seat={seat}
            points={rows.map((row, index) => `${x(index).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(' ')}
            fill="none"
            stroke="var(--seat)"
            strokeWidth="2.5"
            strokeDasharray={DASHES[seat % DASHES.length]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {now !== undefined && (
          <line
            x1={x(now)}
            x2={x(now)}
            y1="0"
            y2={HIGH}
            stroke="var(--gold-glow)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </figure>
  );
}

/** The points after each moment, as everybody at the table saw them. */
function pointsOf(
  reel: Reel | undefined,
  board: GameBoard<Vocabulary> | null,
  seats: number,
): readonly (readonly number[])[] | null {
  const points = board?.points;
  if (points === undefined) return null;
  if (reel === undefined) return [Array.from({ length: seats }, () => 0)];
  return reel.frames.map(({ state }) => points(reel.game.view(state, null)));
}
