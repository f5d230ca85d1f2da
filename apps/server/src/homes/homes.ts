import { NODE_GONE_MS } from '../heartbeat.ts';
import { Door } from './door.ts';
import { type House, LineHere } from './line-here.ts';
import { Link, Relay } from './link.ts';
import type { LineEnd, Person, TableLine } from './person.ts';

/** How often a node looks which others there are. */
const LOOK_MS = 1_000;

/**
 * Which node does a table's work. It is a hint, never needed for the truth: of the nodes that this one has a link to, and
 * itself, one is the table's home by its name alone. When nodes disagree, or a home is gone, more than one of them works
 * at a table for a moment, and the store's versions keep them apart as they always did.
 */
export class Homes {
  private readonly house: House;
  private readonly node: string;
  private readonly door: Door;
  /** To every node that is known, open or on the way. */
  private readonly calls = new Map<string, Link>();
  private readonly links = new Map<string, Link>();
  private readonly listeners: (() => void)[] = [];
  private looking: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(house: House, node: string) {
    this.house = house;
    this.node = node;
    this.door = new Door(house, node);
  }

  /** Opens the door, unless this server is alone or is to have none, and says where it is. */
  async start(): Promise<void> {
    const { settings, bus, store, log } = this.house.services;
    if (bus.kind === 'memory' || settings.link === null) return;
    try {
      const address = await this.door.open(settings.link.host, settings.link.port);
      await store.server.atHome(this.node, address);
    } catch (problem) {
      // Nobody needs it: tables are then worked at where their people are.
      log.warn({ problem: String(problem) }, 'other nodes can not be let in: check NODE_LINK');
      return;
    }
    await this.look();
    this.looking = setInterval(() => {
      this.look().catch(() => {});
    }, LOOK_MS).unref();
  }

  /** Somebody's line to a table; `lost` is called when its home is gone and another line must take over. */
  lineTo(table: string, person: Person, end: LineEnd, lost: () => void): TableLine {
    const link = this.linkTo(table);
    return link === null ? new LineHere(this.house, person, end) : link.relay(person, end, lost);
  }

  /** How many other nodes this one has a link to. */
  get known(): number {
    return this.links.size;
  }

  isHere(table: string): boolean {
    return this.linkTo(table) === null;
  }

  /** Whether a line leads where the table is at home now. */
  fits(table: string, line: TableLine): boolean {
    return (line instanceof Relay ? line.link : null) === this.linkTo(table);
  }

  /** Whether somebody of another node is at a table here. */
  has(player: string): boolean {
    return this.door.has(player);
  }

  /** Calls back when tables may have another home than before. */
  listen(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Others find their people other homes. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.looking !== null) clearInterval(this.looking);
    await this.house.services.store.server.atHome(this.node, null).catch(() => {});
    this.door.close();
    for (const link of this.calls.values()) link.close();
  }

  private linkTo(table: string): Link | null {
    if (this.links.size === 0) return null;
    return this.links.get(this.house.services.nodes.homeOf(table)) ?? null;
  }

  /** Calls every node that has not been called yet. */
  private async look(): Promise<void> {
    const { store, secret, now, traces } = this.house.services;
    const others = await store.server.homes(this.node, now() - NODE_GONE_MS);
    for (const other of others) {
      if (this.stopped || this.calls.has(other.node)) continue;
      const open = (link: Link): void => this.changed(() => this.links.set(link.to, link));
      const closed = (link: Link): void => {
        this.calls.delete(link.to);
        if (this.links.get(link.to) === link) this.changed(() => this.links.delete(link.to));
      };
      this.calls.set(other.node, new Link(other, this.node, secret, traces, open, closed));
    }
  }

  private changed(change: () => void): void {
    change();
    this.house.services.nodes.names = [this.node, ...this.links.keys()];
    if (!this.stopped) for (const listener of this.listeners) listener();
  }
}
