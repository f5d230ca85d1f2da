import { figureRow, LEVEL_MUST, pairRow } from './goals.ts';
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
      const rows = all.map(({ number, watched }) => {
        const games = watched.length;
        const measured = games === 0 ? null : errorOf(watched.map(({ opinions }) => opinions));
        const goal = `calibration error of the win chance, ${number} seats`;
        return figureRow(conditions.game, { goal, must: CALIBRATION_MUST, measured, games });
      });
      const everything = all.flatMap(({ watched }) => watched);
      const slips = everything.reduce((sum, one) => sum + slipsOf(one.slips), 0);
      return { rows, tally: { games: everything.length, slips } };
    },
  };
}
