import { type Aim, pairRow } from './goals.ts';
import type { Played } from './job.ts';
import { answersTo, type Bench, blocksOf, type Match, type PartPlan, resultOf, tallyOf } from './part-plan.ts';

/** Pairs with what is wanted of each, as a part. */
export function contest(part: string, aims: readonly Aim[], { conditions, extent }: Bench): PartPlan {
  const { game, seats } = conditions;
  const matches = aims.map(({ bot, against, share }): Match => [bot, against, share]);
  const lots = blocksOf(part, conditions, matches, extent.blocks);
  return {
    lots,
    findings: async (answers) => {
      const played = answersTo<Played>(lots, answers);
      const rows = aims.map((aim) => pairRow(game, aim, resultOf([aim.bot, aim.against, aim.share], played, seats)));
      return { rows, tally: tallyOf(played) };
    },
  };
}
