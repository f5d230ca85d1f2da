import type { Puzzle } from '@naos/game-module';
import type { Dig, Order, Outcome } from '../arena/job.ts';
import { type Dug, noTally, type Tally, tallied } from './find.ts';
import { bandOf, type Crowd, crowdIn, verbOf } from './variety.ts';

/**
 * A deal knows what there were enough of so many deals before it, and no more: then what is found does not depend on how
 * many threads look for it, nor on which of them is faster.
 */
const BEHIND = 128;

/** Hands orders to threads and takes their answers: `Crew.work`. */
type Work = (
  next: () => Promise<Order<Dig> | undefined>,
  ready: (answer: Outcome<Dig>, order: Order<Dig>) => void,
) => Promise<void>;

interface Plan {
  readonly first: number;
  /** Deals that are played at most. */
  readonly games: number;
  /** So many puzzles are enough, those counted that are kept already. */
  readonly want: number;
  readonly kept: readonly Puzzle[];
  readonly order: (deal: number, crowd: Crowd) => Order<Dig>;
  /** Whether it is time to begin no more deals. */
  readonly late: () => boolean;
  /** What is found so far, whenever another deal is settled. */
  readonly shown: (found: readonly Puzzle[], games: number) => void;
}

export interface Find {
  readonly found: readonly Puzzle[];
  readonly games: number;
  readonly tally: Tally;
}

/** Looks through deals on all threads. Deals are settled in their order, so the same ones give the same puzzles. */
export async function dig(work: Work, { first, games, want, kept, order, late, shown }: Plan): Promise<Find> {
  const found = [...kept];
  const waiting = new Map<number, Dug>();
  const crowds = new Map<number, Crowd>();
  const tally = noTally();
  let handed = 0;
  let settled = 0;
  let wake: (() => void)[] = [];
  const enough = (): boolean => found.length >= want;
  const settle = (): void => {
    for (let dug = waiting.get(settled); dug !== undefined && !enough(); dug = waiting.get(settled)) {
      waiting.delete(settled);
      for (const puzzle of dug.puzzles) if (!enough() && isWelcome(puzzle, found, want)) found.push(puzzle);
      tallied(tally, dug.tally);
      crowds.set(settled++, crowdIn(found, want));
      shown(found, settled);
    }
    const woken = wake;
    wake = [];
    for (const one of woken) one();
  };
  await work(
    async () => {
      const deal = handed++;
      while (deal - settled > BEHIND && !enough() && !late()) {
        await new Promise<void>((resolve) => {
          wake.push(resolve);
        });
      }
      if (deal >= games || enough() || late()) return undefined;
      return order(first + deal, crowds.get(deal - BEHIND - 1) ?? crowdIn(kept, want));
    },
    (answer, { task }) => {
      waiting.set(task.deal - first, answer);
      settle();
    },
  );
  return { found, games: settled, tally };
}

function isWelcome(puzzle: Puzzle, found: readonly Puzzle[], want: number): boolean {
  const { verbs, bands } = crowdIn(found, want);
  const isKnown = found.some(({ id }) => id === puzzle.id);
  return !isKnown && !verbs.includes(verbOf(puzzle.solution)) && !bands.includes(bandOf(puzzle.rating));
}
