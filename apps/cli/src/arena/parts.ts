import type { Peeking } from '@naos/bots';
import { FastRandom } from '@naos/engine';
import { contest } from './contest.ts';
import {
  aimsOf,
  dialAimsOf,
  figureRow,
  formerAimsOf,
  memberAimsOf,
  pairRow,
  plainAimsOf,
  slowAimsOf,
  timeRows,
  USUAL,
} from './goals.ts';
import type { Played } from './job.ts';
import { ladder, styles } from './ladder.ts';
import {
  answersTo,
  type Bench,
  blocksOf,
  FEWEST_BLOCKS,
  type Match,
  NOTHING,
  type PartPlan,
  resultOf,
  tallyOf,
} from './part-plan.ts';
import { chances, from, seats } from './tables.ts';

const POOL_SHARE = 0.1;
/** Dear opponents get less of the pool's blocks. */
const DEAR_SHARE = 0.25;
/** Of the quick games each further step gets so much less: high levels take longer. */
const STEP_SHARE = 0.5;
/** Positions of one lot. */
const PORTION_POSITIONS = 25;
const PEEK_SEED = 9;

/** Yardsticks that are no relatives: against random, and levels against them. */
function yardsticks(bench: Bench): PartPlan {
  const { shelf, names, extent } = bench;
  // A short run leaves out what it could play only once.
  const aims = plainAimsOf(shelf, names).filter(({ share }) => extent.blocks * share >= FEWEST_BLOCKS);
  return contest('yardsticks', aims, bench);
}

/** The top level against searches that think for seconds. */
const seconds = (bench: Bench): PartPlan => contest('seconds', slowAimsOf(bench.shelf, bench.names), bench);

/** The top level against what it was, and against parts of itself. */
const former = (bench: Bench): PartPlan => contest('former', formerAimsOf(bench.shelf, bench.names), bench);

/** The top level with all of its budget against the same with a part of it. */
const dial = (bench: Bench): PartPlan => contest('dial', dialAimsOf(bench.shelf), bench);

/** The top level against the goals' opponents; time to a move. */
function levels({ shelf, names, conditions, extent }: Bench): PartPlan {
  const { game, seats } = conditions;
  const aims = aimsOf(shelf, names);
  const matches = aims.map(({ bot, against, share }): Match => [bot, against, share]);
  const lots = blocksOf('levels', conditions, matches, extent.blocks);
  return {
    lots,
    findings: async (answers) => {
      const played = answersTo<Played>(lots, answers);
      const rows = aims.map((aim) => pairRow(game, aim, resultOf([aim.bot, aim.against, aim.share], played, seats)));
      return { rows: [...rows, ...timeRows(game, shelf, played)], tally: tallyOf(played) };
    },
  };
}

/** Figures that only this game has. */
function own({ shelf, conditions }: Bench): PartPlan {
  return {
    lots: [],
    findings: async () => {
      const figures = (await shelf.goals?.special?.()) ?? [];
      const rows = figures.map(({ samples, ...figure }) => figureRow(conditions.game, { ...figure, games: samples }));
      return { rows, tally: { games: 0, slips: 0 } };
    },
  };
}

/**
 * Whether the top level, with all that it may think but the clock, looks at what its seat can't know: at tables of every size
 * in turn, in games of a lower level and in random ones.
 */
function secrets({ shelf, conditions, extent, mostSeats }: Bench): PartPlan {
  const looker = shelf.levels.at(-1) ?? 'random';
  const [, player = 'random'] = shelf.levels;
  const tables = from(conditions.seats, mostSeats);
  const budget = { ...conditions.budget, milliseconds: Number.POSITIVE_INFINITY };
  const random = new FastRandom(PEEK_SEED);
  const lots = Array.from({ length: Math.ceil(extent.positions / PORTION_POSITIONS) }, (_, i) => ({
    name: `secrets ${i}`,
    conditions: { ...conditions, budget, seats: tables[(i >> 1) % tables.length] ?? conditions.seats },
    task: {
      looker,
      ...(i % 2 === 0 ? { player } : {}),
      positions: Math.min(PORTION_POSITIONS, extent.positions - i * PORTION_POSITIONS),
      seed: random.next(),
    },
    due: (i * PORTION_POSITIONS) / extent.positions,
  }));
  return {
    lots,
    findings: async (answers) => {
      const looked = answersTo<Peeking>(lots, answers);
      const positions = looked.reduce((sum, one) => sum + one.positions, 0);
      const peeked = looked.reduce((sum, one) => sum + one.peeked.length, 0);
      const measured = positions === 0 ? null : peeked;
      const goal = `decisions of ${looker} that change with what it can't know`;
      return {
        rows: [figureRow(conditions.game, { goal, must: 0, measured, games: positions })],
        tally: { games: 0, slips: 0 },
      };
    },
  };
}

/** Many quick games of all levels, in which no answer may be late, illegal or an error. */
function conduct({ shelf, conditions, extent }: Bench): PartPlan {
  const steps = shelf.levels.flatMap((bot, i): Match[] => {
    const below = shelf.levels[i - 1];
    return below === undefined ? [] : [[bot, below, STEP_SHARE ** (i - 1)]];
  });
  const [weakest] = shelf.levels;
  const top = shelf.levels.at(-1);
  if (weakest === undefined || top === undefined) return NOTHING;
  const lots = blocksOf('conduct', conditions, [...steps, [weakest, top, STEP_SHARE ** steps.length]], extent.quick);
  return {
    lots,
    findings: async (answers) => ({ rows: [], tally: tallyOf(answersTo<Played>(lots, answers)) }),
  };
}

/** Those of the pool, without the levels and the yardsticks. */
function membersOf({ shelf, names, yardsticks: others }: Bench): readonly string[] {
  const apart = [...shelf.levels, ...(shelf.besides ?? []), ...others];
  return names.filter((name) => !apart.includes(name));
}

/** Each member of the pool against random. */
const members = (bench: Bench): PartPlan => contest('members', memberAimsOf(membersOf(bench)), bench);

/** All of the pool and the top level against each other. */
function pool({ shelf, names, yardsticks: others, conditions, extent }: Bench): PartPlan {
  const top = shelf.levels.at(-1);
  const apart = [...shelf.levels, ...(shelf.besides ?? []), ...others];
  const members = names.filter((name) => name === top || !apart.includes(name));
  const dear = (shelf.goals ?? USUAL).tree.bot;
  const matches = members.flatMap((bot, i) =>
    members.slice(i + 1).map((against): Match => {
      const share = [bot, against].includes(dear) ? POOL_SHARE * DEAR_SHARE : POOL_SHARE;
      return [bot, against, share];
    }),
  );
  const lots = blocksOf('pool', conditions, matches, extent.blocks);
  return {
    lots,
    findings: async (answers) => {
      const played = answersTo<Played>(lots, answers);
      const matrix = matches.map((match) => resultOf(match, played, conditions.seats));
      return { rows: [], matrix: matrix.filter(({ blocks }) => blocks > 0), tally: tallyOf(played) };
    },
  };
}

/** The parts of a measurement, in order. */
export const ALL_PARTS = [
  'yardsticks',
  'seconds',
  'ladder',
  'styles',
  'former',
  'dial',
  'levels',
  'chances',
  'seats',
  'own',
  'secrets',
  'conduct',
  'members',
  'pool',
] as const;
export type Part = (typeof ALL_PARTS)[number];

export const PARTS: Readonly<Record<Part, (bench: Bench) => PartPlan>> = {
  yardsticks,
  seconds,
  ladder,
  styles,
  former,
  dial,
  levels,
  chances,
  seats,
  own,
  secrets,
  conduct,
  members,
  pool,
};
/** Without the pool's matrix and the thousands of quick games. */
export const SHORT_PARTS: readonly Part[] = [
  'yardsticks',
  'ladder',
  'styles',
  'former',
  'levels',
  'chances',
  'seats',
  'own',
  'secrets',
];
