import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BotQuestion } from './bot-worker.ts';

/** No bot thinks longer than this, whatever its own budget says; its thread is ended then. */
const PATIENCE = 15_000;
/** Megabytes of memory for one thread. */
const MEMORY = 512;

/** Threads in which house bots think. A bot that never answers loses its thread and hurts nobody else. */
export class BotRoom {
  private readonly pool: Piscina;
  private readonly patience: number;

  constructor(patience: number = PATIENCE) {
    this.patience = patience;
    this.pool = new Piscina({
      filename: new URL('./bot-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
  }

  /** Questions that wait or are being thought about. */
  get busy(): number {
    return this.pool.queueSize;
  }

  /** The bot's move in notation. Rejects when the bot fails, or thinks or allocates too much. */
  async ask(question: BotQuestion): Promise<string> {
    const answer: unknown = await this.pool.run(question, { signal: AbortSignal.timeout(this.patience) });
    if (typeof answer !== 'string') throw new Error(`Bot ${question.bot} answered no move.`);
    return answer;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
