import { FairQueue } from '../bots/fair-queue.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { EventRow } from '../store/event-rows.ts';
import { bodyText } from '../store/event-texts.ts';
import { threads } from '../threads.ts';
import { type NextRound, nextRound } from './next-round.ts';
import type { PairingQuestion } from './pairing-worker.ts';

/** So few are paired at once; a full event whose teams leave no pairing takes some seconds of processor. */
const FEW = 16;
const LONGEST_MS = 30_000;
const MOST_WAITING = 32;

type Begin = (refusal?: RequestRefusal) => void;

/** Pairs rounds. Those of many people have a thread of their own: one at a time, the hosts of events in turns. */
export class PairingRoom {
  private readonly thread = threads(new URL('./pairing-worker.ts', import.meta.url));
  private readonly queue = new FairQueue<Begin>(MOST_WAITING);
  private isBusy = false;

  /** The next round of an event; null when there is none any more. */
  async next({ host, body }: Pick<EventRow, 'host' | 'body'>, least: number): Promise<NextRound | null> {
    if (body.entrants.length <= FEW) return nextRound(body, least);
    await this.turn(host);
    const question: PairingQuestion = { text: bodyText(body), least };
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      return await this.thread.run(question, { signal });
    } catch (problem) {
      if (!signal.aborted) throw problem;
      throw new RequestRefusal('slow down', 'The round could not be paired in time: try again in a while.');
    } finally {
      this.isBusy = false;
      this.begin();
    }
  }

  async close(): Promise<void> {
    await this.thread.destroy();
  }

  private async turn(host: string): Promise<void> {
    const mine = new Promise<void>((done, failed) => {
      const pushedOut = this.queue.add((refusal) => (refusal === undefined ? done() : failed(refusal)), {
        owner: host,
        withPeople: true,
      });
      pushedOut?.(new RequestRefusal('slow down', 'Many rounds are being paired: try again in a while.'));
    });
    this.begin();
    await mine;
  }

  private begin(): void {
    const next = this.isBusy ? null : this.queue.next(() => true);
    if (next === null) return;
    this.isBusy = true;
    next.item();
  }
}
