import type { Vocabulary } from '@naos/engine';
import type { Bot } from './bot.ts';
import type { Net } from './net.ts';
import type { Lessons } from './teach.ts';

/** How a game's weights are trained: by playing against itself and fitting what came of it. */
export interface Trainer<V extends Vocabulary> {
  /** Number of seats these weights are for. */
  readonly seats: number;
  readonly options: V['options'];
  /** Where the weights lie. */
  readonly file: URL;
  /** Weights to begin with. */
  readonly fresh: () => Net;
  /** Games of the weights against themselves, as positions with the win chance that was found. */
  readonly lessons: (net: Net, games: number, seed: number) => Lessons;
  /** The player that the weights make, as strong as it is quick: candidates are measured with it. */
  readonly player: (net: Net, name: string) => Bot<V>;
  /** Put right after fitting what the game knows better (such as that there is no first-seat advantage). */
  readonly settle?: (net: Net) => void;
}
