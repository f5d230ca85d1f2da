import { useEffect } from 'react';
import { grips, type Props, spots } from './held-piece.ts';
import { NOTHING, picks } from './ticked-cells.ts';

/** Puts everything back that was held or ticked when another question is asked. */
export function useFreshHands({ ask, view }: Props): void {
  const question = `${ask?.choice ?? ''} ${view.round}`;
  const asked = ask?.choice;
  useEffect(() => {
    if (question !== '') grips.set(null);
    spots.set(null);
    if (asked !== 'occupy cells') picks.set(NOTHING);
  }, [question, asked]);
}
