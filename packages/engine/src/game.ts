import type { Chance } from './chance.ts';
import type { Fault } from './fault.ts';
import type { Procedures, WhyNot } from './procedure.ts';
import type { FastRandom } from './random.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Table } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An option of a table: a yes/no, or one of several named values. Its words are in the game's texts. */
export type OptionRow =
  | { readonly key: string; readonly kind: 'flag'; readonly standard: boolean }
  | { readonly key: string; readonly kind: 'pick'; readonly values: readonly string[]; readonly standard: string };

/** How a finished game ended. */
export interface Outcome {
  /** For each seat its place, 1 is best; equal places are shared. A lone seat that loses to the rules' own opponent is second. */
  readonly places: readonly number[];
  /** For each seat the points that the game shows at its end. */
  readonly points: readonly number[];
  /** Which way of ending it was, as a key of the game's texts. */
  readonly how: string;
}

/** Any-time powers: moves offered beside every choice of a seat; they do not advance it. */
export interface Interjections<V extends Vocabulary> {
  /** True for the moves that are interjections; no such move is ever on a choice's own list. */
  readonly is: (move: V['move']) => boolean;
  readonly moves: (state: V['state'], seat: Seat) => readonly V['move'][];
  readonly chosen: (table: Table<V>, move: V['move'], seat: Seat) => void;
  readonly whyNot?: (state: V['state'], move: V['move'], seat: Seat) => WhyNot | null;
}

/** A game, complete: everything the machine needs to play it. */
export interface Game<V extends Vocabulary> {
  /** Folder name, such as `temple-of-fate`. */
  readonly id: string;
  /** Raised whenever stored games would replay differently; the version before it then goes into `replays`. */
  readonly version: string;
  /**
   * Older versions whose games are read under these rules: most of them fit in every line, and go on where they run. One
   * that does not is open for replay up to the line that no longer fits.
   */
  readonly replays?: readonly string[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionRow[];
  /** Names of the random streams, one per deck and die; rules use the index. The names are part of every draw. */
  readonly streams: readonly string[];
  /** No game takes more decisions than this. */
  readonly longest: number;
  /**
   * The state before the first step, with the first task on the agenda and nothing random done yet: shuffles and deals
   * are steps of the first procedure. Throws a GameError for seats or options that the game does not allow.
   */
  readonly setup: (seats: number, options: V['options'], chance: Chance) => V['state'];
  readonly procedures: Procedures<V>;
  readonly interjections?: Interjections<V>;
  /**
   * The reason against a move of another question than the one asked, for every choice at once. Moves of the kinds that a
   * choice offers need a reason of its own, from its `whyNot`.
   */
  readonly notNow?: (state: V['state'], move: V['move'], seat: Seat) => WhyNot;
  /** What a viewer may know, built up from nothing; knowledge that a seat has from the past (what it passed on) is in it. */
  readonly view: (state: V['state'], viewer: Viewer) => V['view'];
  /**
   * A complete state that this view allows, the unknown parts dealt at random with `random`; its `chance` is fast.
   * `view(imagine(v), v.viewer)` equals `v`, and the viewer has the same moves. Bots, hints and planning start here, so
   * they can't know more than the view says.
   */
  readonly imagine: (view: V['view'], random: FastRandom) => V['state'];
  /** An independent copy; written by hand, it is the hottest function of a search. */
  readonly copy: (state: V['state']) => V['state'];
  /** Valid when the agenda is empty. */
  readonly outcome: (state: V['state']) => Outcome;
  /** A move as short readable text, such as `place t1-r2-c3`; the same text always means the same move. */
  readonly write: (move: V['move']) => string;
  /** The move that a text means, or `null`; says nothing about legality. */
  readonly read: (text: string) => V['move'] | null;
  /** A small whole number that tells the moves of one decision apart. */
  readonly key: (move: V['move']) => number;
}

/** A problem with a clear message for a person: bad options, a broken transcript, a game that breaks its contract. */
export class GameError extends Error {
  override readonly name = 'GameError';
  /** The same in no language, where a person who is no programmer may meet it. */
  readonly fault: Fault | null;

  constructor(message: string, fault: Fault | null = null) {
    super(message);
    this.fault = fault;
  }
}
