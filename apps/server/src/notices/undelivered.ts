import type { Channel } from '../store/record-rows.ts';
import type { Notice } from './text.ts';

/** Waits before the second, third, … try. A messenger that is away is mostly back by then. */
const WAITS_MS = [60_000, 5 * 60_000, 30 * 60_000, 3 * 3_600_000] as const;
const MOST_KEPT = 10_000;
/** Of one person: whose address never answers leaves room for others. */
const MOST_OF_ONE = 40;

/** A message that a channel did not take. */
export interface Parcel {
  readonly channel: Channel;
  readonly notice: Notice;
  /** Whether it is still worth telling. */
  readonly isNews: () => Promise<boolean>;
}

/** Messages that a channel did not take are tried again, each channel by itself: one that is down holds up nobody. */
export class Undelivered {
  private readonly carry: (parcel: Parcel) => Promise<void>;
  /** By timer, whose it is. */
  private readonly timers = new Map<NodeJS.Timeout, string>();

  constructor(carry: (parcel: Parcel) => Promise<void>) {
    this.carry = carry;
  }

  get size(): number {
    return this.timers.size;
  }

  /** Tries at once, and again after a while as long as it fails. */
  async deliver(parcel: Parcel, tries = 0): Promise<void> {
    try {
      if (tries === 0 || (await parcel.isNews())) await this.carry(parcel);
    } catch (problem) {
      const wait = WAITS_MS[tries];
      const { player } = parcel.channel;
      if (wait === undefined || this.timers.size >= MOST_KEPT || this.keptOf(player) >= MOST_OF_ONE) throw problem;
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.deliver(parcel, tries + 1).catch(() => {
          // It was said in the log each time; the ladder of the table's clock reminds them anyway.
        });
      }, wait).unref();
      this.timers.set(timer, player);
      throw problem;
    }
  }

  private keptOf(player: string): number {
    let many = 0;
    for (const whose of this.timers.values()) if (whose === player) many++;
    return many;
  }

  stop(): void {
    for (const timer of this.timers.keys()) clearTimeout(timer);
    this.timers.clear();
  }
}
