import type { Vocabulary } from '@naos/engine';
import type { Bot, Budget } from '../bot.ts';

/** The name of the one beyond the levels, who thinks for up to ten seconds. */
export const ORACLE = 'oracle';

/** So many times the strongest level's looks, and so long at most. */
const TIMES = 16;
const MILLISECONDS = 10_000;

/**
 * The levels, weakest first, and beside them the strongest one with all the time that a person may want to wait. It has a
 * budget of its own; who needs an answer sooner asks it with a smaller one.
 */
export function withOracle<V extends Vocabulary>(
  levels: readonly Bot<V>[],
  { evaluations }: Budget,
): readonly Bot<V>[] {
  const top = levels.at(-1);
  if (top === undefined) return levels;
  const ownBudget = { evaluations: TIMES * evaluations, milliseconds: MILLISECONDS };
  return [...levels, { name: ORACLE, ownBudget, decide: top.decide }];
}
