import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BotQuestion } from './bot-worker.ts';

/** No bot thinks longer than this, whatever its own budget says; its thread is ended then. */
const ANSWER_MS = 15_000;
/** Megabytes of memory for one thread. */
const MEMORY_MB = 512;

/** Threads in which house bots think. A bot that never answers loses its thread and hurts nobody else. */
export class BotRoom {
  private readonly pool: Piscina;
  private readonly limitMs: number;
  private free: number;
  /** Those who wait until a thread is free, in order. */
  private readonly waiting: (() => void)[] = [];

  constructor(limitMs: number = ANSWER_MS, threads: number = Math.max(1, availableParallelism() - 1)) {
    this.limitMs = limitMs;
    this.free = threads;
    this.pool = new Piscina({
      filename: new URL('./bot-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
  }

  /** Questions that wait for a thread. */
  get busy(): number {
    return this.waiting.length;
  }

  /** The bot's move in notation. Rejects when the bot fails, or thinks or allocates too much; waiting is not thinking. */
  async ask(question: BotQuestion): Promise<string> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    try {
      const answer: unknown = await this.pool.run(question, { signal: AbortSignal.timeout(this.limitMs) });
      if (typeof answer !== 'string') throw new Error(`Bot ${question.bot} answered no move.`);
      return answer;
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free++;
      else next();
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
