import type { Budget } from '../bot.ts';

/** More looks than these tell nothing apart that is worth telling, and a budget without end must end. */
const MOST_LOOKS = 8000;

/** A look that no budget pays for: without any. */
export const UNPAID = Number.POSITIVE_INFINITY;

/** The dial of a search: how many looks a budget pays for when one costs about so many evaluations. */
export function dialled({ evaluations }: Budget, cost: number): number {
  return Math.max(1, Math.min(MOST_LOOKS, Math.floor(evaluations / cost)));
}
