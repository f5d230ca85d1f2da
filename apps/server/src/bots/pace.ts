import { setTimeout as wait } from 'node:timers/promises';
import type { Seat } from '@naos/engine';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Questions whose beginning is remembered; beyond that whoever answers waits once more. */
const MOST_ASKED = 10_000;

/** How long the table takes to answer for a seat: people must be able to follow, and learn nothing from it. */
export class Pace {
  private readonly services: Services;
  /** When a seat was asked what it is still answering, in steps that nobody else notices: it waits its pace once for all. */
  private readonly asked = new Map<string, { readonly noticed: number; readonly since: number }>();

  constructor(services: Services) {
    this.services = services;
  }

  /** Waits; how many secret steps a seat takes must not show in how often. `begun`: when it was asked. */
  async keep(live: LiveTable, seat: Seat, begun: number): Promise<void> {
    const key = `${live.id} ${seat}`;
    const noticed = live.audiences.count(null);
    const earlier = this.asked.get(key);
    const since = earlier?.noticed === noticed ? earlier.since : begun;
    this.asked.set(key, { noticed, since });
    if (this.asked.size > MOST_ASKED) this.asked.clear();
    const rest = this.services.settings.botPace - (performance.now() - since);
    if (rest > 0) await wait(rest, undefined, { ref: false });
  }
}
