import type { Vocabulary } from '@naos/engine';
import type { Question } from '../bot.ts';

/** Looking at the clock costs more than a small evaluation, so it is looked at once in so many. */
const GLANCE = 16;
const WALL = (): number => performance.now();

/**
 * Counts a decision's evaluations against its budget. Evaluations alone make it repeatable; milliseconds and
 * cancellation can only end it earlier.
 */
export class Meter {
  spent = 0;
  private readonly evaluations: number;
  private readonly clock: () => number;
  private readonly until: number;
  private readonly cancelled: () => boolean;
  private stopped = false;

  constructor({ budget, cancelled, clock = WALL }: Pick<Question<Vocabulary>, 'budget' | 'cancelled' | 'clock'>) {
    this.evaluations = budget.evaluations;
    this.clock = clock;
    this.until = clock() + budget.milliseconds;
    this.cancelled = cancelled;
  }

  /** Counts one evaluation; false when no more may follow. */
  spend(): boolean {
    this.spent++;
    if (this.spent % GLANCE === 0 && (this.cancelled() || this.clock() >= this.until)) this.stopped = true;
    return this.left;
  }

  /** Counts something that takes as long as many evaluations: the clock is looked at each time. */
  spendMany(evaluations: number): void {
    this.spent += evaluations;
    if (this.cancelled() || this.clock() >= this.until) this.stopped = true;
  }

  /** Whether there is budget left. */
  get left(): boolean {
    return !this.stopped && this.spent < this.evaluations;
  }
}
