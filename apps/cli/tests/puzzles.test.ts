import { type Bot, bestOf } from '@naos/bots';
import type { Game, Vocabulary } from '@naos/engine';
import { expect, test } from 'vitest';
import { nim as game } from '../../../packages/bots/tests/nim.ts';
import { puzzlesIn, type Taste } from '../src/puzzles/find.ts';
import { naos } from './naos.ts';

const nim = game as unknown as Game<Vocabulary>;
const TASTE: Taste = { margin: 0.1, worlds: 4, choices: 3, each: 9, fresh: () => true };
const budget = { evaluations: 10, milliseconds: 1000 };

type Judge = (left: number, n: number, seed: number) => number;
const bot = (name: string, judge: Judge): Bot<Vocabulary> => ({
  name,
  decide: ({ view, seed }) => {
    const { left } = view as Vocabulary['view'] & { readonly left: number };
    const moves = [1, 2, 3].filter((n) => n <= left).map((n) => ({ do: 'take', n }));
    return bestOf(moves.map((move) => ({ move, value: judge(left, move.n, seed) })));
  },
});

/** Whoever leaves a multiple of four wins. */
const knows: Judge = (left, n) => ((left - n) % 4 === 0 ? 0.9 : 0.1);
const guesses: Judge = (_left, n, seed) => ((seed >>> 3) % 3 === n - 1 ? 0.6 : 0.4);

const found = (...judges: readonly Judge[]) => {
  const levels = judges.map((judge, i) => bot(`level-${i}`, judge));
  return [1, 2, 3, 4].flatMap((seed) =>
    puzzlesIn({ game: nim, levels, budget, seats: 2, options: {} }, TASTE, seed, `nim-${seed}`),
  );
};

test('a puzzle is a position in which only one move wins, with what the others give away', () => {
  const puzzles = found(guesses, knows);
  expect(puzzles.length).toBeGreaterThan(1);
  for (const { moves, solution, rivals, worlds } of puzzles) {
    const taken = moves === '' ? 0 : moves.split('; ').reduce((sum, entry) => sum + Number(entry.split(' ').at(-1)), 0);
    expect(solution).toBe(`take ${(21 - taken) % 4}`);
    expect(rivals).toHaveLength(2);
    expect(rivals.every(({ loss }) => loss > 0.3)).toBe(true);
    expect(worlds).toBe(TASTE.worlds);
  }
});

test('what every level finds, what another seed changes, and what play does not bear out are no puzzles', () => {
  expect(found(knows, knows)).toEqual([]);
  expect(found(knows, guesses)).toEqual([]);
  // Sure of itself, and wrong: taking one leads nowhere better than taking two.
  expect(found(guesses, (_left, n) => (n === 1 ? 0.9 : 0.1))).toEqual([]);
});

test('a game whose bots rate nothing has no puzzles, and says so', async () => {
  const { code, out } = await naos('puzzles', 'stone-papyrus-knife', '--games', '2');
  expect([code, out]).toEqual([0, '0 puzzles out of 2 games of stone-papyrus-knife.']);
  expect((await naos('puzzles', 'stone-papyrus-knife', '--want', 'many')).code).toBe(2);
  expect((await naos('puzzles', 'chess')).code).not.toBe(0);
});
