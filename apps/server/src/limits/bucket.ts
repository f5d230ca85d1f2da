/** How much somebody may do: `burst` at a stroke, `rate` a second in the long run. */
export class Bucket {
  private readonly rate: number;
  private readonly burst: number;
  private level: number;
  private last: number;

  constructor({ rate, burst }: { readonly rate: number; readonly burst: number }, now: number) {
    this.rate = rate;
    this.burst = burst;
    this.level = burst;
    this.last = now;
  }

  /** Takes one out; false when it is empty. */
  take(now: number): boolean {
    // A clock that jumps back must not lock anybody out.
    const passed = Math.max(0, now - this.last) / 1000;
    this.last = now;
    this.level = Math.min(this.burst, this.level + passed * this.rate);
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
