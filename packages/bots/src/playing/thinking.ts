import type { Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';

/** A bot that thinks for so many evaluations whatever it is granted: for opponents that are kept as they are. */
export function thinking<V extends Vocabulary>(bot: Bot<V>, name: string, evaluations: number): Bot<V> {
  const ownBudget = { evaluations, milliseconds: Number.POSITIVE_INFINITY };
  return { name, ownBudget, decide: (question) => bot.decide({ ...question, budget: ownBudget }) };
}
