import type { Outcome, Seat, Told, Vocabulary, WhyNot } from '@naos/engine';
import type { Language, Line, Say } from '@naos/words';
import type { ComponentType, ReactNode } from 'react';

declare module 'react' {
  /** Style sheets take values from elements through variables, which React does not know by name. */
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}

/** A seat as the page shows it. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot' | 'empty';
  readonly thinking: boolean;
  readonly online: boolean;
  /** The seat's clock, where the table has clocks. */
  readonly clock?: Clock;
}

/** What is left on a clock: `left` milliseconds at the moment `at` (milliseconds since the epoch); it runs while `running`. */
export interface Clock {
  readonly left: number;
  readonly at: number;
  readonly running: boolean;
  /** Of the time from `at` until then, the milliseconds in which the clock stood still: it may rest at night. */
  readonly rested?: (until: number) => number;
}

/**
 * What a game's board gets from its surroundings. The board turns `moves` into things that glow and calls `choose`;
 * it knows no rule of its own.
 */
export interface BoardProps<V extends Vocabulary> {
  /** What this viewer may see, as the picture should show it now. */
  readonly view: V['view'];
  /** The seat that sits in front of this page, or null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatInfo[];
  /** What this seat is asked now; null when it is not asked. */
  readonly ask: {
    readonly task: string;
    readonly choice: V['choice'];
    readonly facts: Readonly<Record<string, string | number>>;
  } | null;
  /** All legal moves of this seat now; empty when it is not asked. */
  readonly moves: readonly V['move'][];
  /** Plays a move of the list. `sure`: a button that names it, or a second press, has confirmed it; it is not asked about again. */
  readonly choose: (move: V['move'], sure?: boolean) => void;
  /** The view after a move of the list, worked out from this seat's own information; null when chance or secrets decide. */
  readonly preview: (move: V['move']) => V['view'] | null;
  /** Why a move that is not on the list is not allowed. */
  readonly whyNot: (move: V['move']) => WhyNot | null;
  /** Shows a reason beside the prompt (hover, focus, long press on a closed target) with a link to its rule; null clears it. */
  readonly explain: (reason: Line | null, rule?: WhyNot['rule']) => void;
  /** Events since the last picture, for motion; empty when the picture jumps. */
  readonly fresh: readonly Told<V['event']>[];
  /** A chosen move that waits in the prompt bar for its confirmation; draw it as a ghost. */
  readonly held?: V['move'] | null;
  /** Parts that a lesson points at, as the board names them in `data-part`; they are lit by themselves, but must be in sight. */
  readonly light?: readonly string[];
  /** The event whose log line is pointed at; light up the pieces that it names. */
  readonly lit?: V['event'] | null;
  /** The events of the move that the line above the board tells; keep the pieces and ways that they name marked. */
  readonly recent?: readonly V['event'][];
  readonly outcome: Outcome | null;
  readonly say: Say;
  readonly language: Language;
  /** True when the person asked for no motion. */
  readonly still: boolean;
  /** How long one step of a staged moment lasts, in milliseconds (see `useStaged`); 0 or nothing when all is shown at once. */
  readonly beat?: number;
}

/** A row of a table on a rules page: a piece as the board draws it, its name, and what it does. */
export interface RulesRow {
  readonly picture: ReactNode;
  readonly name: Line;
  readonly about: Line;
  readonly rule: string;
}

/** Something on the board that a move is about, for a plan to be drawn on. */
export interface Target {
  /** A CSS selector of it. */
  readonly at: string;
  /** Where it is looked for while that is not drawn. */
  readonly or?: string;
  /** How far across and down that it lies, as shares of its box; in the middle without them. */
  readonly within?: readonly [x: number, y: number];
  /** What is written on it instead of the step's number. */
  readonly label?: string;
}

/** A target of a plan's step, counted from 1. */
export interface PlanMark extends Target {
  readonly step: number;
  readonly label: string;
}

/** A phone beside the big screen: what is one's own and what one decides, without the board that everybody looks at. */
export interface HandOnly<V extends Vocabulary> {
  /** What is one's own, drawn; cards that answer the question can be pressed. */
  readonly Hand: ComponentType<BoardProps<V>>;
  /** What stands in the prompt bar beside the sentence, if anything. */
  readonly PromptExtras?: ComponentType<BoardProps<V>>;
  /** Answers that neither of them draws: they become a list of buttons. */
  readonly listed: (move: V['move'], props: BoardProps<V>) => boolean;
  /** Drawn on a button of that list, before its words. */
  readonly Sign?: ComponentType<{ readonly move: V['move']; readonly view: V['view'] }>;
}

/** What a game's `board/` offers. */
export interface GameBoard<V extends Vocabulary> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** The lines of a seat's panel, as a fragment: a `SeatScore` first, then a `SeatFact` each for resources. */
  readonly SeatFacts: ComponentType<{ readonly view: V['view']; readonly seat: Seat; readonly say: Say }>;
  /** Panels beside the board (a scoring preview, a market), each a tab on a phone. */
  readonly panels: readonly {
    readonly id: string;
    readonly title: Line;
    readonly Panel: ComponentType<BoardProps<V>>;
    /** The board itself shows it where a window is wide. */
    readonly narrowOnly?: boolean;
  }[];
  /** What stands in the prompt bar beside the sentence (dice left, priests left), if anything. */
  readonly PromptExtras?: ComponentType<BoardProps<V>>;
  /** Without it a phone beside the big screen shows the table in words. */
  readonly hand?: HandOnly<V>;
  /** Moves that are never taken by themselves, even when they are the only one: they confirm something. */
  readonly byHand?: (move: V['move']) => boolean;
  /** How many beats the board stages these events for, 0 for none: bots wait that long with their next move. */
  readonly staged?: (fresh: readonly Told<V['event']>[], view: V['view']) => number;
  /** What a move is about, in the order in which it is looked at: a plan is drawn there. */
  readonly targets?: (move: V['move'], view: V['view']) => readonly Target[];
  /** Each seat's points as a view shows them; the end screen and the replay draw them over time. */
  readonly points?: (view: V['view']) => readonly number[];
  /** Tables for the rules pages, by the section that each belongs to. */
  readonly tables?: Readonly<Record<string, readonly RulesRow[]>>;
  /** What the end screen shows besides places and points, such as the score over the rounds. */
  readonly Ending?: ComponentType<{ readonly props: BoardProps<V>; readonly log: readonly Told<V['event']>[] }>;
}
