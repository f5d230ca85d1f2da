import type { Conditions } from './job.ts';
import { type Plan, runPairs } from './run-pairs.ts';

/** No opponent of the pool may gain more than this by a change, as a share of the victory. */
const MOST_GAINED = 0.05;

/** How an opponent fares against the champion and against the candidate, on the same deals. */
export interface Gain {
  readonly member: string;
  readonly blocks: number;
  /** Score against the champion, and against the candidate. */
  readonly before: number;
  readonly after: number;
}

interface Contest extends Pick<Plan, 'registry' | 'workers' | 'blocks'> {
  readonly candidate: string;
  readonly champion: string;
  readonly pool: readonly string[];
}

/** Lets candidate and champion meet every opponent of the pool on the same deals. */
export async function gainsOf(
  conditions: Conditions,
  { candidate, champion, pool, ...plan }: Contest,
  shown: (done: number, total: number) => void,
): Promise<readonly Gain[]> {
  const pairs = pool.flatMap((member) => [[member, champion] as const, [member, candidate] as const]);
  const { results } = await runPairs(conditions, { ...plan, pairs }, shown);
  const scoreOf = (member: string, against: string): number =>
    results.find((one) => one.bot === member && one.against === against)?.mean ?? Number.NaN;
  return pool.map((member) => ({
    member,
    blocks: plan.blocks,
    before: scoreOf(member, champion),
    after: scoreOf(member, candidate),
  }));
}

/** The opponents that gain too much for the change to be accepted: results are not transitive. */
export function winnersBy(gains: readonly Gain[]): readonly Gain[] {
  return gains.filter(({ before, after }) => !(after - before <= MOST_GAINED));
}
