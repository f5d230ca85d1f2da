import type { Budget, Slip, Statement } from '@naos/bots';
import type { GameOptions } from '@naos/engine';

/** Under which conditions all blocks of a run are played. */
export interface Conditions {
  readonly registry: string;
  readonly game: string;
  readonly seats: number;
  readonly options: GameOptions;
  readonly budget: Budget;
  /** Name of the series of deals. */
  readonly series: string;
}

/** One block to play: a bot at one seat, another at all others, the same deal from every seat. */
export interface Job {
  readonly bot: string;
  readonly against: string;
  readonly block: number;
}

/** What came of a block. */
export interface Played extends Job {
  /** The bot's mean share of the victory. */
  readonly share: number;
  readonly games: number;
  readonly slips: Readonly<Record<Slip, number>>;
  /** Milliseconds of the bot's decisions. */
  readonly times: readonly number[];
  /** Mean milliseconds of the others' decisions. */
  readonly theirTime: number;
}

/** Games of weights against themselves, to learn from. */
export interface Study {
  readonly weights: string;
  readonly games: number;
  readonly seed: number;
}

/** A game between equals, watched by the top level, who is asked for its opinion now and then. */
export interface Watch {
  /** The bot at every seat. */
  readonly player: string;
  /** Whether the top level gives its chances as it finds them, or as they are made honest. */
  readonly raw: boolean;
  readonly game: number;
  readonly moments: number;
}

/** What the top level thought in one game. */
export type Opinions = readonly Statement[];

/** Positions in which the top level is asked twice, with only hidden things changed. */
export interface Peek {
  readonly looker: string;
  readonly positions: number;
  readonly seed: number;
}

/** A bot made of a file of weights is named so. */
export const WEIGHTS = 'weights:';
