import { useSyncExternalStore } from 'react';
import type { Reel } from './reel.ts';
import { type Progress, ReviewRun } from './review-run.ts';

/** So many reviews are remembered: one looks at a game's end, at its replay, and at the end again. */
const REMEMBERED_REVIEWS = 8;
const runs = new Map<string, ReviewRun>();

function runOf(reel: Reel): ReviewRun {
  const key = reel.transcript.hashes.at(-1) ?? '';
  const known = runs.get(key);
  if (known !== undefined) return known;
  const [oldest] = runs.keys();
  if (runs.size >= REMEMBERED_REVIEWS && oldest !== undefined) runs.delete(oldest);
  const run = new ReviewRun(reel);
  runs.set(key, run);
  return run;
}

const NOTHING: Progress = { begun: false, opinions: [], done: 0, of: 0 };
const never = () => () => {};
const nothing = () => NOTHING;

/** The review of a game, as far as it has come: it goes on while anything on the page shows it. */
export function useReview(reel: Reel | null): Progress & { readonly start: () => void } {
  const run = reel === null ? null : runOf(reel);
  const progress = useSyncExternalStore(run?.subscribe ?? never, run?.now ?? nothing);
  return { ...progress, start: () => run?.start() };
}
