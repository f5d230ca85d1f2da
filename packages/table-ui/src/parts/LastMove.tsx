import { line, type Say } from '@naos/words';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { SeatMark } from './SeatMark.tsx';
import type { Recent } from './use-recent.ts';

// The same element every time: React does not look into it again.
const BACK = <ChevronLeft size={17} aria-hidden="true" />;
const ON = <ChevronRight size={17} aria-hidden="true" />;

/** More letters than this are written smaller where a phone has two lines for them. */
const LONG = 50;
/** More than this are written smaller at a desk, in two lines. */
const LONGER = 90;

interface LastMoveProps {
  readonly recent: Recent;
  /** Why something is not allowed, said in place of it. */
  readonly reason: ReactNode;
  readonly say: Say;
}

/** One line above the board: what was just done, until the next; several moves of others are stepped through. */
export function LastMove({ recent, reason, say }: LastMoveProps): ReactElement {
  const { shown, at, of, go } = recent;
  return (
    <section className="last-move" aria-label={say(line('table.last'))}>
      {reason !== null && <div className="last-move-reason">{reason}</div>}
      {shown !== null && (
        <>
          {shown.seat === null ? <span className="seat-mark dash" /> : <SeatMark seat={shown.seat} size={14} />}
          <p data-explain={shown.text} data-long={shown.text.length > LONG} data-longer={shown.text.length > LONGER}>
            {shown.text}
          </p>
        </>
      )}
      {of > 1 && (
        <span className="last-move-steps">
          <button
            type="button"
            className="icon"
            aria-label={say(line('table.last.before'))}
            onClick={() => go(at - 1)}
            disabled={at === 0}
          >
            {BACK}
          </button>
          <span>{say(line('table.last.at', { n: at + 1, of }))}</span>
          <button
            type="button"
            className="icon"
            aria-label={say(line('table.last.next'))}
            onClick={() => go(at + 1)}
            disabled={at === of - 1}
          >
            {ON}
          </button>
        </span>
      )}
    </section>
  );
}
