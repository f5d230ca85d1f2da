import type { Outcome, Seat, Viewer, Vocabulary, WhyNot } from '@naos/engine';
import type { Catalogs, Line } from './line.ts';

/** One section of a rules reference, in our own words. */
export interface RulesSection {
  /** Anchor in links, such as `placing`. */
  readonly id: string;
  readonly title: Line;
  readonly paragraphs: readonly Line[];
  /** SPEC ids that this section explains; a reason why not links here by its rule id. */
  readonly rules: readonly string[];
  /** Of each paragraph the rules that it tells: one entry a rule. Absent where a section has one paragraph. */
  readonly told?: readonly (readonly string[])[];
}

/**
 * Everything a game has to say. Prompts, log lines and reasons are lines, so that the same event can be told in both
 * languages. Seats appear in values as lines made by `seatName` of the surroundings, never as numbers.
 *
 * The table's options are named by the catalogs: `option.<key>`, and `option.<key>.<value>` for each value of a pick.
 */
export interface GameWords<V extends Vocabulary> {
  readonly catalogs: Catalogs;
  /** What the asked seat is to do, as one sentence with a verb. `choice` is the name of the asking step. */
  readonly prompt: (ask: AskedSeat<V>, view: V['view']) => Line;
  /** What that question is about, for whoever meets it the first time: a coach says it. */
  readonly about: (ask: AskedSeat<V>, view: V['view']) => Line;
  /** A move as the label of a button and for a screen reader: unambiguous without the picture. */
  readonly move: (move: V['move'], view: V['view']) => Line;
  /** An event as a log line; `null` for events that only drive the picture. `name` gives a seat's name as seen by the reader. */
  readonly event: (event: V['event'], name: SeatNamer, viewer: Viewer) => Line | null;
  /** The title of the chapter of the log (a round, a day) that this event opens, or null. The replay's timeline shows them. */
  readonly chapter?: (event: V['event']) => Line | null;
  /** The SPEC id of the rule that an event follows, or null; its log line links there. */
  readonly ruleOf?: (event: V['event']) => string | null;
  readonly whyNot: (why: WhyNot) => Line;
  /** How the game ended: first why, then more. A reader who has won under "You won" is told about themselves. */
  readonly outcome: (outcome: Outcome, name: SeatNamer, viewer?: Viewer) => readonly Line[];
  /** What the board shows, for text mode: short sentences in a fixed order. */
  readonly board: (view: V['view'], name: SeatNamer) => readonly Line[];
  readonly rules: readonly RulesSection[];
}

/** Gives a seat's name as a value for a line ("you" is decided by `{who, select, …}` on `isYou`). */
export type SeatNamer = (seat: Seat) => string;

/** What a seat is asked, as the texts need it. */
export interface AskedSeat<V extends Vocabulary> {
  readonly task: V['task']['do'];
  /** One of the game's own names, so that a question without a prompt is a type error. */
  readonly choice: V['choice'];
  readonly seat: Seat;
  readonly facts: Readonly<Record<string, string | number>>;
}
