import { FastRandom, GameError } from '@naos/engine';
import { Crew } from './crew.ts';
import type { Conditions, Peek } from './job.ts';

/** Positions of one order for a thread. */
const PORTION_POSITIONS = 25;

/** What looking twice found: positions, and pairs of moves that differ where only hidden things did. */
export interface Looked {
  readonly positions: number;
  readonly peeked: readonly (readonly [string, string])[];
}

/** Asks a bot twice in many positions, on every core. */
export async function lookTwice(
  conditions: Conditions,
  plan: {
    readonly registry: string;
    readonly looker: string;
    readonly positions: number;
    readonly seed: number;
    readonly workers?: number;
  },
  shown: (done: number) => void,
): Promise<Looked> {
  const random = new FastRandom(plan.seed);
  const orders = Array.from({ length: Math.ceil(plan.positions / PORTION_POSITIONS) }, (_, i): Peek => {
    const positions = Math.min(PORTION_POSITIONS, plan.positions - i * PORTION_POSITIONS);
    return { looker: plan.looker, positions, seed: random.next() };
  });
  const peeked: (readonly [string, string])[] = [];
  let positions = 0;
  const crew = new Crew(plan.registry, plan.workers);
  try {
    await crew.work<Peek>(
      () => {
        const task = orders.shift();
        return task && { conditions, task };
      },
      (found) => {
        positions += found.positions;
        peeked.push(...found.peeked);
        shown(positions);
      },
    );
  } finally {
    await crew.dismiss();
  }
  if (positions !== plan.positions)
    throw new GameError(`Only ${positions} of ${plan.positions} positions were looked at.`);
  return { positions, peeked };
}
