import { FastRandom, type Game, imagined, type Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import { anyMove } from './policy.ts';

/** Any legal move, each with the same chance. */
export function randomBot<V extends Vocabulary>(game: Game<V>, name = 'random'): Bot<V> {
  return {
    name,
    decide: ({ view, seat, seed }) => ({ move: anyMove(imagined(game, view, seed), seat, new FastRandom(seed)) }),
  };
}
