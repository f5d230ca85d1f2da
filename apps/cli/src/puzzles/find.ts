import type { Answer, Bot, Budget } from '@naos/bots';
import { FastRandom, fastChance, type Game, type GameOptions, Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Puzzle } from '@naos/game-module';
import { difficultyOf, solvingOf } from './difficulty.ts';
import { lineAfter } from './line.ts';
import { type Proof, type Proven, prove } from './proof.ts';

/** What makes a position worth solving. */
export interface Taste {
  /** How far ahead of all others the judge must see the best move, as a chance to win. */
  readonly margin: number;
  /** With fewer moves to choose from, guessing finds the best too often. */
  readonly choices: number;
  /** Most puzzles out of one game: neighbours are alike. */
  readonly each: number;
  /** Positions before this part of a game are left out: the earlier, the less one move decides. */
  readonly after: number;
  readonly proof: Proof;
  /** Whether another solution that begins with this word is welcome. */
  readonly fresh: (verb: string) => boolean;
}

export interface Quarry {
  readonly game: Game<Vocabulary>;
  /** The levels, weakest first. The last one judges. */
  readonly levels: readonly Bot<Vocabulary>[];
  /** Somebody new to the game: what he misses is no matter of course, even where every level finds it. */
  readonly novice?: Bot<Vocabulary>;
  readonly budget: Budget;
  /** What a decision gets while games are played out: there are hundreds for each puzzle. */
  readonly quick: Budget;
  readonly seats: number;
  readonly options: GameOptions;
}

const NEVER = (): boolean => false;
/** What everybody sees at once is no puzzle: so many answers of weaker levels and of a beginner must be wrong. */
const FEWEST_MISSES = 1;
/** A game that is lost or won already has nothing to find. */
const OPEN = { least: 0.12, most: 0.97 };
/** Other seeds that the judge's answer must survive. */
const SEEDS = [11, 23, 47] as const;
/** The solution is played out against so many of the next best. */
export const RIVALS = 2;

interface Position {
  readonly view: Vocabulary['view'];
  readonly seat: Seat;
  readonly moves: number;
  readonly told: readonly string[];
}

/** Plays one game between mixed levels and returns the puzzles found on the way. */
export function puzzlesIn(quarry: Quarry, taste: Taste, seed: number, id: string): Puzzle[] {
  const { seats, options } = quarry;
  const positions = gameOf(quarry, seed);
  const found: Puzzle[] = [];
  let rest = 0;
  for (const { view, seat, moves, told } of positions.slice(Math.floor(taste.after * positions.length))) {
    if (rest-- > 0 || found.length >= taste.each || moves < taste.choices) continue;
    const judged = judgement(quarry, taste, view, seat);
    if (judged === null) continue;
    found.push({ id: `${id}-${told.length}`, seats, options, seed, moves: told.join('; '), seat, ...judged });
    rest = Math.floor(told.length / 4);
  }
  return found;
}

/** Every decision of a game between mixed levels. */
function gameOf({ game, levels, quick, seats, options }: Quarry, seed: number): Position[] {
  const play = new Play(game, game.setup(seats, options, fastChance(seed, game.streams.length)));
  const random = new FastRandom(seed ^ 0x9022);
  const players = Array.from({ length: seats }, () => levels[1 + random.below(levels.length - 1)] ?? judgeOf(levels));
  const positions: Position[] = [];
  const told: string[] = [];
  while (!play.over) {
    const { seat } = play;
    const view = game.view(play.state, seat);
    positions.push({ view, seat, moves: play.moves(seat).length, told: [...told] });
    const player = players[seat] ?? judgeOf(levels);
    const { move } = player.decide({ view, seat, budget: quick, seed: random.next(), cancelled: NEVER });
    told.push(`${seat} ${game.write(move)}`);
    play.make(move, seat);
  }
  return positions;
}

export function judgeOf(levels: readonly Bot<Vocabulary>[]): Bot<Vocabulary> {
  const judge = levels.at(-1);
  if (judge === undefined) throw new Error('Puzzles are judged by a bot, and there is none.');
  return judge;
}

type Judged = Pick<Puzzle, 'solution' | 'line' | 'chance' | 'rivals' | 'margin' | 'worlds' | 'rating'>;

/** The best move if it is clearly best at first sight, with other seeds, and in games that are played out from it. */
function judgement(quarry: Quarry, taste: Taste, view: Vocabulary['view'], seat: Seat): Judged | null {
  const { game, levels, novice, budget, quick } = quarry;
  const judge = judgeOf(levels);
  // A glance is cheap, and where it sees no lead at all a longer look seldom finds a clear one.
  const glance = clearBest(
    game,
    judge.decide({ view, seat, seed: 1, budget: quick, cancelled: NEVER }),
    taste.margin / 2,
  );
  if (glance === null || !taste.fresh(verbOf(glance.text))) return null;
  const [first, ...again] = SEEDS;
  const ask = (seed: number) =>
    clearBest(game, judge.decide({ view, seat, seed, budget, cancelled: NEVER }), taste.margin);
  const best = ask(first);
  if (best === null || best.value < OPEN.least || best.value > OPEN.most || !taste.fresh(verbOf(best.text)))
    return null;
  if (again.some((seed) => ask(seed)?.text !== best.text)) return null;
  const solving = solvingOf(game, levels, budget, view, seat, best.text);
  const beginner = novice === undefined ? [] : [novice];
  const others = [...solving.found.slice(0, -1), ...solvingOf(game, beginner, budget, view, seat, best.text).found];
  if (others.length * solving.tries - others.reduce((sum, one) => sum + one, 0) < FEWEST_MISSES) return null;
  const players = { game, bot: judge, budget: quick };
  const proven = prove(players, taste.proof, view, seat, best.move, best.rivals.slice(0, RIVALS));
  if (proven.verdict !== 'proven') return null;
  return {
    solution: best.text,
    line: lineAfter(game, judge, budget, view, seat, best.move),
    ...published(proven),
    rating: difficultyOf(solving),
  };
}

/** What a puzzle says of its proof. */
export function published({ chance, rivals }: Proven): Pick<Puzzle, 'chance' | 'rivals' | 'margin' | 'worlds'> {
  return {
    chance: rounded(chance),
    rivals: rivals.map(({ move, loss }) => ({ move, loss: rounded(loss) })),
    margin: Math.min(...rivals.map(({ margin }) => margin ?? 0)),
    worlds: Math.min(...rivals.map(({ worlds }) => worlds)),
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

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
