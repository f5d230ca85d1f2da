/** A match under load: two connected players. `send` makes a mark; `heard` is called when the other player hears of it. */
export interface LoadTable {
  send(player: 0 | 1, cell: number): void;
  heard: (player: 0 | 1, made: number) => void;
  close(): void;
}

/** What came of a time of play. */
export interface LoadResult {
  readonly seconds: number;
  /** Milliseconds from sending a move to its arrival at the other player, for each move. */
  readonly latencies: readonly number[];
}

/** A time of play, in milliseconds. */
export interface LoadPlan {
  /** What is played before anything counts: all matches begin at the same moment. */
  readonly runIn: number;
  readonly counted: number;
  /** Called when it begins to count, and when it ends. */
  readonly between?: () => void;
}

const NOBODY_WAITS = (): void => {};

/** Matches that are played all at once, each as fast as it can, again and again for a while: who is asked moves as soon as the other one's move arrives. */
export class ClosedLoop {
  private readonly beginnings: readonly (() => void)[];
  private latencies: number[] = [];
  private countFrom = 0;
  private countUntil = 0;
  /** When the first and the last move that counts arrived. */
  private first = 0;
  private last = 0;
  /** Matches that have not stopped yet. */
  private playing = 0;
  private between = NOBODY_WAITS;
  private stopped = NOBODY_WAITS;

  constructor(tables: readonly LoadTable[]) {
    this.beginnings = tables.map((table) => this.beginningOf(table));
  }

  /** Plays for a while, and ends when every move that was made has arrived. */
  async play({ runIn, counted, between = NOBODY_WAITS }: LoadPlan): Promise<LoadResult> {
    this.latencies = [];
    this.first = 0;
    this.last = 0;
    this.between = between;
    this.playing = this.beginnings.length;
    this.countFrom = performance.now() + runIn;
    this.countUntil = this.countFrom + counted;
    const stopped = new Promise<void>((done) => {
      this.stopped = done;
    });
    for (const begin of this.beginnings) begin();
    await stopped;
    return { seconds: (this.last - this.first) / 1000, latencies: this.latencies };
  }

  private beginningOf(table: LoadTable): () => void {
    let made = 0;
    let cell = -1;
    let sent = 0;
    const move = (): void => {
      cell = (cell + 7) % 48;
      sent = performance.now();
      table.send(made % 2 === 0 ? 0 : 1, cell);
    };
    table.heard = (player, count) => {
      // Only the player whose turn it is now answers; the mover hears of it too.
      if (count !== made + 1 || player !== count % 2) return;
      made++;
      const now = performance.now();
      this.count(now, sent);
      if (now < this.countUntil) move();
      else if (--this.playing === 0) this.stopped();
    };
    return move;
  }

  private count(now: number, sent: number): void {
    if (now < this.countFrom || this.last > 0) return;
    if (this.first === 0) {
      this.first = now;
      this.between();
    } else this.latencies.push(now - sent);
    if (now < this.countUntil) return;
    this.last = now;
    this.between();
  }
}

export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
