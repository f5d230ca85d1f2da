import type { ReactElement, ReactNode } from 'react';
import type { told } from '../told.ts';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  /** What the figure counts, and the rule that says so. */
  readonly about?: ReturnType<typeof told>;
}

/** A seat's score, large. A game's SeatFacts begins with one: a phone's strip of seats shows it alone. */
export function SeatScore({ children, label, about }: FactProps): ReactElement {
  return (
    <p className="seat-score" {...about}>
      <span>{children}</span> <small>{label}</small>
    </p>
  );
}

interface SeatFactProps extends FactProps {
  /** What one plays with: a phone's strip of seats shows one's own, with this picture instead of words. */
  readonly sign?: ReactNode;
}

/** One more line of a seat's panel: what it is, how much of it. */
export function SeatFact({ label, children, about, sign }: SeatFactProps): ReactElement {
  return (
    <p className="seat-fact" data-means={sign !== undefined} {...about}>
      {sign !== undefined && <span className="seat-fact-sign">{sign}</span>}
      <span>{label}</span> <b>{children}</b>
    </p>
  );
}

interface SeatCountsProps {
  readonly counts: readonly {
    readonly label: string;
    readonly picture: ReactNode;
    readonly value: ReactNode;
    /** More than the label has to say. */
    readonly about?: string;
  }[];
}

/** A row of small figures, each with its picture; what they are is said on hover, on a long press and to screen readers. */
export function SeatCounts({ counts }: SeatCountsProps): ReactElement {
  return (
    <p className="seat-fact seat-counts">
      {counts.map(({ label, picture, value, about }) => (
        <span key={label} data-explain={about ?? label}>
          {picture}
          <span className="unseen">{label} </span>
          <b>{value}</b>
        </span>
      ))}
    </p>
  );
}
