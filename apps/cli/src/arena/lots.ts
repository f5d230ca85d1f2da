import { Crew } from './crew.ts';
import type { Conditions, Job, Peek, Watch } from './job.ts';
import type { Kept } from './kept.ts';

/** One thing to be played, watched or looked at: the unit that is handed out, kept and counted. */
export interface Lot {
  /** Its name within the game, with its number as the last word. */
  readonly name: string;
  readonly conditions: Conditions;
  readonly task: Job | Watch | Peek;
  /**
   * How much of its kind comes before it, from 0 to 1. Lots are begun in this order, all games, parts and pairs together: a
   * run that is cut short has done the same share of everything, whatever the scores were.
   */
  readonly due: number;
}

/** Lots of one game, and what is kept of them. */
export interface Share {
  readonly lots: readonly Lot[];
  readonly kept: Kept;
}

interface Limits {
  readonly registry: string;
  readonly workers?: number;
  /** Nothing is begun that may end after this moment (milliseconds since the epoch). */
  readonly deadline: number;
}

/** Plays what is not kept yet, on every core. `shown` hears of each lot. */
export async function playLots(
  shares: readonly Share[],
  { registry, workers, deadline }: Limits,
  shown: (done: number, total: number, latest: Lot) => void,
): Promise<void> {
  const open = shares
    .flatMap(({ lots, kept }) => lots.filter(({ name }) => !kept.answers.has(name)).map((lot) => ({ ...lot, kept })))
    .toSorted((a, b) => a.due - b.due);
  const total = open.length;
  if (total === 0 || Date.now() >= deadline) return;
  const next = () => {
    const at = open.findIndex(({ name, kept }) => Date.now() + kept.mayTake(name) < deadline);
    const [lot] = at < 0 ? [] : open.splice(at, 1);
    return lot && { ...lot, begun: Date.now() };
  };
  const crew = new Crew(registry, workers);
  let done = 0;
  try {
    await crew.work<Lot['task'], Lot & { readonly kept: Kept; readonly begun: number }>(next, (answer, lot) => {
      lot.kept.add(lot.name, Date.now() - lot.begun, answer);
      shown(++done, total, lot);
    });
  } finally {
    await crew.dismiss();
  }
}
