import { calibrationBeyondLuck } from '@naos/bots';
import { figureRow, type GoalRow, LEVEL_MUST, pairRow } from './goals.ts';
import type { Played, Watched } from './job.ts';
import {
  answersTo,
  type Bench,
  blocksOf,
  dealsOf,
  type Match,
  NOTHING,
  type PartPlan,
  resultOf,
  slipsOf,
  tallyOf,
} from './part-plan.ts';
import { errorOf, MOMENTS } from './watch-games.ts';

const CALIBRATION_MUST = 0.02;
const SEATS_SHARE = 0.2;

/** Numbers of seats from one on. */
export const from = (fewest: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - fewest + 1) }, (_, i) => fewest + i);

/** The top level alone among others of the level below, for each larger number of seats. */
export function seats({ shelf, conditions, extent, mostSeats }: Bench): PartPlan {
  const top = shelf.levels.at(-1);
  const against = shelf.levels.at(-2);
  if (top === undefined || against === undefined) return NOTHING;
  const match: Match = [top, against, SEATS_SHARE];
  const tables = from(3, mostSeats).map((number) => ({
    number,
    lots: blocksOf('seats', { ...conditions, seats: number }, [match], extent.blocks),
  }));
  return {
    lots: tables.flatMap(({ lots }) => lots),
    findings: async (answers) => {
      const all = tables.map(({ number, lots }) => ({ number, played: answersTo<Played>(lots, answers) }));
      const rows = all.map(({ number, played }) => {
        const aim = { bot: top, against, must: LEVEL_MUST, low: true, share: 1 };
        const row = pairRow(conditions.game, aim, resultOf(match, played, number));
        return { ...row, goal: `${row.goal}, ${number} seats` };
      });
      return { rows, tally: tallyOf(all.flatMap(({ played }) => played)) };
    },
  };
}

/** The error as it was measured, and what is left of it without the luck of so few games: that has an interval. */
function chanceRows(game: string, seats: number, watched: readonly Watched[]): readonly GoalRow[] {
  const games = watched.length;
  const opinions = watched.map((one) => one.opinions);
  const goal = `calibration error of the win chance, ${seats} seats`;
  const plain = figureRow(game, {
    goal,
    must: CALIBRATION_MUST,
    measured: games === 0 ? null : errorOf(opinions),
    games,
  });
  if (games === 0) return [plain];
  const { error, low, high } = calibrationBeyondLuck(opinions);
  const beyond: GoalRow = {
    ...{ game, goal: `${goal}, beyond luck`, must: CALIBRATION_MUST, measured: error, interval: [low, high], games },
    // It is sure only when all of the interval is.
    met: high <= CALIBRATION_MUST,
    plain: true,
  };
  return [plain, beyond];
}

/** Whether the top level's win chances come true in games between equals, for each number of seats. */
export function chances({ shelf, conditions, extent, mostSeats }: Bench): PartPlan {
  const player = shelf.levels.at(-2);
  if (shelf.calibrator === undefined || player === undefined) return NOTHING;
  const tables = from(conditions.seats, mostSeats).map((number) => ({
    number,
    lots: Array.from({ length: extent.games }, (_, game) => ({
      name: `chances ${number} ${game}`,
      conditions: { ...dealsOf(conditions, 'chances'), seats: number },
      task: { player, raw: false, game, moments: MOMENTS },
      due: game / extent.games,
    })),
  }));
  return {
    lots: tables.flatMap(({ lots }) => lots),
    findings: async (answers) => {
      const all = tables.map(({ number, lots }) => ({ number, watched: answersTo<Watched>(lots, answers) }));
      const rows = all.flatMap(({ number, watched }) => chanceRows(conditions.game, number, watched));
      const everything = all.flatMap(({ watched }) => watched);
      const slips = everything.reduce((sum, one) => sum + slipsOf(one.slips), 0);
      return { rows, tally: { games: everything.length, slips } };
    },
  };
}
