import type { Opinion, Step } from '@naos/bots/review';
import type { Outcome } from '@naos/engine';
import { SeatMark } from '@naos/table-ui';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';
import { NowLine, SeatCurve, WIDE } from './Curves.tsx';
import { curves } from './review.ts';

interface ChanceChartProps {
  readonly opinions: readonly Opinion[];
  readonly last: number;
  /** How the game ended, once all of it has been looked at. */
  readonly places: Outcome['places'] | null;
  readonly names: readonly string[];
  readonly now: number;
  /** Decisions that cost most, marked and numbered. */
  readonly turns: readonly Opinion[];
  /** What luck and their own decisions did to one of them, moment by moment. */
  readonly steps?: readonly Step[];
  readonly onGo: (index: number) => void;
}

const HIGH = 100;
const LANES = ['luck', 'own'] as const;
const LANE_HIGH = 34;
/** A third of a whole game fills a lane that goes one way. */
const LANE_SCALE = 3 * LANE_HIGH;
const BAR = 8;
/** Luck goes both ways, one's own decisions only down. */
const axisOf = (lane: (typeof LANES)[number]): number => (lane === 'luck' ? LANE_HIGH / 2 : 1);

/** Chances to win over the game, as the bot judged them from what each seat knew. */
export function ChanceChart(props: ChanceChartProps): ReactElement {
  const { opinions, last, places, names, now, turns, steps = [], onGo } = props;
  const t = useT();
  const rows = curves(opinions, names.length, places && { index: last, places });
  const x = (index: number) => (index / Math.max(1, last)) * WIDE;
  // Of a moment that has not been looked at yet nobody knows the chances.
  const isKnown = places !== null || now <= (opinions.at(-1)?.index ?? -1);
  return (
    <figure className="points">
      <figcaption>
        <b>{t('review.chance')}</b>
        {rows.map((row, seat) => {
          const present = row.findLast(({ index }) => index <= now) ?? row[0];
          return (
            <span key={seat}>
              <SeatMark seat={seat} size={12} /> {names[seat]}{' '}
              {isKnown && present !== undefined && `${Math.round(present.chance * 100)} %`}
            </span>
          );
        })}
      </figcaption>
      <div className="chance-plot">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <line x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          {rows.map((row, seat) => (
            <SeatCurve
              key={seat}
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
            // Where marks lie close together the costliest stays in sight.
            style={{
              left: `${(100 * index) / Math.max(1, last)}%`,
              top: `${100 * (1 - chance)}%`,
              zIndex: turns.length - i,
            }}
            aria-label={`${i + 1}. ${t('review.go', { n: index + 1 })}`}
            onClick={() => onGo(index)}
          >
            {i + 1}
          </button>
        ))}
      </div>
      {steps.length > 0 && (
        <div className="apart">
          {LANES.map((lane) => (
            <p key={lane}>
              <span>{t(lane === 'luck' ? 'luck.luck' : 'luck.own')}</span>
              <svg viewBox={`0 0 ${WIDE} ${LANE_HIGH}`} preserveAspectRatio="none" aria-hidden="true" data-lane={lane}>
                <line x1="0" x2={WIDE} y1={axisOf(lane)} y2={axisOf(lane)} vectorEffect="non-scaling-stroke" />
                {steps
                  .filter(({ kind }) => kind === lane)
                  .map(({ index, change }) => {
                    const high = Math.min(LANE_HIGH, Math.abs(change) * LANE_SCALE);
                    const top = change > 0 ? axisOf(lane) - high : axisOf(lane);
                    return <rect key={index} x={x(index) - BAR / 2} width={BAR} y={top} height={high} />;
                  })}
              </svg>
            </p>
          ))}
        </div>
      )}
    </figure>
  );
}
