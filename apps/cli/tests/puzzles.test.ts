import { readFileSync } from 'node:fs';
import { type Bot, bestOf } from '@naos/bots';
import { FastRandom, fastChance, type Game, Play, type Vocabulary } from '@naos/engine';
import { gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { nim as game } from '../../../packages/bots/tests/nim.ts';
import { difficultyOf } from '../src/puzzles/difficulty.ts';
import { puzzlesIn, type Taste } from '../src/puzzles/find.ts';
import { prove } from '../src/puzzles/proof.ts';
import type { Quarry } from '../src/puzzles/quarry.ts';
import { puzzleTable } from '../src/puzzles/table.ts';
import { rated, verify } from '../src/puzzles/verify.ts';
import { Wager } from '../src/puzzles/wager.ts';
import { naos } from './naos.ts';

const nim = game as unknown as Game<Vocabulary>;
const PROOF = { enough: 0.05, most: 60, first: 7001, thrift: { worlds: 8, lead: 0.2 } };
const NO_CROWD = { verbs: [], bands: [] };
const TASTE: Taste = { margin: 0.1, choices: 3, each: 9, after: 0, proof: PROOF, crowd: NO_CROWD };
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

const quarry = (...judges: readonly Judge[]): Quarry => {
  const levels = judges.map((judge, i) => bot(`level-${i}`, judge));
  return { game: nim, levels, budget, quick: budget, pace: budget, seats: 2, options: {} };
};
const found = (...judges: readonly Judge[]) =>
  [1, 2, 3, 4].flatMap((seed) => puzzlesIn(quarry(...judges), TASTE, seed, `nim-${seed}`).puzzles);

test('a puzzle is a position in which only one move wins, with what the others give away', () => {
  const puzzles = found(guesses, knows);
  expect(puzzles.length).toBeGreaterThan(1);
  for (const { moves, solution, rivals, margin, worlds, rating } of puzzles) {
    const taken = moves === '' ? 0 : moves.split('; ').reduce((sum, entry) => sum + Number(entry.split(' ').at(-1)), 0);
    expect(solution).toBe(`take ${(21 - taken) % 4}`);
    expect(rivals).toHaveLength(2);
    expect(rivals.every(({ loss }) => loss > 0.3)).toBe(true);
    // Every game is won with it and lost without: a few worlds settle that.
    expect([margin >= PROOF.enough, worlds < PROOF.most, rating > 600]).toEqual([true, true, true]);
  }
});

test('what every level finds, what another seed changes, and what play does not bear out are no puzzles', () => {
  expect(found(knows, knows)).toEqual([]);
  expect(found(knows, guesses)).toEqual([]);
  // Sure of itself, and wrong: taking one leads nowhere better than taking two.
  expect(found(guesses, (_left, n) => (n === 1 ? 0.9 : 0.1))).toEqual([]);
});

test('a puzzle whose solution loses when it is played out is refuted, and one whose moves are all alike stays open', () => {
  const [puzzle] = found(guesses, knows);
  if (puzzle === undefined) throw new Error('There is no puzzle.');
  const check = (one: typeof puzzle) => verify(quarry(guesses, knows), { ...PROOF, thrift: null }, one);
  expect(check(puzzle)).toMatchObject({ proven: { verdict: 'proven' }, puzzle });
  const [rival, other] = puzzle.rivals;
  if (rival === undefined || other === undefined) throw new Error('There are no rivals.');
  const wrong = { ...puzzle, solution: rival.move, rivals: [{ move: puzzle.solution, loss: 0.1 }] };
  expect(check(wrong)).toMatchObject({ proven: { verdict: 'refuted' }, puzzle: null });
  expect(check({ ...puzzle, solution: rival.move, rivals: [other] })).toMatchObject({ proven: { verdict: 'open' } });
  expect(puzzleTable([puzzle])).toContain(`| ${puzzle.id} | \`${puzzle.solution}\` |`);
});

test('finding gives up what is lost with the solution itself, and what one rival equals before any is pursued', () => {
  const play = new Play(nim, nim.setup(2, {}, fastChance(1, nim.streams.length)));
  const take = (n: number): Vocabulary['move'] => {
    const move = play.moves(play.seat).find((one) => nim.write(one) === `take ${n}`);
    if (move === undefined) throw new Error(`Nobody can take ${n}.`);
    return move;
  };
  const players = { game: nim, bot: bot('knows', knows), budget };
  const shown = (solution: number, ...rivals: readonly number[]) => {
    const view = nim.view(play.state, play.seat);
    return prove(players, PROOF, view, play.seat, take(solution), rivals.map(take));
  };
  // 21 are left: taking one wins, everything else loses.
  expect(
    shown(1, 2, 3)
      .rivals.map(({ worlds }) => worlds)
      .every((worlds) => worlds > 8),
  ).toBe(true);
  expect(shown(2, 1)).toMatchObject({ verdict: 'open', rivals: [] });
  expect(shown(1, 2, 1).rivals.map(({ worlds }) => worlds)).toEqual([4, 8]);
});

test('betting proves no margin that is not there more often than it may, and finds the ones that are', () => {
  const random = new FastRandom(5);
  /** Differences of -1, 0 and 1 whose mean is the lead. */
  const settled = (lead: number): Wager => {
    const wager = new Wager(100);
    for (let n = 0; n < 400; n++) {
      const luck = random.below(10_000) / 10_000;
      wager.take(luck < 0.25 + lead / 2 ? 1 : luck < 0.5 ? -1 : 0);
    }
    return wager;
  };
  const many = 300;
  const none = Array.from({ length: many }, () => settled(0));
  expect(none.filter(({ margin }) => margin !== null).length).toBeLessThanOrEqual(many * 0.02);
  expect(none.filter(({ refuted }) => refuted).length).toBeLessThanOrEqual(many * 0.02);
  const some = Array.from({ length: 100 }, () => settled(0.2));
  expect(some.filter(({ margin }) => margin !== null && margin > 0.2).length).toBeLessThanOrEqual(2);
  expect(some.filter(({ margin }) => margin !== null && margin > 0).length).toBeGreaterThan(80);
});

test('what the weakest finds is easy, what only the strongest finds is hard, and what nobody finds hardest', () => {
  const ratings = [
    [3, 3, 3, 3, 3],
    [0, 3, 3, 3, 3],
    [0, 0, 1, 2, 3],
    [0, 0, 0, 0, 3],
    [0, 0, 0, 0, 0],
  ].map((found) => difficultyOf({ found, tries: 3 }));
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  expect(new Set(ratings).size).toBe(5);
});

test('levels that have become weaker make a puzzle harder, and change nothing else of it', () => {
  const [puzzle] = found(guesses, knows);
  if (puzzle === undefined) throw new Error('There is no puzzle.');
  expect(rated(quarry(guesses, knows), puzzle)).toEqual(puzzle);
  const harder = rated(quarry(guesses, guesses), puzzle);
  expect(harder.rating).toBeGreaterThan(puzzle.rating);
  expect({ ...harder, rating: puzzle.rating }).toEqual(puzzle);
});

test('levels try a puzzle without a clock: a busy machine gives it the same rating', () => {
  const [puzzle] = found(guesses, knows);
  if (puzzle === undefined) throw new Error('There is no puzzle.');
  const asked = new Set<number>();
  const knowing = bot('knowing', knows);
  const decide: Bot<Vocabulary>['decide'] = (question) => {
    asked.add(question.budget.milliseconds);
    return knowing.decide(question);
  };
  rated({ ...quarry(knows), levels: [{ name: 'knowing', decide }] }, puzzle);
  expect([...asked]).toEqual([Number.POSITIVE_INFINITY]);
});

test('a game whose bots rate nothing has no puzzles, and says so', async () => {
  const { code, out } = await naos('puzzles', 'stone-papyrus-knife', '--games', '2');
  expect([code, out]).toEqual([0, '0 puzzles out of 2 games of stone-papyrus-knife.']);
  expect((await naos('puzzles', 'stone-papyrus-knife', '--want', 'many')).code).toBe(2);
  expect((await naos('puzzles', 'chess')).code).not.toBe(0);
  expect((await naos('puzzles', 'stone-papyrus-knife', '--rate')).out).toBe(
    'stone-papyrus-knife: 0 of 0 are rated otherwise.',
  );
});

test('the docs show every puzzle as it is: npm run naos -- puzzles --table > docs/puzzles.md', async () => {
  const page = readFileSync(new URL('../../../docs/puzzles.md', import.meta.url), 'utf8');
  for (const { puzzles } of gameModules) expect(page).toContain(puzzleTable((await (await puzzles?.())?.all()) ?? []));
});
