import type { Seat, Vocabulary } from '@naos/engine';
import { useMemo, useState } from 'react';
import { type RecentMove, recentMoves } from '../session/recent.ts';
import type { Scene } from '../session/session.ts';

/** The moves that the line above the board tells, and the one of them that it shows. */
export interface Recent {
  readonly shown: { readonly seat: Seat | null; readonly text: string } | null;
  readonly at: number;
  readonly of: number;
  readonly go: (at: number) => void;
}

const NOTHING: readonly Vocabulary['event'][] = [];

/** What the others have just done; the newest until somebody steps back, and again when another move comes. */
export function useRecent<V extends Vocabulary>(
  { log, seat }: Scene<V>,
  tell: (event: V['event']) => string | null,
): Recent & { readonly events: readonly V['event'][] } {
  const moves = useMemo(() => recentMoves(log, seat, tell), [log, seat, tell]);
  const newest = moves.at(-1)?.n ?? 0;
  const [chosen, setChosen] = useState({ newest, at: -1 });
  const last = moves.length - 1;
  const at = chosen.newest === newest && chosen.at >= 0 ? Math.min(chosen.at, last) : Math.max(0, last);
  const shown: RecentMove<V> | null = moves[at] ?? null;
  return {
    shown,
    at,
    of: moves.length,
    go: (to) => setChosen({ newest, at: to }),
    events: shown?.events ?? NOTHING,
  };
}
