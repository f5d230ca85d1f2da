import type { GameOptions, Outcome, Seat } from '@naos/engine';
import type { ClockSetting, Holiday, Proposal, SeatOrders, TableStatus } from '@naos/protocol';

/** A chair. */
export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open';
  /** The person on it; for an open chair the person it is kept for; for a bot the person who left it. */
  readonly player: string | null;
  /** A person's name or a bot's level; empty for an open chair. */
  readonly name: string;
  /** Part of the chair's invite link; a new one voids the old link. Null: no link opens it. */
  readonly invite: string | null;
  /** For a person who plays on for a bot: the bot's level, which it keeps if the person gets up. */
  readonly level?: string;
  /** A person who has said that the game may begin. */
  readonly ready?: true;
  /** The seat that this person would like to have instead. */
  readonly asks?: Seat;
  /** When this person is away: a clock by the day rests for them. */
  readonly away?: readonly Holiday[];
  /** The name of `player` where it is not they who sit here. */
  readonly keptFor?: string;
}

/** Where the clocks stood when they last changed. */
export type TimeDoc = {
  /** Milliseconds left at `since`, for each seat. */
  readonly left: readonly number[];
} & (
  | {
      /** From when the time of the waiting seats runs. */
      readonly since: number;
      /** When the last pause was over. */
      readonly resumed?: number;
    }
  | {
      /** Paused. */
      readonly since: null;
      /** When the pause is over by itself. */
      readonly until: number;
    }
);

/** An act that was carried out, kept for a while so that a repeated request gets the first answer. */
export interface DoneAct {
  readonly id: string;
  /** Signature of whoever asked. */
  readonly by: string;
  readonly version: number;
  readonly opened?: string;
  /** Not everybody may notice that it was done. */
  readonly secret?: true;
}

/** A person's standing orders and plan. */
export interface PersonOrders extends SeatOrders {
  readonly player: string;
}

/** What the table is asked; `to` is the number of a line. */
interface AskedProposal extends Proposal {
  /** That line as those who watch count it: lists show it without the game. */
  readonly shown?: number;
}

/** What a table knows of its event. */
export interface EventMark {
  readonly id: string;
  readonly round: number;
  /** Others play the same deal: nobody else sees the table before all of them are over. */
  readonly isDuplicate?: true;
  /** The club that then sees it; without it everybody does. */
  readonly club?: string;
}

/** Everything about a table that is not in its transcript. Never changed in place. */
export interface TableDoc {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: GameOptions;
  readonly status: TableStatus;
  readonly visibility: 'public' | 'private';
  readonly rated: boolean;
  /** Set when the game begins by agreement, not by the last person to sit down. */
  readonly room?: true;
  /** The club whose table it is: its members see it and may sit down, and no link opens it for anybody else. */
  readonly club?: string;
  /** The event it is a game of. */
  readonly event?: EventMark;
  /** Seats whose people did not come back to a game of an event: it is lost for them. */
  readonly forfeited?: readonly Seat[];
  /** Part of the table's link for everybody; a new one voids the old link. */
  readonly party?: string;
  readonly botsMayBeReplaced: boolean;
  /** Set where the host lets those who watch talk among themselves. */
  readonly watchersTalk?: true;
  readonly host: string | null;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockSetting;
  readonly time: TimeDoc | null;
  readonly proposal: AskedProposal | null;
  /** Seats that the game waits for; on the hot path newer in memory than in the store. */
  readonly waiting: readonly Seat[];
  /** Number of the transcript's last line; as `waiting`, newer in memory. */
  readonly version: number;
  /** How many lines those who watch have noticed; rows of before it was counted have none. */
  readonly publicVersion?: number;
  readonly created: number;
  readonly commitment: string | null;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly closed: string | null;
  /** The seat that has given up: the game has no end of its own, but a result. */
  readonly resigned?: Seat;
  readonly silenced: readonly string[];
  readonly acts: readonly DoneAct[];
  /** Signatures of those who asked for a bot's seat and were told no: they ask no more. */
  readonly turnedAway?: readonly string[];
  /** When people were last reminded by the others, and by whom. */
  readonly nudged?: readonly { readonly seat: Seat; readonly at: number; readonly by: Seat }[];
  /** What people have left to the table to answer: theirs alone, wherever they sit. */
  readonly orders?: readonly PersonOrders[];
  /** Seats that have been reminded of this turn. */
  readonly reminded: readonly Seat[];
}

/** The document in a stored row; null when the row holds something else. */
export function readDoc(body: string): TableDoc | null {
  try {
    const doc: TableDoc | null = JSON.parse(body);
    return typeof doc?.status === 'string' && Array.isArray(doc.seats) ? doc : null;
  } catch {
    return null;
  }
}

/** The chair on which a person sits. */
export function seatOf(doc: TableDoc, player: string): Seat | null {
  const seat = doc.seats.findIndex((seatInfo) => seatInfo.kind === 'person' && seatInfo.player === player);
  return seat === -1 ? null : seat;
}

export const RESIGNED = 'A player resigned.';

/**
 * The seat that has given up, if that is how the game ended: a node of before there was such an end carries the mark on
 * into a rematch, where it means nothing.
 */
export function resignedSeat({ status, closed, resigned }: TableDoc): Seat | null {
  return status === 'cancelled' && closed === RESIGNED ? (resigned ?? null) : null;
}

export function isOver({ status }: Pick<TableDoc, 'status'>): boolean {
  return status === 'finished' || status === 'cancelled';
}

/** The document with one chair changed. */
export function withSeat(doc: TableDoc, seat: Seat, seatInfo: SeatInfo): TableDoc {
  return { ...doc, seats: doc.seats.map((old, i) => (i === seat ? seatInfo : old)) };
}

/** Seats with people on them. */
export function people(doc: TableDoc): readonly Seat[] {
  return doc.seats.flatMap((seatInfo, seat) => (seatInfo.kind === 'person' ? [seat] : []));
}
