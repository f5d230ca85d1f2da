import type { Budget, Lessons, Peeking, SelfPlay, Slip, Statement } from '@naos/bots';
import type { GameOptions } from '@naos/engine';
import type { Puzzle } from '@naos/game-module';
import type { Dug, Taste } from '../puzzles/find.ts';
import type { Proof } from '../puzzles/proof.ts';
import type { Verified } from '../puzzles/verify.ts';

/** Under which conditions games are played. */
export interface Conditions {
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

/** Late, illegal and crashing answers. */
export type Slips = Readonly<Record<Slip, number>>;

/** What came of a block. */
export interface Played extends Job {
  /** The bot's mean share of the victory. */
  readonly share: number;
  readonly games: number;
  readonly slips: Slips;
  /** Milliseconds of the bot's decisions. */
  readonly times: readonly number[];
  /** Mean milliseconds of the others' decisions. */
  readonly theirTime: number;
}

/** Games of weights against themselves, to learn from. */
export interface Study extends SelfPlay {
  readonly weights: string;
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

/** What came of a watched game. */
export interface Watched {
  readonly opinions: Opinions;
  readonly slips: Slips;
}

/** Positions in which the top level is asked twice, with only hidden things changed. */
export interface Peek {
  readonly looker: string;
  /** Who plays the games that they are taken from; anybody at random when absent. */
  readonly player?: string;
  readonly positions: number;
  readonly seed: number;
}

/** One deal to play and to look through for puzzles. */
export interface Dig {
  readonly deal: number;
  /** Evaluations of a decision while games are played out. */
  readonly looks: number;
  readonly taste: Taste;
}

/** One puzzle to be played out anew. */
export interface Check {
  readonly puzzle: Puzzle;
  readonly looks: number;
  readonly proof: Proof;
}

/** One puzzle that every level tries anew. */
export interface Trial {
  readonly tried: Puzzle;
}

export type Task = Job | Study | Watch | Peek | Dig | Check | Trial;

/** Something for a thread to do, and what comes back. */
export interface Order<T = Task> {
  readonly conditions: Conditions;
  readonly task: T;
}
export type Outcome<T> = T extends Job
  ? Played
  : T extends Watch
    ? Watched
    : T extends Peek
      ? Peeking
      : T extends Dig
        ? Dug
        : T extends Check
          ? Verified
          : T extends Trial
            ? Puzzle
            : Lessons;

/** A bot with a part of the budget is named so: `level-5/16` has a sixteenth of its evaluations and of its time. */
export const PART = '/';

/** A bot made of a file of weights is named so: the quick player of training, and the strongest level. */
export const WEIGHTS = 'weights:';
export const TOP = 'top:';
