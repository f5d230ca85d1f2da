import type { Lessons } from '@naos/bots';
import { FastRandom } from '@naos/engine';
import { Crew } from '../arena/crew.ts';
import type { Conditions, Order, Study } from '../arena/job.ts';
import { Progress } from '../arena/progress.ts';
import type { Plan } from '../arena/run-pairs.ts';

/** One order of self-play for a thread. */
const PORTION = 25;

export function joined(all: readonly Lessons[]): Lessons {
  const glue = (lists: readonly Float32Array[]): Float32Array => {
    const whole = new Float32Array(lists.reduce((sum, list) => sum + list.length, 0));
    let at = 0;
    for (const list of lists) {
      whole.set(list, at);
      at += list.length;
    }
    return whole;
  };
  return { inputs: glue(all.map(({ inputs }) => inputs)), targets: glue(all.map(({ targets }) => targets)) };
}

/** Who plays: the game modules, and how many threads (one for each core when it is not said). */
export type Players = Pick<Plan, 'registry' | 'workers'>;

interface Portion extends Order<Study> {
  readonly number: number;
}

/** Lessons of weights that play themselves: the same for the same seed, however many threads there are. */
export async function selfPlay(
  conditions: Conditions,
  { registry, workers }: Players,
  { weights, games, seed }: Study,
): Promise<Lessons> {
  const random = new FastRandom(seed);
  const portions: Portion[] = Array.from({ length: Math.ceil(games / PORTION) }, (_, number) => ({
    conditions,
    task: { weights, games: PORTION, seed: random.next() },
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
        bar.show(++done, `× ${PORTION} games of self-play`);
      },
    );
  } finally {
    await crew.dismiss();
    bar.end();
  }
  return joined(found);
}
