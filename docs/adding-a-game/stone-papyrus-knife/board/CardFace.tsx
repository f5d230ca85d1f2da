import type { ReactElement } from 'react';
import type { Card } from '../rules/index.ts';

/** What is drawn on a card, in a square of 24. A card without a drawing would be a type error. */
const DRAWINGS: Readonly<Record<Card, string>> = {
  stone: 'M3 15 7 6l8-2 6 6-1 8-9 3z',
  papyrus: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  knife: 'M4 20 9 15M8 13 18 3q3 5-5 13z',
};

interface CardFaceProps {
  readonly card: Card;
  readonly label: string;
  /** Absent: the card can't be played now. */
  readonly onPress?: () => void;
}

export function CardFace({ card, label, onPress }: CardFaceProps): ReactElement {
  const drawing = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[card]} />
    </svg>
  );
  if (onPress === undefined) {
    return (
      <span className="spk-card" role="img" aria-label={label}>
        {drawing}
      </span>
    );
  }
  return (
    <button type="button" className="spk-card" aria-label={label} onClick={onPress}>
      {drawing}
    </button>
  );
}
