import { freshPlayerId } from '../secret.ts';
import type { Services } from '../services.ts';
import type { Channel } from '../store/record-rows.ts';
import type { UndeliveredRow } from '../store/undelivered-rows.ts';
import type { Notice } from './text.ts';

/** Waits before the second, third, … try. A messenger that is away is mostly back by then. */
const WAITS_MS = [60_000, 5 * 60_000, 30 * 60_000, 3 * 3_600_000] as const;
const MOST_KEPT = 10_000;
/** Of one person: whose address never answers leaves room for others. */
const MOST_OF_ONE = 40;
const MOST_AT_ONCE = 50;

/** A message for a channel. `isTurn`: it says that tables wait, which may be over when it comes late. */
export interface Parcel {
  readonly channel: Channel;
  readonly notice: Notice;
  readonly isTurn: boolean;
}

/**
 * Messages that a channel did not take are stored and tried again, each by itself: one channel that is down holds up nobody,
 * and a server that is started anew, or another node, goes on with them.
 */
export class Undelivered {
  private readonly services: Pick<Services, 'store' | 'now'>;
  private readonly carry: (parcel: Parcel) => Promise<void>;
  private readonly isNews: (parcel: Parcel) => Promise<boolean>;

  constructor(
    services: Pick<Services, 'store' | 'now'>,
    carry: (parcel: Parcel) => Promise<void>,
    isNews: (parcel: Parcel) => Promise<boolean>,
  ) {
    this.services = services;
    this.carry = carry;
    this.isNews = isNews;
  }

  /** Tries at once; what fails is kept. */
  async deliver(parcel: Parcel): Promise<void> {
    try {
      await this.carry(parcel);
    } catch (problem) {
      await this.keep(parcel);
      throw problem;
    }
  }

  /** Tries again what is due. */
  async retry(): Promise<void> {
    const { store, now } = this.services;
    await Promise.all((await store.undelivered.due(now(), MOST_AT_ONCE)).map((row) => this.again(row)));
  }

  private async keep({ channel, notice, isTurn }: Parcel): Promise<void> {
    const { store, now } = this.services;
    const { all, own } = await store.undelivered.count(channel.player);
    if (all >= MOST_KEPT || own >= MOST_OF_ONE) return;
    await store.undelivered.add({
      id: freshPlayerId(),
      channel: channel.id,
      player: channel.player,
      due: now() + WAITS_MS[0],
      tries: 1,
      isTurn,
      body: JSON.stringify(notice),
    });
  }

  private async again(row: UndeliveredRow): Promise<void> {
    const { store, now } = this.services;
    const wait = WAITS_MS[row.tries];
    // Claimed before it is tried: another node, or a restart in the middle, does not try it at the same time.
    if ((await store.undelivered.claim(row, now() + (wait ?? WAITS_MS[0]))) === 'conflict') return;
    const channel = await store.records.channel(row.channel);
    if (channel === null) return void (await store.undelivered.remove(row.id));
    const parcel: Parcel = { channel, notice: JSON.parse(row.body), isTurn: row.isTurn };
    try {
      if (await this.isNews(parcel)) await this.carry(parcel);
    } catch {
      // It was said in the log the first time; the ladder of a table's clock reminds of turns anyway.
      if (wait !== undefined) return;
    }
    await store.undelivered.remove(row.id);
  }
}
