import type { RatingStep, TableCard } from '@naos/protocol';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';

/** The server notes a result a moment after the end. */
const MOST_TRIES = 4;
const PAUSE_MS = 1500;

/** What a rated game did to one's rating, also when one comes back to it later; null until it is known. */
export function useRating({ id, rated, status, resigned }: TableCard, isMine: boolean): RatingStep | null {
  const [step, setStep] = useState<RatingStep | null>(null);
  const isOver = status === 'finished' || resigned !== undefined;
  useEffect(() => {
    if (!rated || !isMine || !isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const ask = async (tries: number): Promise<void> => {
      // Without an answer there is nothing to show: the game is over all the same.
      const found = await api.ratingStep(id).catch(() => null);
      if (!here) return;
      if (found !== null) setStep(found);
      else if (tries > 1) timer = setTimeout(() => void ask(tries - 1), PAUSE_MS);
    };
    void ask(MOST_TRIES);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [id, rated, isMine, isOver]);
  return step;
}
