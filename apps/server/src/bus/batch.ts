import { type WakeUp, writeWakeUp } from './bus.ts';

/** Collects wake-ups for a moment, the newest of each table, and hands them on as texts below a size. */
export class Batch {
  private readonly newest = new Map<string, WakeUp>();
  private readonly send: (text: string) => void;
  private readonly delay: number;
  private readonly size: number;
  private timer: NodeJS.Timeout | null = null;

  constructor(send: (text: string) => void, delay: number, size: number) {
    this.send = send;
    this.delay = delay;
    this.size = size;
  }

  add(wakeUp: WakeUp): void {
    const before = this.newest.get(wakeUp.table);
    const { secret, ...open } = wakeUp;
    const people = wakeUp.people ?? before?.people;
    const isSecret = secret === true && (before === undefined || before.secret === true);
    this.newest.set(wakeUp.table, {
      ...open,
      ...(people === undefined ? {} : { people }),
      ...(isSecret ? { secret } : {}),
    });
    this.timer ??= setTimeout(() => this.flush(), this.delay);
  }

  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    let text = '';
    for (const wakeUp of this.newest.values()) {
      const part = writeWakeUp(wakeUp);
      if (text.length + part.length + 1 > this.size) {
        this.send(text);
        text = '';
      }
      text += text === '' ? part : `;${part}`;
    }
    this.newest.clear();
    if (text !== '') this.send(text);
  }
}
