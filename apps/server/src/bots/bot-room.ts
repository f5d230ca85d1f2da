import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import { threads } from '../threads.ts';
import type { BotQuestion } from './bot-worker.ts';
import { type Claim, FairQueue } from './fair-queue.ts';

/** No bot thinks longer than this, whatever its own budget says; its thread is ended then. */
const LONGEST_THOUGHT_MS = 15_000;
/** Questions that may wait for a thread; a thousand take minutes. */
const MOST_WAITING = 1_000;

/** The question had to leave the line because too many came after it; it can be asked again. */
export class BotsBusy extends Error {
  override readonly name = 'BotsBusy';
}

interface Visitor {
  readonly enter: () => void;
  readonly sendAway: (why: BotsBusy) => void;
}

/**
 * Threads in which house bots think. A bot that never answers loses its thread and hurts nobody else. Neither one person
 * nor tables without people ever have all of the threads: whoever comes next finds one.
 */
export class BotRoom {
  private readonly pool: Piscina;
  private readonly longestThought: number;
  /** Threads that one owner, or all tables of bots alone, may have at a time. */
  private readonly share: number;
  private free: number;
  private readonly queue: FairQueue<Visitor>;
  /** Questions being thought about, by owner. */
  private readonly thinking = new Map<string, number>();
  private withoutPeople = 0;

  constructor(
    longestThought: number = LONGEST_THOUGHT_MS,
    many: number = Math.max(2, availableParallelism() - 1),
    mostWaiting: number = MOST_WAITING,
  ) {
    this.longestThought = longestThought;
    this.free = many;
    this.share = Math.max(1, many - 1);
    this.queue = new FairQueue(mostWaiting);
    this.pool = threads(new URL('./bot-worker.ts', import.meta.url), many);
  }

  /** Questions that wait for a thread. */
  get busy(): number {
    return this.queue.size;
  }

  /**
   * The bot's move in notation. Rejects when the bot fails, or thinks or allocates too much; waiting is not thinking.
   * With BotsBusy it was not asked at all.
   */
  async ask(question: BotQuestion, claim: Claim): Promise<string> {
    await this.enter(claim);
    try {
      const answer: unknown = await this.pool.run(question, { signal: AbortSignal.timeout(this.longestThought) });
      if (typeof answer !== 'string') throw new Error(`Bot ${question.bot} answered no move.`);
      return answer;
    } finally {
      this.leave(claim);
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private enter(claim: Claim): Promise<void> {
    return new Promise((enter, sendAway) => {
      const pushedOut = this.queue.add({ enter, sendAway }, claim);
      pushedOut?.sendAway(new BotsBusy('The bots have too much to do at present; this one is asked again in a while.'));
      this.admit();
    });
  }

  private admit(): void {
    while (this.free > 0) {
      const next = this.queue.next((claim) => this.admits(claim));
      if (next === null) return;
      this.free--;
      this.thinking.set(next.owner, (this.thinking.get(next.owner) ?? 0) + 1);
      if (!next.withPeople) this.withoutPeople++;
      next.item.enter();
    }
  }

  private admits({ owner, withPeople }: Claim): boolean {
    return (this.thinking.get(owner) ?? 0) < this.share && (withPeople || this.withoutPeople < this.share);
  }

  private leave({ owner, withPeople }: Claim): void {
    const left = (this.thinking.get(owner) ?? 1) - 1;
    if (left === 0) this.thinking.delete(owner);
    else this.thinking.set(owner, left);
    if (!withPeople) this.withoutPeople--;
    this.free++;
    this.admit();
  }
}
