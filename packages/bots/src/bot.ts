import type { Seat, Vocabulary } from '@naos/engine';
import type { Trainer } from './learning/trainer.ts';
import type { Calibrator } from './playing/calibrate.ts';

/** How much a bot may think. Evaluations make a decision repeatable; milliseconds are the limit in live play. */
export interface Budget {
  readonly evaluations: number;
  readonly milliseconds: number;
}

/** One decision, as a bot gets it: the seat's view and nothing else. */
export interface Question<V extends Vocabulary> {
  readonly view: V['view'];
  readonly seat: Seat;
  readonly budget: Budget;
  /** Same view, budget in evaluations and seed: same move. */
  readonly seed: number;
  /** Looked at between evaluations; true: answer at once with the best so far. */
  readonly cancelled: () => boolean;
  /** What the budget's milliseconds are told by; the wall's clock when absent. */
  readonly clock?: () => number;
}

/** A bot's answer: a move of the seat's list, and what it thinks of it when it knows. */
export interface Answer<V extends Vocabulary> {
  readonly move: V['move'];
  /** Win probability of the asking seat after the move, 0 to 1. */
  readonly winChance?: number;
  /** Best moves with their values, best first, for hints and reviews. */
  readonly ranked?: readonly { readonly move: V['move']; readonly value: number }[];
  /** Difficulty of the choice, 0 (obvious) to 1: thinking time is shown in proportion. */
  readonly hard?: number;
}

/** A player made of code. Holds no state between decisions. */
export interface Bot<V extends Vocabulary> {
  /** What it is to be asked with, where it is another budget than its shelf's. */
  readonly ownBudget?: Budget;
  /** Short stable name, such as `greedy` or `level-3`. */
  readonly name: string;
  readonly decide: (question: Question<V>) => Answer<V>;
}

/** Opponents to be measured against, kept as they are while levels and their weights change. */
export interface Pool<V extends Vocabulary> {
  readonly bots: readonly Bot<V>[];
  /** What each of them does, by name. */
  readonly about: Readonly<Record<string, string>>;
}

/** What a game's `bot/` offers: the five levels, and what they are trained and measured with. */
export interface BotShelf<V extends Vocabulary> {
  /** Loads the levels and those besides, with weights when there are any; bots are ready when it resolves. */
  readonly load: () => Promise<readonly Bot<V>[]>;
  /** Names of the levels, weakest first; each is a bot of the shelf. */
  readonly levels: readonly string[];
  /** Names of those besides the levels who may be given a seat, such as the oracle. */
  readonly besides?: readonly string[];
  readonly budget: Budget;
  /** Opponents that are no relatives of the levels, written from the rules alone; loaded by the command line alone. */
  readonly yardsticks?: () => Promise<Pool<V>>;
  /** Bots besides the levels; loaded by the command line alone. */
  readonly pool?: () => Promise<Pool<V>>;
  /** What the bots of this game are measured by. */
  readonly goals?: Goals;
  /** How its weights are trained; loaded by the command line alone. */
  readonly trainer?: () => Promise<Trainer<V>>;
  /** How its top level's win chances are made honest; loaded by the command line alone. */
  readonly calibrator?: () => Promise<Calibrator<V>>;
}

/** What a game's strongest level must reach against whom, as scores from 0 to 1. */
export interface Goals {
  readonly random: number;
  /** Against plain tree search with five seconds. */
  readonly plain: number;
  /** Opponents of the pool that the top level must have left behind: the score that it must reach. */
  readonly former?: readonly { readonly bot: string; readonly must: number }[];
  /** The pool's information-set tree search with ten times the top level's time. */
  readonly tree: { readonly bot: string; readonly must: number };
  /** Seconds to a move, 95th percentile. */
  readonly seconds: { readonly laptop: number; readonly phone: number };
  /** Further figures that only this game has. */
  readonly special?: () => Promise<readonly SpecialFigure[]>;
}

/** A figure of a game's own: measured where lower is better, with the highest allowed. */
export interface SpecialFigure {
  readonly goal: string;
  readonly must: number;
  readonly measured: number;
  readonly samples: number;
}
