import type { Bot, BotShelf, Budget } from '@naos/bots';
import type { Game, GameOptions, Vocabulary } from '@naos/engine';
import { UsageProblem } from '../problem.ts';

/** Evaluations of a decision in the games that are looked through: nobody has to play them well. */
const PACE = 60;

/** A game with those who play it, judge positions of it and try them. */
export interface Quarry {
  readonly game: Game<Vocabulary>;
  /** The levels, weakest first. The last one judges. */
  readonly levels: readonly Bot<Vocabulary>[];
  /** Somebody new to the game: what he misses is no matter of course, even where every level finds it. */
  readonly novice?: Bot<Vocabulary>;
  readonly budget: Budget;
  /** What a decision gets while games are played out: there are hundreds for each puzzle. */
  readonly quick: Budget;
  /** What a decision gets in the games that are looked through. */
  readonly pace: Budget;
  readonly seats: number;
  readonly options: GameOptions;
}

/** Under which conditions a game is looked through. */
interface Ground {
  readonly seats: number;
  readonly options: GameOptions;
  readonly budget: Budget;
}

/** Opens a game's quarry; `looks` are the evaluations of a decision while games are played out. */
export async function quarryOf(
  game: Game<Vocabulary>,
  shelf: BotShelf<Vocabulary>,
  { seats, options, budget }: Ground,
  looks: number,
): Promise<Quarry> {
  const [bots, yardsticks] = await Promise.all([shelf.load(), shelf.yardsticks?.()]);
  const novice = yardsticks?.bots.find(({ name }) => name === 'beginner');
  const levels = shelf.levels.flatMap((level) => bots.find(({ name }) => name === level) ?? []);
  if (levels.length < 2) throw new UsageProblem(`${game.id} has too few levels to tell easy from hard.`);
  const hurried = (evaluations: number): Budget => ({ evaluations, milliseconds: Number.POSITIVE_INFINITY });
  const quick = hurried(looks);
  const pace = hurried(Math.min(PACE, looks));
  return { game, levels, ...(novice === undefined ? {} : { novice }), budget, quick, pace, seats, options };
}

export function judgeOf(levels: readonly Bot<Vocabulary>[]): Bot<Vocabulary> {
  const judge = levels.at(-1);
  if (judge === undefined) throw new Error('Puzzles are judged by a bot, and there is none.');
  return judge;
}
