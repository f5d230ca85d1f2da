import type { Vocabulary } from '@naos/engine';
import { type GameBoard, SeatMark } from '@naos/table-ui';
import { type ReactElement, useMemo } from 'react';
import { useT } from '../words/index.ts';
import { NowLine, SeatCurve, WIDE } from './Curves.tsx';
import type { Reel } from './reel.ts';

interface PointsChartProps {
  /** The whole game; undefined while it is on its way, its room is kept meanwhile. */
  readonly reel: Reel | undefined;
  readonly board: GameBoard<Vocabulary> | null;
  readonly names: readonly string[];
  /** The present moment, marked on the chart. */
  readonly now?: number;
}

const HIGH = 120;

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
          <SeatCurve
            key={seat}
            seat={seat}
            points={rows.map((row, index) => `${x(index).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(' ')}
          />
        ))}
        {now !== undefined && <NowLine x={x(now)} high={HIGH} />}
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
