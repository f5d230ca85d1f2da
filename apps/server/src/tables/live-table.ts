import { Audiences, type Match, type Seat, type Viewer, type Vocabulary } from '@naos/engine';
import { NOBODY_ELSE } from '../presence.ts';
import type { RequestRefusal } from '../request-refusal.ts';
import { CHAT_SHOWN, type ChatRow } from '../store/chat-rows.ts';
import { Checkpoints } from './checkpoints.ts';
import type { PersonOrders, TableDoc } from './doc.ts';
import { seatOf } from './doc.ts';
import { MoveIds } from './move-ids.ts';
import { SHA_256 } from './transcript-lines.ts';

/** Somebody who looks at a table through a socket. */
export interface Follower {
  /** As whom they look: nobody (`''`), for a screen that a whole room sees. */
  readonly player: string;
  /** Whose right to look it is. */
  readonly asker: string;
  /** The token of the watch link through which they came, if any. */
  readonly watch: string | undefined;
  /** The chair that the follower was last told to sit on. */
  seat: Seat | null;
  /** How many of the lines that it notices it was told of; -1: not even that the game began. */
  version: number;
  /** The orders that it was last told of; null: none. */
  orders: PersonOrders | null;
  /** `isUrgent`: they are waited for; otherwise a busy server may take a moment. */
  send(text: string, isUrgent?: boolean): void;
  /** Whether anybody still listens. */
  isOpen(): boolean;
  /** Says that they may look at the table no longer, and why. */
  showOut(why: RequestRefusal): void;
}

/** What a row says of a table. */
interface StoredRow {
  readonly doc: TableDoc;
  readonly touched: number;
}

/** A table in memory: what the store says, replayed. Dropped when nobody uses it; the store has everything. */
export class LiveTable {
  readonly id: string;
  doc: TableDoc;
  revision: number;
  /** What the row of this revision says: behind `doc` in what a restart would work out anyway. */
  stored: StoredRow;
  match: Match<Vocabulary> | null = null;
  /** Who notices which line of the match. */
  audiences = new Audiences<Vocabulary>(0);
  /** How many lines lead to the position that the store keeps; 0: it keeps none that fits. */
  keptLines = 0;
  /** For those who look back. */
  checkpoints = new Checkpoints();
  /** Ids of the moves made, with the number of the line each led to. */
  readonly moveIds = new MoveIds();
  /** The last lines that were said. */
  chat: readonly ChatRow[] = [];
  /** The last lines that those who watch said to each other. */
  watchers: readonly ChatRow[] = [];
  readonly followers = new Set<Follower>();
  /** Players who look at it at other nodes, as of the last look. */
  elsewhere: ReadonlySet<string> = NOBODY_ELSE;
  /** When something last changed here that everybody may know of. */
  touched: number;
  /** From which network somebody who sits there did something last; null: nobody has since it came into memory. */
  network: string | null = null;
  /** When somebody last needed it. */
  used: number;
  /** The store may hold more than memory, from other nodes: read on before the next use. */
  doubtful = false;
  /** Since when the row in the store is older than what everybody knows, which a restart would work out anyway; null: it is not. */
  unsaved: number | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private pending = 0;

  constructor(id: string, doc: TableDoc, revision: number, touched: number, now: number) {
    this.id = id;
    this.doc = doc;
    this.revision = revision;
    this.stored = { doc, touched };
    this.touched = touched;
    this.used = now;
  }

  /** Number of the last line, which no client hears: to each viewer the version is what it has noticed. */
  get version(): number {
    return this.match === null ? 0 : this.match.entries.length;
  }

  /** How far the game has come for a viewer; -1 before it begins. */
  versionFor(viewer: Viewer): number {
    return this.match === null ? -1 : this.audiences.count(viewer);
  }

  begin(match: Match<Vocabulary>, audiences = new Audiences<Vocabulary>(match.head.seats)): void {
    match.digest = SHA_256;
    this.match = match;
    this.audiences = audiences;
    this.checkpoints = new Checkpoints();
  }

  get lastChat(): number {
    return this.chat.at(-1)?.n ?? 0;
  }

  hear(lines: readonly ChatRow[]): void {
    this.chat = [...this.chat, ...lines].slice(-CHAT_SHOWN);
  }

  get lastOfWatchers(): number {
    return this.watchers.at(-1)?.n ?? 0;
  }

  hearWatchers(lines: readonly ChatRow[]): void {
    this.watchers = [...this.watchers, ...lines].slice(-CHAT_SHOWN);
  }

  /** One after the other: the work begins when everything asked for before has ended. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.pending === 0 ? work() : this.last.then(work);
    this.pending++;
    this.last = turn.then(this.ended, this.ended);
    return turn;
  }

  private readonly ended = (): void => {
    this.pending--;
  };

  /** Whether somebody looks at it, here or at another node. */
  isPresent(player: string): boolean {
    return this.isHere(player) || this.elsewhere.has(player);
  }

  /** Whether somebody looks at it at this node. */
  isHere(player: string): boolean {
    for (const follower of this.followers) if (follower.player === player) return true;
    return false;
  }

  seatOf(player: string): Seat | null {
    return seatOf(this.doc, player);
  }

  /**
   * The line from which on a seat's question has been what it is now. Moves that others made at the same moment, in a
   * choice that asks several seats at once, do not make a move against an older version stale.
   */
  askedSince(seat: Seat): number {
    const { match } = this;
    if (match === null) return 0;
    let s = match.standing.length - 1;
    for (let i = match.entries.length - 1; i >= 0; i--) {
      const entry = match.entries[i];
      if (entry === undefined) break;
      if ('move' in entry) {
        const move = match.standing[s];
        if (move?.n !== entry.n) continue;
        if (entry.seat === seat || move.moment !== match.moment) return entry.n;
        s--;
      } else if (!('back' in entry) || entry.all === true || entry.seat === seat) return entry.n;
    }
    return 0;
  }
}
