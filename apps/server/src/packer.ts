import type { Services } from './services.ts';
import { FEWEST_LINES } from './tables/kept-position.ts';
import { isWorthKeeping, keepPosition } from './tables/rest.ts';
import { loadTable } from './tables/table-loader.ts';
import type { Tables } from './tables/tables.ts';

/** Games that are looked at in a round, whether they can be packed: a moment's work, and a million of them take days. */
const PACKED_PER_ROUND = 5;
/** A game is packed so long after its end, and by no node that runs shorter: the version before can't read what is packed. */
const PACK_AFTER_MS = 24 * 3_600_000;
const SINCE_MS = 3_600_000;
/** Packed games of which it is looked up in a round whether their positions are kept, and those that are played through for it. */
const LOOKED_PER_ROUND = 50;
const KEPT_PER_ROUND = 2;

/** Puts games away that are over, a few at a time, while the house is open: their lines packed, their positions kept. */
export class Packer {
  private readonly services: Services;
  private readonly tables: Tables;
  private readonly begun: number;
  /** The last table that was looked at to be packed. */
  private packedTo = '';
  /** And to have its position kept; null: all were, until the next start, which may be one of other rules. */
  private keptTo: string | null = '';

  constructor(services: Services, tables: Tables) {
    this.services = services;
    this.tables = tables;
    this.begun = services.now();
  }

  /** One round of it. */
  async round(): Promise<void> {
    if (this.services.now() - this.begun < SINCE_MS) return;
    await this.packOld();
    await this.keepPacked();
  }

  /** Packs games that are long over, again and again from the first table on. */
  private async packOld(): Promise<void> {
    const { store, now } = this.services;
    const found = await store.tables.unpacked(this.packedTo, PACKED_PER_ROUND);
    for (const { id, status, touched, revision } of found) {
      const isOver = status === 'finished' || status === 'cancelled';
      if (isOver && touched < now() - PACK_AFTER_MS && (await store.tables.pack(id, revision))) await this.keep(id);
    }
    this.packedTo = found.at(-1)?.id ?? '';
  }

  /** Keeps the positions of games that were packed before positions were kept, or under other rules. */
  private async keepPacked(): Promise<void> {
    if (this.keptTo === null) return;
    const { games, store } = this.services;
    const found = await store.positions.ofPacked(this.keptTo, LOOKED_PER_ROUND);
    this.keptTo = found.at(-1)?.id ?? null;
    let kept = 0;
    for (const { id, game, lines, rules } of found) {
      const print = games.printOf(game);
      if (lines < FEWEST_LINES || print === null || print === rules) continue;
      await this.keep(id);
      if (++kept < KEPT_PER_ROUND) continue;
      this.keptTo = id;
      return;
    }
  }

  private async keep(id: string): Promise<void> {
    const { services, tables } = this;
    try {
      const live = tables.peek(id) ?? (await loadTable(services, id));
      if (isWorthKeeping(services, live)) await keepPosition(services, live);
    } catch (problem) {
      services.log.warn({ table: id, problem: String(problem) }, 'a game that is over could not be played through');
    }
  }
}
