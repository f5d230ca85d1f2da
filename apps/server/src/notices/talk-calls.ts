/** Whoever was called the longest time ago is forgotten first. */
const MOST_CALLS = 50_000;

/** Who was called away from what else they do, because somebody said something at a table. */
export class TalkCalls {
  private readonly quietMs: number;
  private readonly last = new Map<string, number>();

  constructor(quietMs: number) {
    this.quietMs = quietMs;
  }

  /** Notes a call, unless one was not answered yet and is not long ago. */
  take(table: string, player: string, now: number): boolean {
    const key = `${table} ${player}`;
    const before = this.last.get(key);
    if (before !== undefined && now - before < this.quietMs) return false;
    this.last.delete(key);
    this.last.set(key, now);
    const [oldest] = this.last.keys();
    if (this.last.size > MOST_CALLS && oldest !== undefined) this.last.delete(oldest);
    return true;
  }

  /** They were there. */
  seen(table: string, player: string): void {
    this.last.delete(`${table} ${player}`);
  }
}
