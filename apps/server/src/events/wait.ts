import type { WakeUp } from '../bus/bus.ts';
import type { Services } from '../services.ts';

const MARK = 'event';
/** A page that waits for news asks again after this long. */
const WAIT_MS = 20_000;

/** Pages that wait until something changes at an event, here or at another node. */
export class Changes {
  private readonly services: Services;
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(services: Services) {
    this.services = services;
  }

  tell(id: string): void {
    this.wake(id);
    this.services.bus.publish({ table: `${MARK}.${id}`, version: 0, revision: 0, chat: 0 });
  }

  heard(wakeUp: WakeUp | null): void {
    if (wakeUp === null) for (const id of this.waiting.keys()) this.wake(id);
    const [mark, id] = wakeUp?.table.split('.') ?? [];
    if (mark === MARK && id !== undefined) this.wake(id);
  }

  /** Resolves when the event has another revision than this one, or after a while. */
  async after(id: string, revision: number): Promise<void> {
    let wakeMe = (): void => {};
    const change = new Promise<void>((done) => {
      const all = this.waiting.get(id) ?? new Set();
      this.waiting.set(id, all);
      const wake = (): void => {
        clearTimeout(timer);
        all.delete(wake);
        if (all.size === 0 && this.waiting.get(id) === all) this.waiting.delete(id);
        done();
      };
      const timer = setTimeout(wake, WAIT_MS).unref();
      all.add(wake);
      wakeMe = wake;
    });
    // Nobody else: who asks with an old number again and again would make everybody's page ask again.
    if ((await this.services.store.events.revision(id)) !== revision) wakeMe();
    await change;
  }

  stop(): void {
    for (const id of [...this.waiting.keys()]) this.wake(id);
  }

  private wake(id: string): void {
    for (const wake of [...(this.waiting.get(id) ?? [])]) wake();
  }
}
