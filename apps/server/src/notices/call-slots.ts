import { RequestRefusal } from '../request-refusal.ts';

/** How many calls run at once, and how many more may wait: in all, for one person, and to one machine. */
export interface SlotLimits {
  readonly running: number;
  readonly waiting: number;
}

const LIMITS: Readonly<Record<'all' | 'person' | 'host', SlotLimits>> = {
  all: { running: 24, waiting: 1_000 },
  person: { running: 2, waiting: 20 },
  host: { running: 6, waiting: 200 },
};

interface Call {
  readonly keys: readonly (readonly [kind: keyof typeof LIMITS, key: string])[];
  readonly start: () => void;
}

/** Lets calls to the outside run in small numbers, oldest first; whose own slots are taken is passed by. */
export class CallSlots {
  private readonly running = new Map<string, number>();
  private readonly waiting = new Map<string, number>();
  private readonly queue: Call[] = [];

  /** Runs the work when its turn has come; throws a RequestRefusal when too many wait already. */
  async run<T>(person: string, host: string, work: () => Promise<T>): Promise<T> {
    const keys = [
      ['all', 'all'],
      ['person', `person ${person}`],
      ['host', `host ${host}`],
    ] as const;
    if (keys.some(([kind, key]) => count(this.waiting, key) >= LIMITS[kind].waiting)) {
      throw new RequestRefusal('slow down', 'Too many calls to the outside wait already: try again in a minute.');
    }
    await new Promise<void>((start) => {
      this.queue.push({ keys, start });
      for (const [, key] of keys) add(this.waiting, key, 1);
      this.next();
    });
    try {
      return await work();
    } finally {
      for (const [, key] of keys) add(this.running, key, -1);
      this.next();
    }
  }

  /** Starts every waiting call for which there is a slot. */
  private next(): void {
    for (let i = 0; i < this.queue.length && count(this.running, 'all') < LIMITS.all.running; ) {
      const call = this.queue[i];
      if (call?.keys.every(([kind, key]) => count(this.running, key) < LIMITS[kind].running)) {
        this.queue.splice(i, 1);
        for (const [, key] of call.keys) {
          add(this.waiting, key, -1);
          add(this.running, key, 1);
        }
        call.start();
      } else i++;
    }
  }
}

const count = (counts: ReadonlyMap<string, number>, key: string): number => counts.get(key) ?? 0;

function add(counts: Map<string, number>, key: string, more: number): void {
  const sum = count(counts, key) + more;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}
