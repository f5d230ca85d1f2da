import type { CheckedDuel, DuelFault, DuelResult } from '@naos/bots';
import type { Piscina } from 'piscina';
import { RequestRefusal } from '../request-refusal.ts';
import { threads } from '../threads.ts';
import type { DuelQuestion } from './duel-worker.ts';

/** A game takes about two seconds; one that takes this long, the wait included, ends with its thread. */
const LONGEST_MS = 45_000;
/** Games that may wait to be checked; whoever comes later sends theirs again. */
const MOST_WAITING = 12;

const thread = (): Piscina => threads(new URL('./duel-worker.ts', import.meta.url));

/** Plays duels again: those who play at tables have other threads, and nobody's check waits for the levels. */
export class DuelRoom {
  private readonly checks = thread();
  private readonly levels = thread();
  private readonly registry: string;

  constructor(registry: string) {
    this.registry = registry;
  }

  async check(game: string, day: string, text: string, now: number): Promise<CheckedDuel | DuelFault> {
    if (this.checks.queueSize >= MOST_WAITING)
      throw new RequestRefusal('slow down', 'Many duels are being checked: this one is sent again in a while.');
    return this.run(this.checks, { registry: this.registry, game, day, text, now });
  }

  level(game: string, day: string, level: string): Promise<DuelResult> {
    return this.run(this.levels, { registry: this.registry, game, day, level });
  }

  async close(): Promise<void> {
    await Promise.all([this.checks.destroy(), this.levels.destroy()]);
  }

  private async run<A>(pool: Piscina, question: DuelQuestion): Promise<A> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      return await pool.run(question, { signal });
    } catch (problem) {
      if (!signal.aborted) throw problem;
      throw new RequestRefusal('slow down', 'It could not be checked in time: it is sent again in a while.');
    }
  }
}
