import type { Told } from '@naos/engine';
import { storeOf } from '@naos/table-ui';
import { useEffect } from 'react';
import type { TekhenuEvent } from '../../rules/events.ts';

/** Events of the last scoring, kept until the next one; empty before the first. */
export const lastScoring = storeOf<readonly TekhenuEvent[]>([]);

/** Whether the scoring in the store is still going on. */
let running = false;

/** Notes what the latest events say about a scoring. */
export function noteScoring(fresh: readonly Told<TekhenuEvent>[]): void {
  let noted = lastScoring.get();
  for (const { event } of fresh) {
    if (event.kind === 'scoring') {
      running = true;
      noted = [event];
    } else if (event.kind === 'destiny card' || event.kind === 'revealed') running = false;
    else if (running && (event.kind === 'points' || event.kind === 'lost')) noted = [...noted, event];
  }
  lastScoring.set(noted);
}

export function useScoringNews(fresh: readonly Told<TekhenuEvent>[]): void {
  useEffect(() => noteScoring(fresh), [fresh]);
}
