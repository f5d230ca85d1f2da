import { joinedLessons, type Lessons } from '@naos/bots';
import { FastRandom } from '@naos/engine';
import { Crew } from '../arena/crew.ts';
import type { Conditions, Order, Study } from '../arena/job.ts';
import { Progress } from '../arena/progress.ts';
import type { Plan } from '../arena/run-pairs.ts';

/** One order of self-play for a thread. */
const PORTION_GAMES = 25;
/** One portion in so many is not fitted but kept to be judged by: whole games, at tables of every size. */
const HELD_PORTIONS = 11;

/** Who plays: the game modules, and how many threads (one for each core when it is not said). */
export type Players = Pick<Plan, 'registry' | 'workers'>;

/** Games of weights against themselves, at tables of these sizes in turn. */
interface Studies {
  readonly weights: string;
  readonly games: number;
  readonly seed: number;
  readonly seats: readonly number[];
}

/** Lessons to fit, and lessons of other games to see what the fit is worth. */
export interface Taught {
  readonly fitted: Lessons;
  readonly held: Lessons;
}

interface Portion extends Order<Study> {
  readonly number: number;
}

const isHeld = (_: Lessons, number: number): boolean => number % HELD_PORTIONS === HELD_PORTIONS - 1;

/** Of a few portions the last one is held; a single one has to serve for both. */
function split(found: readonly Lessons[]): Taught {
  const held = found.filter(isHeld);
  const fitted = found.filter((one, number) => !isHeld(one, number));
  if (held.length === 0) held.push(...(fitted.length > 1 ? fitted.splice(-1) : fitted));
  return { fitted: joinedLessons(fitted), held: joinedLessons(held) };
}

/** Lessons of weights that play themselves: the same for the same seed, however many threads there are. */
export async function selfPlay(
  conditions: Conditions,
  { registry, workers }: Players,
  { weights, games, seed, seats }: Studies,
): Promise<Taught> {
  const random = new FastRandom(seed);
  const portions: Portion[] = Array.from({ length: Math.ceil(games / PORTION_GAMES) }, (_, number) => ({
    conditions,
    task: {
      weights,
      games: PORTION_GAMES,
      seats: seats[number % seats.length] ?? conditions.seats,
      seed: random.next(),
    },
    number,
  }));
  const found: Lessons[] = new Array(portions.length);
  const bar = new Progress(portions.length);
  const crew = new Crew(registry, workers);
  let done = 0;
  try {
    await crew.work<Study, Portion>(
      () => portions.shift(),
      (lessons, { number }) => {
        found[number] = lessons;
        bar.show(++done, `× ${PORTION_GAMES} games of self-play`);
      },
    );
  } finally {
    await crew.dismiss();
    bar.end();
  }
  return split(found);
}
