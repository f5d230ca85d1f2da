import type { Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import type { Lessons } from './lessons.ts';

/** Games to be played for lessons. */
export interface SelfPlay {
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
}

/** How a game's weights are trained: by playing against itself and fitting what came of it. */
export interface Trainer<V extends Vocabulary> {
  /** Numbers of seats that it learns with, in turn; candidates are measured with the fewest. */
  readonly seats: readonly number[];
  readonly options: V['options'];
  /** Where the weights lie. */
  readonly file: URL;
  /** What the weights are for, one name each. */
  readonly names: readonly string[];
  /** Weights to begin with, set by hand. */
  readonly fresh: () => Float32Array;
  /** When the weights are those of a net: how many of its inputs are gates, and how often it learns from every position. */
  readonly net?: { readonly gates: number; readonly rounds: number };
  /** Games of the weights against themselves, as positions with what came of them. */
  readonly lessons: (weights: Float32Array, plan: SelfPlay) => Lessons;
  /** The player that the weights make, as strong as it is quick: it plays the games to learn from. */
  readonly player: (weights: Float32Array, name: string) => Bot<V>;
  /** The strongest level with these weights. */
  readonly top: (weights: Float32Array) => Bot<V>;
}
