/** Wake-ups of all cores wait for each other so long, in milliseconds. */
const GATHER_MS = 10;

/**
 * Wake-ups on their way from each core to all others. Those of all that come within a moment leave together: with a message
 * for each pair of cores, passing them on would grow with the square of their number.
 */
export class Wakes<Core> {
  private readonly send: (wake: string, to: Core) => void;
  private readonly cores: ReadonlyMap<Core, unknown>;
  private waiting = new Map<Core, string>();

  constructor(send: (wake: string, to: Core) => void, cores: ReadonlyMap<Core, unknown>) {
    this.send = send;
    this.cores = cores;
  }

  add(from: Core, wake: string): void {
    if (this.waiting.size === 0) setTimeout(() => this.flush(), GATHER_MS);
    const known = this.waiting.get(from);
    this.waiting.set(from, known === undefined ? wake : `${known};${wake}`);
  }

  private flush(): void {
    const { waiting } = this;
    this.waiting = new Map();
    for (const to of this.cores.keys()) {
      const others = [...waiting].filter(([from]) => from !== to).map(([, wake]) => wake);
      if (others.length > 0) this.send(others.join(';'), to);
    }
  }
}
