import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useT } from '../words/index.ts';
import { NowLine, SeatCurve, WIDE } from './Curves.tsx';
import type { RecordedGame } from './replay-session.ts';
import { costliest, curves } from './review.ts';
import { useReview } from './use-review.ts';

const HIGH = 46;
/** Moments that the buttons stop at. */
const MOST_TURNS = 8;

interface StripProps {
  readonly session: RecordedGame;
  readonly onGo: (index: number) => void;
}

/** The curve of chances over the timeline with its turning points, once the game is being reviewed. */
export function Strip({ session: { reel, at }, onGo }: StripProps): ReactElement | null {
  const t = useT();
  const { opinions, begun, done, of } = useReview(reel);
  // Its room is there from the beginning: a board that grew smaller under a pointer would be another one.
  if (opinions.length < 2 && !(begun && done < of)) return null;
  const turns = costliest(opinions, MOST_TURNS)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b);
  const before = turns.findLast((index) => index < at);
  const after = turns.find((index) => index > at);
  const x = (index: number): number => (index / Math.max(1, reel.last)) * WIDE;
  const seats = reel.transcript.head.seats;
  const places = done < of ? undefined : reel.situation(reel.last, null).outcome?.places;
  const end = places === undefined ? null : { index: reel.last, places };
  return (
    <div className="curve-strip">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={t('review.chance')}>
        <line x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        {curves(opinions, seats, end).map((row, seat) => (
          <SeatCurve
            key={`seat ${seat + 1}`}
            seat={seat}
            points={row
              .map(({ index, chance }) => `${x(index).toFixed(1)},${((1 - chance) * HIGH).toFixed(1)}`)
              .join(' ')}
          />
        ))}
        {turns.map((index) => (
          <line
            key={index}
            className="turn"
            x1={x(index)}
            x2={x(index)}
            y1="0"
            y2={HIGH}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <NowLine x={x(at)} high={HIGH} />
      </svg>
      <div className="row">
        <button
          type="button"
          className="btn"
          aria-label={t('replay.turn.back')}
          disabled={before === undefined}
          onClick={() => before !== undefined && onGo(before)}
        >
          <ChevronLeft size={17} aria-hidden="true" />
          <span>{t('replay.turn')}</span>
        </button>
        <button
          type="button"
          className="btn"
          aria-label={t('replay.turn.next')}
          disabled={after === undefined}
          onClick={() => after !== undefined && onGo(after)}
        >
          <span>{t('replay.turn')}</span>
          <ChevronRight size={17} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
