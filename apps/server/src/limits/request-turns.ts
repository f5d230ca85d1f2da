import { FairQueue } from '../bots/fair-queue.ts';
import { RequestRefusal } from '../request-refusal.ts';

/** Requests that one turn of the event loop begins with; after it the sockets of those who play are heard. */
const PER_TURN = 4;
const MOST_WAITING = 2_000;

type Enter = (refusal?: Error) => void;

/**
 * Requests that come all at once begin a few at a time, the networks that sent them in turns: a move waits for some of
 * them, never for all, and so does another network's request.
 */
export class RequestTurns {
  private readonly queue = new FairQueue<Enter>(MOST_WAITING);
  private left = PER_TURN;
  private isTurning = false;

  /** Calls back when the request may begin: at once, unless this turn has begun with enough. */
  enter(network: string, begin: Enter): void {
    this.turnSoon();
    if (this.left > 0 && this.queue.size === 0) {
      this.left--;
      begin();
      return;
    }
    const pushedOut = this.queue.add(begin, { owner: network, withPeople: true });
    pushedOut?.(new RequestRefusal('slow down', 'Too many requests wait here: try again in a moment.'));
  }

  private turnSoon(): void {
    if (this.isTurning) return;
    this.isTurning = true;
    setImmediate(() => this.turn());
  }

  private turn(): void {
    this.isTurning = false;
    this.left = PER_TURN;
    while (this.left > 0) {
      const next = this.queue.next(() => true);
      if (next === null) return;
      this.left--;
      this.turnSoon();
      next.item();
    }
  }
}
