import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { evenScore, evenShare, type Hypotheses, type Measured, measured, type Verdict, verdictOf } from '@naos/bots';
import { makeFolder, written } from '../files.ts';
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
  /** Address of the module that lists the game modules. */
  readonly registry: string;
  readonly pairs: readonly Pair[];
  readonly blocks: number;
  /** Ends a pair as soon as this question is answered. */
  readonly until?: Hypotheses;
  /** A file that results are kept in; blocks that it holds are not played again. */
  readonly keep?: string;
  readonly workers?: number;
}

type Pair = readonly [bot: string, against: string];
const nameOf = ([bot, against]: Pair): string => `${bot} : ${against}`;

/** Conditions and blocks that a kept file holds. Throws a Problem when it is from another run. */
function kept(file: string | undefined, conditions: string): Played[] {
  if (file === undefined) return [];
  if (!existsSync(file)) {
    makeFolder(dirname(file));
    written(file, () => appendFileSync(file, `${conditions}\n`));
    return [];
  }
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (head !== conditions) {
    throw new Problem(`${file} holds results of another run (other game, seats, budget or series); name another file.`);
  }
  return lines.filter((line) => line !== '').map((line): Played => JSON.parse(line));
}

/** What blocks of a pair come to; `until` is on the scale of shares. */
export function pairResult(
  [bot, against]: Pair,
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

/**
 * The blocks of one pair. A sequential test asks them by their numbers, not as they happen to come from the threads: short
 * games are not asked first, and the same blocks settle it on any machine.
 */
class Row {
  private readonly pair: Pair;
  private readonly seats: number;
  private readonly until: Hypotheses | undefined;
  private readonly blocks = new Map<number, Played>();
  private readonly inOrder: Played[] = [];
  settled = false;

  constructor(pair: Pair, seats: number, until: Hypotheses | undefined) {
    this.pair = pair;
    this.seats = seats;
    this.until = until;
  }

  has(block: number): boolean {
    return this.blocks.has(block);
  }

  add(played: Played): void {
    this.blocks.set(played.block, played);
    if (this.until === undefined) return;
    for (let next = this.next; next !== undefined && !this.settled; next = this.next) {
      this.inOrder.push(next);
      const shares = this.inOrder.map(({ share }) => share);
      this.settled = verdictOf(shares, this.until) !== 'open';
    }
  }

  private get next(): Played | undefined {
    return this.blocks.get(this.inOrder.length);
  }

  /** What the blocks come to: those that settled the test, or all of them. */
  get result(): PairResult {
    const blocks = this.until === undefined ? [...this.blocks.values()] : this.inOrder;
    return pairResult(this.pair, blocks, this.seats, this.until);
  }
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
  const ofPair = new Map(plan.pairs.map((pair) => [nameOf(pair), new Row(pair, seats, until)]));
  for (const block of played) ofPair.get(nameOf([block.bot, block.against]))?.add(block);
  const jobs: Job[] = [];
  for (let block = 0; block < plan.blocks; block++) {
    for (const [bot, against] of plan.pairs) {
      if (ofPair.get(nameOf([bot, against]))?.has(block) !== true) jobs.push({ bot, against, block });
    }
  }
  const total = jobs.length;
  let done = 0;
  const crew = new Crew(plan.registry, plan.workers);
  try {
    const next = (): Order<Job> | undefined => {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
        if (ofPair.get(nameOf([job.bot, job.against]))?.settled !== true) return { conditions, task: job };
      }
      return undefined;
    };
    await crew.work<Job>(next, (block) => {
      played.push(block);
      const row = ofPair.get(nameOf([block.bot, block.against]));
      row?.add(block);
      if (plan.keep !== undefined) appendFileSync(plan.keep, `${JSON.stringify(block)}\n`);
      done++;
      if (row !== undefined) shown(done, total, row.result);
    });
  } finally {
    await crew.dismiss();
  }
  return { results: [...ofPair.values()].map((row) => row.result), played };
}
