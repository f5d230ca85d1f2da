import type { GameOptions, Outcome } from '@naos/engine';
import { device } from './device.ts';

/** A seat of a table on this device; kept tables call the list `chairs`. */
export type SavedSeat =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: string;
      /** The level was found by the mirror for this game, and is found anew for the next. */
      readonly mirror?: boolean;
    };

/** A table on this device: the whole game as text, and what the home page shows of it. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly chairs: readonly SavedSeat[];
  /** The game's own seed first, then one for each fork. */
  readonly seeds: readonly string[];
  /** The transcript, as in a file. */
  readonly text: string;
  readonly begun: number;
  readonly touched: number;
  readonly moves: number;
  readonly outcome: Outcome | null;
  /** Set when the game is over without an outcome by its rules. */
  readonly ended?: true;
  /** The seat that gave it up, where that is why. */
  readonly resigned?: number;
  /** Whether the person is asked now. */
  readonly yours: boolean;
  readonly options: GameOptions;
  /** The move after which the person last looked at the table with nothing left to read. */
  readonly seen: number;
  /** The day whose duel it is: the deal is everybody's, and the bot's answers can be repeated. */
  readonly duel?: string;
}

/** The one person at a table on this device; null where several share it, or nobody of it plays. */
export function ownSeat({ chairs }: Pick<SavedTable, 'chairs'>): number | null {
  const [own, ...others] = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return own === undefined || others.length > 0 ? null : own;
}

const PREFIX = 'naos.table.';

/** Keeps a table; says whether it survives a reload. */
export function saveTable(table: SavedTable): boolean {
  device.setItem(PREFIX + table.id, JSON.stringify(table));
  return device.keeps(PREFIX + table.id);
}

/** A kept table, or null when there is none of this id or it can't be read. */
export function loadTable(id: string): SavedTable | null {
  const text = device.getItem(PREFIX + id);
  if (text === null) return null;
  try {
    const table: unknown = JSON.parse(text);
    return isTable(table) ? table : null;
  } catch {
    return null;
  }
}

function isTable(found: unknown): found is SavedTable {
  if (typeof found !== 'object' || found === null) return false;
  if (!('game' in found && 'chairs' in found && 'seeds' in found && 'text' in found)) return false;
  const { game, chairs, seeds, text } = found;
  return typeof game === 'string' && Array.isArray(chairs) && Array.isArray(seeds) && typeof text === 'string';
}

/** Tells when another tab has kept a table; returns what stops it. */
export function whenSavedElsewhere(id: string, listener: (table: SavedTable) => void): () => void {
  return device.whenChanged(PREFIX + id, () => {
    const table = loadTable(id);
    if (table !== null) listener(table);
  });
}

export function removeTable(id: string): void {
  device.removeItem(PREFIX + id);
}

/** All kept tables, the newest first. */
export function allTables(): SavedTable[] {
  return device
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => loadTable(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.touched - a.touched);
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A fresh id for a table on this device. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A fresh seed: 256 bits from the operating system, as 64 hex digits. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
