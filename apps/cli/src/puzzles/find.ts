import type { Answer, Bot } from '@naos/bots';
import { FastRandom, fastChance, type Game, Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Puzzle } from '@naos/game-module';
import { difficultyOf, solvingOf } from './difficulty.ts';
import { lineAfter } from './line.ts';
import { FRESH_WORLD, type Proof, type Proven, prove } from './proof.ts';
import { judgeOf, type Quarry } from './quarry.ts';
import { bandOf, type Crowd, verbOf } from './variety.ts';

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
  /** What there are enough of. */
  readonly crowd: Crowd;
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
/** Two puzzles of one game lie at least this part of the game so far apart. */
const APART = 1 / 8;

/** Where positions were left, from the cheapest question to the dearest. */
const GATES = ['choices', 'glance', 'judge', 'seeds', 'variety', 'levels', 'games', 'again', 'puzzle'] as const;
export type Gate = (typeof GATES)[number];
export type Tally = Readonly<Record<Gate, number>>;

/** What came of one game. */
export interface Dug {
  readonly puzzles: readonly Puzzle[];
  /** How many positions came no further than which gate. */
  readonly tally: Tally;
}

export const noTally = (): Record<Gate, number> => ({
  choices: 0,
  glance: 0,
  judge: 0,
  seeds: 0,
  variety: 0,
  levels: 0,
  games: 0,
  again: 0,
  puzzle: 0,
});

export function tallied(tally: Record<Gate, number>, more: Tally): void {
  for (const gate of GATES) tally[gate] += more[gate];
}

interface Position {
  readonly view: Vocabulary['view'];
  readonly seat: Seat;
  readonly moves: number;
  readonly told: readonly string[];
}

/** Plays one game between mixed levels and returns the puzzles found on the way. */
export function puzzlesIn(quarry: Quarry, taste: Taste, seed: number, id: string): Dug {
  const { seats, options } = quarry;
  const positions = gameOf(quarry, seed);
  const puzzles: Puzzle[] = [];
  const tally = noTally();
  let from = Math.floor(taste.after * positions.length);
  let dropped: Seat | null = null;
  for (const position of positions.slice(from)) {
    const { seat, moves, told } = position;
    // Games have shown of this turn that its moves come to the same: those that go on with it do so too.
    if (seat !== dropped) dropped = null;
    if (told.length < from || dropped !== null || puzzles.length >= taste.each) continue;
    const judged = moves < taste.choices ? 'choices' : judgement(quarry, taste, position);
    if (typeof judged === 'string') {
      tally[judged]++;
      if (judged === 'games' || judged === 'again') dropped = seat;
      continue;
    }
    tally.puzzle++;
    puzzles.push({ id: `${id}-${told.length}`, seats, options, seed, moves: told.join('; '), seat, ...judged });
    from = told.length + Math.ceil(told.length * APART);
  }
  return { puzzles, tally };
}

/** Every decision of a game between mixed levels. */
function gameOf({ game, levels, pace, seats, options }: Quarry, seed: number): Position[] {
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
    const { move } = player.decide({ view, seat, budget: pace, seed: random.next(), cancelled: NEVER });
    told.push(`${seat} ${game.write(move)}`);
    play.make(move, seat);
  }
  return positions;
}

type Judged = Pick<Puzzle, 'solution' | 'line' | 'chance' | 'rivals' | 'margin' | 'worlds' | 'rating'>;

/** The best move if it is clearly best at first sight, with other seeds, and in games that are played out from it. */
function judgement(quarry: Quarry, taste: Taste, { view, seat }: Position): Judged | Gate {
  const { game, levels, budget, quick } = quarry;
  const judge = judgeOf(levels);
  // A glance is cheap, and where it sees no lead at all a longer look seldom finds a clear one.
  const glance = clearBest(
    game,
    judge.decide({ view, seat, seed: 1, budget: quick, cancelled: NEVER }),
    taste.margin / 2,
  );
  if (glance === null) return 'glance';
  const isCrowded = (text: string): boolean => taste.crowd.verbs.includes(verbOf(text));
  if (isCrowded(glance.text)) return 'variety';
  const [first, ...others] = SEEDS;
  const ask = (seed: number) =>
    clearBest(game, judge.decide({ view, seat, seed, budget, cancelled: NEVER }), taste.margin);
  const best = ask(first);
  if (best === null || best.value < OPEN.least || best.value > OPEN.most) return 'judge';
  if (isCrowded(best.text)) return 'variety';
  if (others.some((seed) => ask(seed)?.text !== best.text)) return 'seeds';
  const rating = ratingOf(quarry, view, seat, best.text);
  if (rating === null) return 'levels';
  if (taste.crowd.bands.includes(bandOf(rating))) return 'variety';
  const players = { game, bot: judge, budget: quick };
  const proven = (proof: Proof) => prove(players, proof, view, seat, best.move, best.rivals.slice(0, RIVALS));
  if (proven(taste.proof).verdict !== 'proven') return 'games';
  // Of many that do not lead a few pass by luck. What is published comes from worlds that have selected nothing.
  const again = proven({ ...taste.proof, first: FRESH_WORLD, thrift: null });
  if (again.verdict !== 'proven') return 'again';
  return {
    solution: best.text,
    line: lineAfter(game, judge, budget, view, seat, best.move),
    ...published(again),
    rating,
  };
}

/** How hard a position is, null where nobody misses its move. */
function ratingOf(
  { game, levels, novice, budget }: Quarry,
  view: Vocabulary['view'],
  seat: Seat,
  solution: string,
): number | null {
  const solving = solvingOf(game, levels, budget, view, seat, solution);
  const beginner: readonly Bot<Vocabulary>[] = novice === undefined ? [] : [novice];
  const others = [...solving.found.slice(0, -1), ...solvingOf(game, beginner, budget, view, seat, solution).found];
  const misses = others.reduce((sum, found) => sum + solving.tries - found, 0);
  return misses < FEWEST_MISSES ? null : difficultyOf(solving);
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

/** The best rated move if every other is further behind than the margin. */
function clearBest(game: Game<Vocabulary>, { ranked = [] }: Answer<Vocabulary>, margin: number) {
  const [best, ...others] = ranked;
  const second = others[0];
  if (best === undefined || second === undefined || best.value - second.value < margin) return null;
  return { move: best.move, text: game.write(best.move), value: best.value, rivals: others.map(({ move }) => move) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
