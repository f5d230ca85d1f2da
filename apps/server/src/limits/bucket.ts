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

  /** Takes out what was used elsewhere already, whether it is in it or not; as much as is in a full one can be owed. */
  owe(now: number, many: number): void {
    this.take(now, 0);
    this.level = Math.max(-this.burst, this.level - many);
  }

  /** Puts one back in, where what it was taken for did not come about. */
  putBack(): void {
    this.level++;
  }

  /** Takes one or more out; false, with nothing taken, when there are not as many in it. */
  take(now: number, many = 1): boolean {
    // A clock that jumps back must not lock anybody out.
    const passed = Math.max(0, now - this.last) / 1000;
    this.last = now;
    this.level = Math.min(this.burst, this.level + passed * this.rate);
    if (this.level < many) return false;
    this.level -= many;
    return true;
  }
}
