import type { Seat } from '@naos/engine';

/** The whole game: setup, six rounds, scoring. */
interface GameTask {
  readonly do: 'game';
  at: number;
}
/** Everybody picks a side of the goal card (5.8). */
interface GoalsTask {
  readonly do: 'goals';
  at: number;
}
/** One round (chapter 6). */
interface RoundTask {
  readonly do: 'round';
  at: number;
  /** Priest turns taken. */
  turns: number;
}
/** Step 1 of a round: tiles find their builders (6.2.1 to 6.2.5). */
interface ExchangeTask {
  readonly do: 'exchange';
  at: number;
}
/** Step 1 in the variant Hummingbird (11.2.2). */
interface AssignTask {
  readonly do: 'assign';
  at: number;
}
/** Step 2 of a round (6.2.6 to 6.2.10, 9.1). */
interface BuildTask {
  readonly do: 'build';
  at: number;
}
/** A player's priest turn (chapter 7). */
export interface TurnTask {
  readonly do: 'turn';
  at: number;
  readonly seat: Seat;
  /** Chains that may still be used. */
  uses: number;
  /** Whether one of them may be a marked one (9.2.2). */
  reuse: boolean;
}
/** Taking a private card (9.2.8). */
interface BlessingTask {
  readonly do: 'blessing';
  at: number;
  readonly seat: Seat;
}
/** Using one chain, from the marker on (7.2). */
export interface UseTask {
  readonly do: 'use';
  at: number;
  readonly seat: Seat;
  /** Where the marker stands, and the chain it marks. */
  readonly cell: number;
  readonly colour: number;
  readonly length: number;
  /** The card occupied (a god, or PRIVATE) and the set of its cells; -1 and 0 until chosen. */
  card: number;
  cells: number;
}

export type TempleTask =
  | GameTask
  | GoalsTask
  | RoundTask
  | ExchangeTask
  | AssignTask
  | BuildTask
  | TurnTask
  | BlessingTask
  | UseTask;
