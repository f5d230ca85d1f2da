import type { RatingRow, TableCard } from '@naos/protocol';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api.ts';

const NEWCOMER_RATING = 1000;
/** The server notes a result a moment after the end. */
const MOST_TRIES = 4;
const PAUSE_MS = 1500;

/** What one game did to a rating; null where other games were rated meanwhile, or nobody looked before. */
export function ratingChange(before: RatingRow | null, { rating, games }: RatingRow): number | null {
  if (games === 1) return Math.round(rating) - NEWCOMER_RATING;
  return before !== null && before.games + 1 === games ? Math.round(rating) - Math.round(before.rating) : null;
}

/** One's own standing after a rated game, and what the game did to it; null until it is known. */
export function useRating(
  { game, rated, status: stands, resigned }: TableCard,
  player: string | null,
): { readonly row: RatingRow; readonly change: number | null } | null {
  const status = resigned === undefined ? stands : 'finished';
  const before = useRef<RatingRow | null>(null);
  const [after, setAfter] = useState<RatingRow | null>(null);
  useEffect(() => {
    if (!rated || player === null || (status !== 'running' && status !== 'finished')) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const ask = async (tries: number): Promise<void> => {
      // Without an answer there is nothing to show: the game is over all the same.
      const rows = await api.ratings(game).catch(() => []);
      const row = rows.find((one) => one.player === player) ?? null;
      if (!here) return;
      if (status === 'running') before.current = row;
      else if (row !== null && row.games !== before.current?.games) setAfter(row);
      else if (tries > 1) timer = setTimeout(() => void ask(tries - 1), PAUSE_MS);
    };
    void ask(status === 'running' ? 1 : MOST_TRIES);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, rated, status, player]);
  return after === null ? null : { row: after, change: ratingChange(before.current, after) };
}
