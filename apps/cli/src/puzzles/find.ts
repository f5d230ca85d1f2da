import type { Answer, Bot, Budget } from '@naos/bots';
import { FastRandom, fastChance, type Game, type GameOptions, Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Puzzle } from '@naos/game-module';
import { type SecondLook, worthLater } from './deeper.ts';
import { lineAfter } from './line.ts';

/** What makes a position worth solving. */
export interface Taste {
  /** How far ahead of all others the best move must be, as a chance to win. */
  readonly margin: number;
  /** Worlds of the second look. */
  readonly worlds: number;
  /** With fewer moves to choose from, guessing finds the best too often. */
  readonly choices: number;
  /** Most puzzles out of one game: neighbours are alike. */
  readonly each: number;
  /** Whether another solution that begins with this word is welcome. */
  readonly fresh: (verb: string) => boolean;
}

export interface Quarry {
  readonly game: Game<Vocabulary>;
  /** The levels, weakest first. The last one judges. */
  readonly levels: readonly Bot<Vocabulary>[];
  readonly budget: Budget;
  readonly seats: number;
  readonly options: GameOptions;
}

const NEVER = (): boolean => false;
/** What every weaker level sees at once is no puzzle: so many of their answers must be wrong. */
const FEWEST_MISSES = 2;
/** A game that is lost or won already has nothing to find. */
const OPEN = { least: 0.12, most: 0.97 };
/** Seeds, and a budget so many times larger, that the answer must survive. */
const SEEDS = [11, 23, 47] as const;
const MORE = 4;
/** Of the lead at first sight so much must be left after the second look. */
const LASTING = 0.5;
const RIVALS = 3;

/** Plays one game between mixed levels and returns the puzzles found on the way. */
export function puzzlesIn(quarry: Quarry, taste: Taste, seed: number, id: string): Puzzle[] {
  const { game, levels, budget, seats, options } = quarry;
  const play = new Play(game, game.setup(seats, options, fastChance(seed, game.streams.length)));
  const random = new FastRandom(seed ^ 0x9022);
  const judge = levels.at(-1);
  if (judge === undefined) throw new Error('Puzzles are judged by a bot, and there is none.');
  const players = Array.from({ length: seats }, () => levels[1 + random.below(levels.length - 1)] ?? judge);
  const found: Puzzle[] = [];
  const told: string[] = [];
  let rest = 0;
  while (!play.over) {
    const { seat } = play;
    const view = game.view(play.state, seat);
    const question = { view, seat, budget, seed: random.next(), cancelled: NEVER };
    const moves = play.moves(seat);
    if (rest-- <= 0 && found.length < taste.each && moves.length >= taste.choices) {
      const judged = judgement(quarry, taste, judge, view, seat);
      if (judged !== null) {
        const here = { seats, options, seed, moves: told.join('; '), seat };
        const puzzle = { id: `${id}-${told.length}`, ...here, ...judged };
        found.push(puzzle);
        rest = told.length / 2 + 10;
      }
    }
    const { move } = (players[seat] ?? judge).decide(question);
    told.push(`${seat} ${game.write(move)}`);
    play.make(move, seat);
  }
  return found;
}

type Judged = Pick<Puzzle, 'solution' | 'line' | 'chance' | 'rivals' | 'worlds' | 'hard'>;

/** The best move with its lead if it is clearly best at first sight, with more budget, with other seeds and later on. */
function judgement(
  { game, levels, budget }: Quarry,
  taste: Taste,
  judge: Bot<Vocabulary>,
  view: Vocabulary['view'],
  seat: Seat,
): Judged | null {
  const [first, ...again] = SEEDS;
  const ask = (seed: number, times: number) =>
    judge.decide({
      view,
      seat,
      seed,
      budget: { evaluations: budget.evaluations * times, milliseconds: Number.POSITIVE_INFINITY },
      cancelled: NEVER,
    });
  const best = clearBest(game, ask(first, 1), taste.margin);
  if (best === null || best.value < OPEN.least || best.value > OPEN.most) return null;
  if (!taste.fresh(verbOf(best.text))) return null;
  const missed = levels
    .slice(0, -1)
    .flatMap((level) => SEEDS.map((seed) => level.decide({ view, seat, seed, budget, cancelled: NEVER })))
    .filter(({ move }) => game.write(move) !== best.text).length;
  if (missed < FEWEST_MISSES) return null;
  for (const seed of again) if (clearBest(game, ask(seed, MORE), taste.margin)?.text !== best.text) return null;
  const look: SecondLook = { game, bot: judge, budget, turns: 1 };
  const later = (move: Vocabulary['move']) =>
    Array.from({ length: taste.worlds }, (_, world) => worthLater(look, view, seat, move, 1000 + world));
  const own = later(best.move);
  const rivals: { move: string; loss: number }[] = [];
  for (const rival of best.rivals.slice(0, RIVALS)) {
    const { mean, spread } = lead(own, later(rival));
    if (mean < taste.margin * LASTING || mean - 2 * spread <= 0) return null;
    rivals.push({ move: game.write(rival), loss: rounded(mean) });
  }
  rivals.sort((a, b) => a.loss - b.loss);
  const asked = levels.slice(0, -1).length * SEEDS.length;
  return {
    solution: best.text,
    line: lineAfter(game, judge, budget, view, seat, best.move),
    chance: rounded(mean(own)),
    rivals,
    worlds: taste.worlds,
    hard: 1 + Math.min(2, Math.floor((3 * missed) / asked)),
  };
}

/** What kind of move it is: the first word of its notation. */
export const verbOf = (text: string): string => text.split(' ')[0] ?? '';

/** The best rated move if every other is further behind than the margin. */
function clearBest(game: Game<Vocabulary>, { ranked = [] }: Answer<Vocabulary>, margin: number) {
  const [best, ...others] = ranked;
  const second = others[0];
  if (best === undefined || second === undefined || best.value - second.value < margin) return null;
  return { move: best.move, text: game.write(best.move), value: best.value, rivals: others.map(({ move }) => move) };
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The mean difference over the same worlds, and the standard error of it. */
function lead(own: readonly number[], other: readonly number[]): { readonly mean: number; readonly spread: number } {
  const differences = own.map((value, i) => value - (other[i] ?? 0));
  const middle = mean(differences);
  const variance = mean(differences.map((one) => (one - middle) ** 2));
  return { mean: middle, spread: Math.sqrt(variance / Math.max(1, differences.length - 1)) };
}
