import type { ReactElement, ReactNode } from 'react';

/** A seat's score, large. A game's SeatFacts begins with one: a phone's strip of seats shows it alone. */
export function SeatScore({ children, label }: { readonly children: ReactNode; readonly label: string }): ReactElement {
  return (
    <p className="seat-score">
      <span>{children}</span> <small>{label}</small>
    </p>
  );
}

/** One more line of a seat's panel: what it is, how much of it. */
export function SeatFact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <p className="seat-fact">
      <span>{label}</span> <b>{children}</b>
    </p>
  );
}
