import type { Opinion } from '@naos/bots/review';
import { SeatMark } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';
import { NowLine, SeatCurve, WIDE } from './Curves.tsx';
import { curves } from './review.ts';

interface ChanceChartProps {
  readonly opinions: readonly Opinion[];
  readonly last: number;
  readonly names: readonly string[];
  readonly now: number;
  /** Decisions that cost most, marked and numbered. */
  readonly turns: readonly Opinion[];
  readonly onGo: (index: number) => void;
}

const HIGH = 100;

/** Chances to win over the game, as the bot judged them from what each seat knew. */
export function ChanceChart({ opinions, last, names, now, turns, onGo }: ChanceChartProps): ReactElement {
  const t = useT();
  const rows = curves(opinions, names.length);
  const x = (index: number) => (index / Math.max(1, last)) * WIDE;
  return (
    <figure className="points">
      <figcaption>
        <b>{t('review.chance')}</b>
        {rows.map((row, seat) => {
          const present = row.findLast(({ index }) => index <= now) ?? row[0];
          return (
            <span key={names[seat]}>
              <SeatMark seat={seat} size={12} /> {names[seat]}{' '}
              {present === undefined ? '' : `${Math.round(present.chance * 100)} %`}
            </span>
          );
        })}
      </figcaption>
      <div className="chance-plot">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <line x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          {rows.map((row, seat) => (
            <SeatCurve
              key={names[seat]}
              seat={seat}
              points={row
                .map(({ index, chance }) => `${x(index).toFixed(1)},${((1 - chance) * HIGH).toFixed(1)}`)
                .join(' ')}
            />
          ))}
          <NowLine x={x(now)} high={HIGH} />
        </svg>
        {turns.map(({ index, chance, seat }, i) => (
          <button
            key={index}
            type="button"
            className="turn-mark"
            data-seat={seat}
            style={{ left: `${(100 * index) / Math.max(1, last)}%`, top: `${100 * (1 - chance)}%` }}
            aria-label={`${i + 1}. ${t('review.go', { n: index + 1 })}`}
            onClick={() => onGo(index)}
          >
            {i + 1}
          </button>
        ))}
      </div>
    </figure>
  );
}
