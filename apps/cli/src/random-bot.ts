import type { Bot } from '@naos/bots';
import { FastRandom, type Game, situationFrom, type Vocabulary } from '@naos/engine';

/** Plays any legal move with the same chance. It needs no knowledge, so every game has it. */
export function randomBot<V extends Vocabulary>(game: Game<V>): Bot<V> {
  return {
    name: 'random',
    decide: ({ view, seed }) => {
      const { moves } = situationFrom(game, view);
      return { move: moves[new FastRandom(seed).below(moves.length)] as V['move'] };
    },
  };
}
