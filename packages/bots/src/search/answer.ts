import { GameError, type Vocabulary } from '@naos/engine';
import type { Answer } from '../bot.ts';

/** A move with its value, a win chance of the asking seat. */
export interface Ranked<V extends Vocabulary> {
  readonly move: V['move'];
  readonly value: number;
}

/** Values this far apart make a choice obvious. */
const OBVIOUS = 0.15;

const notAsked = (): GameError => new GameError('The seat is not asked, so there is no move to choose.');

/** The best of the rated moves as an answer. Of equal ones the first is taken, so that answers repeat. */
export function bestOf<V extends Vocabulary>(rated: readonly Ranked<V>[]): Answer<V> {
  const ranked = rated.toSorted((a, b) => b.value - a.value);
  const [first, second] = ranked;
  if (first === undefined) throw notAsked();
  const lead = second === undefined ? OBVIOUS : Math.min(first.value - second.value, OBVIOUS);
  return { move: first.move, winChance: first.value, ranked, hard: 1 - lead / OBVIOUS };
}

/** The answer where there is nothing to think about. */
export function onlyMove<V extends Vocabulary>([move]: readonly V['move'][]): Answer<V> {
  if (move === undefined) throw notAsked();
  return { move, hard: 0 };
}
