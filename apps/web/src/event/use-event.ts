import type { EventPage } from '@naos/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ApiProblem } from '../online/api.ts';
import { eventApi } from './event-api.ts';

const AGAIN_MS = 3_000;

/** An event as it is now: each answer of the server waits for the next change. */
export function useEvent(id: string) {
  const [page, setPage] = useState<EventPage | null>(null);
  const [state, setState] = useState<'here' | 'lost' | 'gone'>('here');
  const [round, setRound] = useState<number | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when somebody has become somebody here
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      for (let after: number | null = null; isHere; ) {
        try {
          const next: EventPage = await eventApi.page(id, { round, after });
          if (!isHere) return;
          setPage(next);
          setState('here');
          after = next.revision;
          if (next.status === 'over' || next.status === 'cancelled') return;
        } catch (problem) {
          if (!(problem instanceof ApiProblem)) throw problem;
          if (!isHere) return;
          const isGone = problem.code === 'no table';
          setState(isGone ? 'gone' : 'lost');
          if (isGone) return;
          await new Promise((done) => setTimeout(done, AGAIN_MS));
        }
      }
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [id, round, times]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  return { page, state, setRound, again };
}
