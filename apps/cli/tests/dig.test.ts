import type { Puzzle } from '@naos/game-module';
import { expect, test } from 'vitest';
import type { Dig, Order } from '../src/arena/job.ts';
import { dig } from '../src/puzzles/dig.ts';
import { noTally } from '../src/puzzles/find.ts';
import { crowdIn } from '../src/puzzles/variety.ts';

const puzzle = (id: string, solution: string, rating: number): Puzzle => ({
  ...{ id, solution, rating, seats: 2, options: {}, seed: 1, moves: '', seat: 0, line: [] },
  ...{ chance: 0.5, rivals: [], margin: 0.03, worlds: 9 },
});
const KINDS = ['rare', 'odd', 'usual', 'usual'] as const;
/** What lies in a deal: every third has something, half of it of one kind. */
const lying = (deal: number): Puzzle[] =>
  deal % 3 === 0 ? [puzzle(`d-${deal}`, `${KINDS[deal % 4]} 1`, 600 + (deal % 7) * 130)] : [];

const PLAN = { first: 0, games: 3000, want: 200, kept: [], late: () => false, shown: () => {} };

/** Threads of different speed: each answers after as many turns of the loop as its number says. */
const threads =
  (many: number, asked: Set<string>) =>
  async (
    next: () => Promise<Order<Dig> | undefined>,
    ready: (answer: { puzzles: Puzzle[]; tally: ReturnType<typeof noTally> }, order: Order<Dig>) => void,
  ): Promise<void> => {
    const work = async (slow: number): Promise<void> => {
      for (let order = await next(); order !== undefined; order = await next()) {
        for (let i = 0; i < (slow === 0 ? 400 : slow); i++) await Promise.resolve();
        const { deal, taste } = order.task;
        asked.add(`${deal} without ${taste.crowd.verbs} ${taste.crowd.bands}`);
        const puzzles = lying(deal).filter(
          ({ solution }) => !taste.crowd.verbs.some((verb) => solution.startsWith(verb)),
        );
        ready({ puzzles, tally: { ...noTally(), puzzle: puzzles.length } }, order);
      }
    };
    await Promise.all(Array.from({ length: many }, (_, i) => work(i)));
  };

/** The order does not matter here: a deal alone. */
const order = (deal: number, crowd: Dig['taste']['crowd']): Order<Dig> => ({
  conditions: { game: 'toy', seats: 2, options: {}, budget: { evaluations: 1, milliseconds: 1 }, series: 's' },
  task: {
    deal,
    looks: 1,
    taste: {
      ...{ margin: 0.1, choices: 4, each: 2, after: 0, crowd },
      proof: { enough: 0.03, most: 9, first: 1, thrift: null },
    },
  },
});

test('what is found does not depend on how many threads look for it, nor on which of them is faster', async () => {
  const orders = [1, 2, 7].map(() => new Set<string>());
  const [one, two, seven] = await Promise.all(
    [1, 2, 7].map((many, i) => dig(threads(many, orders[i] ?? new Set()), { ...PLAN, order })),
  );
  expect(one?.found.length).toBe(200);
  expect(two).toEqual(one);
  expect(seven).toEqual(one);
  // Some deals after the last one that counts were begun, by as many as there are threads: none that one thread asked for otherwise.
  expect([...(orders[0] ?? [])].every((asked) => orders[2]?.has(asked))).toBe(true);
});

test('a collection is varied: no kind of move and no hardness has more than its part', async () => {
  const { found } = await dig(threads(3, new Set()), { ...PLAN, order });
  expect(found.filter(({ solution }) => solution.startsWith('usual')).length).toBe(80);
  const full = crowdIn([puzzle('a', 'place 1', 600), puzzle('b', 'place 2', 900)], 5);
  expect(full).toEqual({ verbs: ['place'], bands: [] });
  expect(crowdIn([puzzle('a', 'place 1', 600), puzzle('b', 'turn 2', 640)], 5)).toEqual({ verbs: [], bands: [0] });
});

test('late, no deal is begun any more; what was begun is settled, and what is kept stays', async () => {
  let handed = 0;
  const kept = [puzzle('old', 'place 1', 600)];
  const late = (): boolean => handed >= 50;
  const counted = (deal: number, crowd: Dig['taste']['crowd']): Order<Dig> => {
    handed++;
    return order(deal, crowd);
  };
  const { found, games } = await dig(threads(5, new Set()), { ...PLAN, kept, late, order: counted });
  expect([games, found.length, found[0]?.id]).toEqual([50, 18, 'old']);
});
