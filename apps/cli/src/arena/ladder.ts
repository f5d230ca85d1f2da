import { type BotShelf, ladderSteps } from '@naos/bots';
import type { Vocabulary } from '@naos/engine';
import { type GoalRow, pairRow, stepAimsOf } from './goals.ts';
import type { Played } from './job.ts';
import { answersTo, type Bench, blocksOf, type Match, type PartPlan, resultOf, tallyOf } from './part-plan.ts';

/** From one level to the next: no plateau, and no cliff. */
const STEP = { least: 120, most: 250 };
/** Parts of the blocks: neighbours, those two steps apart, and yardsticks beside levels. */
const NEXT_SHARE = 1;
const FAR_SHARE = 0.5;
const YARDSTICK_SHARE = 0.5;
/** Levels that the yardsticks meet: they tie the ladder to what has nothing to do with it. */
const MEETS = { beginner: [0, 1], heuristics: [1, 2, 3] } as const;

/** The pairs of the ladder. */
export function ladderMatches({ levels }: Pick<BotShelf<Vocabulary>, 'levels'>, names: readonly string[]): Match[] {
  const steps = levels.flatMap((upper, i): Match[] => {
    const [below, further] = [levels[i - 1], levels[i - 2]];
    return [
      ...(below === undefined ? [] : [[upper, below, NEXT_SHARE] as const]),
      ...(further === undefined ? [] : [[upper, further, FAR_SHARE] as const]),
    ];
  });
  const beside = Object.entries(MEETS).flatMap(([yardstick, places]) =>
    places.flatMap((place): Match[] => {
      const level = levels[place];
      return level === undefined || !names.includes(yardstick) ? [] : [[level, yardstick, YARDSTICK_SHARE]];
    }),
  );
  return [...steps, ...beside];
}

/** Steps from level to level as rows; met when the step itself lies within what is wanted. */
export function ladderRows(game: string, levels: readonly string[], played: readonly Played[]): readonly GoalRow[] {
  const pairs = new Map<string, { bot: string; against: string; shares: number[]; games: number }>();
  for (const { bot, against, share, games } of played) {
    const pair = pairs.get(`${bot} : ${against}`) ?? { bot, against, shares: [], games: 0 };
    pair.shares.push(share);
    pair.games += games;
    pairs.set(`${bot} : ${against}`, pair);
  }
  const steps = levels.slice(1).map((upper, i) => [upper, levels[i] ?? upper] as const);
  const found = ladderSteps([...pairs.values()], steps);
  return steps.map(([upper, lower], i): GoalRow => {
    const goal = `step from ${lower} to ${upper}`;
    const games = pairs.get(`${upper} : ${lower}`)?.games ?? 0;
    const limits = { must: STEP.least, most: STEP.most };
    const step = found[i];
    if (games === 0 || step === undefined)
      return { game, goal, ...limits, measured: null, interval: null, games, met: false };
    const { elo, low, high } = step;
    const met = elo >= STEP.least && elo <= STEP.most;
    return { game, goal, ...limits, measured: elo, interval: [low, high], games, met };
  });
}

/** Levels, and two yardsticks beside them, as one ladder of ratings. */
export function ladder({ shelf, names, conditions, extent }: Bench): PartPlan {
  const lots = blocksOf('ladder', conditions, ladderMatches(shelf, names), extent.blocks);
  return {
    lots,
    findings: async (answers) => {
      const played = answersTo<Played>(lots, answers);
      const scores = stepAimsOf(shelf).map((aim) =>
        pairRow(conditions.game, aim, resultOf([aim.bot, aim.against, aim.share], played, conditions.seats)),
      );
      return { rows: [...ladderRows(conditions.game, shelf.levels, played), ...scores], tally: tallyOf(played) };
    },
  };
}

/** A style is as strong as the level that it belongs to, within so much. */
const STYLE_MOST = 50;
const STYLED = /^(.+)-[a-z]+$/;

/** Styles beside levels, each against the level that it belongs to. */
export function styles({ shelf, conditions, extent }: Bench): PartPlan {
  const matches = (shelf.besides ?? []).flatMap((style): Match[] => {
    const [, level = ''] = STYLED.exec(style) ?? [];
    return shelf.levels.includes(level) ? [[style, level, 1]] : [];
  });
  const lots = blocksOf('styles', conditions, matches, extent.blocks);
  return {
    lots,
    findings: async (answers) => {
      const played = answersTo<Played>(lots, answers);
      const rows = matches.map(([style, level]): GoalRow => {
        const own = played.filter(({ bot, against }) => bot === style && against === level);
        const games = own.reduce((sum, one) => sum + one.games, 0);
        const head = {
          game: conditions.game,
          goal: `${style} above ${level}`,
          must: -STYLE_MOST,
          most: STYLE_MOST,
          games,
        };
        if (games === 0) return { ...head, measured: null, interval: null, met: false };
        const pair = { bot: style, against: level, shares: own.map(({ share }) => share) };
        const [step] = ladderSteps([pair], [[style, level]]);
        const { elo = 0, low = 0, high = 0 } = step ?? {};
        return { ...head, measured: elo, interval: [low, high], met: Math.abs(elo) <= STYLE_MOST };
      });
      return { rows, tally: tallyOf(played) };
    },
  };
}
