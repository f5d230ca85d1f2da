import type { Bus, WakeUp } from '../bus/bus.ts';

const MARK = 'spent';
/** Longer than a bus gathers wake-ups of one name, of which it keeps the newest. */
const TOLD_MS = 60;

/** What people spend at one node counts at the others too: else whoever goes to all of them has many times a share. */
export class SharedSpending {
  private readonly bus: Bus;
  private readonly untold = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(bus: Bus) {
    this.bus = bus;
  }

  /** Somebody has spent one from the bucket of this name. */
  tell(bucket: string): void {
    if (this.bus.kind === 'memory') return;
    this.untold.set(bucket, (this.untold.get(bucket) ?? 0) + 1);
    this.timer ??= setTimeout(() => this.flush(), TOLD_MS).unref();
  }

  private flush(): void {
    this.timer = null;
    for (const [bucket, many] of this.untold)
      this.bus.publish({ table: `${MARK}.${bucket.replace(/[,;|]/g, '_')}`, version: many, revision: 0, chat: 0 });
    this.untold.clear();
  }
}

/** What was spent at another node; null for any other wake-up. */
export function readSpending({ table, version }: WakeUp): { readonly bucket: string; readonly many: number } | null {
  return table.startsWith(`${MARK}.`) ? { bucket: table.slice(MARK.length + 1), many: version } : null;
}
