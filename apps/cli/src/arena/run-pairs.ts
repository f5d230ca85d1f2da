import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { evenScore, evenShare, type Hypotheses, type Measured, measured, type Verdict, verdictOf } from '@naos/bots';
import { Problem } from '../problem.ts';
import { Crew } from './crew.ts';
import type { Conditions, Job, Order, Played } from './job.ts';

/** What a series of blocks between two bots came to. */
export interface PairResult extends Measured {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly verdict: Verdict | null;
  readonly slips: number;
}

export interface Plan {
  /** Address of the module that lists the games' doors. */
  readonly registry: string;
  readonly pairs: readonly (readonly [bot: string, against: string])[];
  readonly blocks: number;
  /** Ends a pair as soon as this question is answered. */
  readonly until?: Hypotheses;
  /** A file that results are kept in; blocks that it holds are not played again. */
  readonly keep?: string;
  readonly workers?: number;
}

const nameOf = ({ bot, against }: Pick<Job, 'bot' | 'against'>): string => `${bot} : ${against}`;

/** Conditions and blocks that a kept file holds. Throws a Problem when it is from another run. */
function kept(file: string | undefined, conditions: string): Played[] {
  if (file === undefined) return [];
  if (!existsSync(file)) {
    appendFileSync(file, `${conditions}\n`);
    return [];
  }
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (head !== conditions) {
    throw new Problem(`${file} holds results of another run (other game, seats, budget or series); name another file.`);
  }
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Played);
}

/** What blocks of a pair come to; `until` is on the scale of shares. */
export function pairResult(
  [bot, against]: readonly [string, string],
  blocks: readonly Played[],
  seats: number,
  until?: Hypotheses,
): PairResult {
  const shares = blocks.map(({ share }) => share);
  const { mean, low, high } = measured(shares);
  return {
    bot,
    against,
    mean: evenScore(mean, seats),
    low: evenScore(low, seats),
    high: evenScore(high, seats),
    blocks: blocks.length,
    games: blocks.reduce((sum, { games }) => sum + games, 0),
    verdict: until === undefined ? null : verdictOf(shares, until),
    slips: blocks.reduce((sum, { slips }) => sum + slips.late + slips.illegal + slips.crash, 0),
  };
}

/** Plays all pairs of a plan, block by block, on every core. `shown` hears of each block. */
export async function runPairs(
  conditions: Conditions,
  plan: Plan,
  shown: (done: number, total: number, latest: PairResult) => void,
): Promise<{ readonly results: readonly PairResult[]; readonly played: readonly Played[] }> {
  const { seats } = conditions;
  const until = plan.until && {
    ...plan.until,
    worse: evenShare(plan.until.worse, seats),
    better: evenShare(plan.until.better, seats),
  };
  const played = kept(plan.keep, JSON.stringify(conditions));
  const ofPair = new Map(plan.pairs.map(([bot, against]) => [nameOf({ bot, against }), [] as Played[]]));
  for (const block of played) ofPair.get(nameOf(block))?.push(block);
  const resultOf = (pair: readonly [string, string]): PairResult =>
    pairResult(pair, ofPair.get(nameOf({ bot: pair[0], against: pair[1] })) ?? [], seats, until);
  const settled = (pair: readonly [string, string]): boolean =>
    until !== undefined && resultOf(pair).verdict !== 'open';
  const jobs: Job[] = [];
  for (let block = 0; block < plan.blocks; block++) {
    for (const [bot, against] of plan.pairs) {
      const done = ofPair.get(nameOf({ bot, against }))?.some((one) => one.block === block);
      if (done !== true) jobs.push({ bot, against, block });
    }
  }
  const total = jobs.length;
  let done = 0;
  const crew = new Crew(plan.registry, plan.workers);
  try {
    const next = (): Order<Job> | undefined => {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
        if (!settled([job.bot, job.against])) return { conditions, task: job };
      }
      return undefined;
    };
    await crew.work<Job>(next, (block) => {
      played.push(block);
      ofPair.get(nameOf(block))?.push(block);
      if (plan.keep !== undefined) appendFileSync(plan.keep, `${JSON.stringify(block)}\n`);
      shown(++done, total, resultOf([block.bot, block.against]));
    });
  } finally {
    await crew.dismiss();
  }
  return { results: plan.pairs.map(resultOf), played };
}
