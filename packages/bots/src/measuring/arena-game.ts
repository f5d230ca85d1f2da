import { FastRandom, fastChance, type Game, Play, type Vocabulary } from '@naos/engine';
import type { Bot, Budget } from '../bot.ts';
import { shareOf } from '../search/evaluate.ts';

/** A finished arena game. */
export interface ArenaGame {
  /** Each seat's share of the victory. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  readonly how: string;
  readonly decisions: number;
  /** For each seat the milliseconds that its decisions took. */
  readonly times: readonly (readonly number[])[];
}

interface ArenaTable<V extends Vocabulary> {
  readonly game: Game<V>;
  /** One bot for each seat. */
  readonly bots: readonly Bot<V>[];
  readonly options: V['options'];
  readonly budget: Budget;
  readonly seed: number;
  /** Milliseconds that decisions are timed with: the wall's, or those of a thread that shares its core with others. */
  readonly clock?: () => number;
  /** Called before each decision: positions for training, calibration, puzzles. */
  readonly look?: (play: Play<V>, seat: number) => void;
}

const NEVER = (): boolean => false;

/** Plays one game between bots. Each gets its seat's view and nothing else; the same seed deals the same cards. */
export function playArenaGame<V extends Vocabulary>(table: ArenaTable<V>): ArenaGame {
  const { game, bots, options, budget, seed, look, clock = () => performance.now() } = table;
  const play = new Play(game, game.setup(bots.length, options, fastChance(seed, game.streams.length)));
  const random = new FastRandom(seed ^ 0x6a7e);
  const seats = bots.map((bot): { readonly bot: Bot<V>; readonly times: number[] } => ({ bot, times: [] }));
  let decisions = 0;
  while (!play.over) {
    const { seat } = play;
    const asked = seats[seat];
    if (asked === undefined) throw new RangeError(`Seat ${seat} is asked, but ${bots.length} play.`);
    look?.(play, seat);
    const begun = clock();
    const view = game.view(play.state, seat);
    const { move } = asked.bot.decide({
      view,
      seat,
      budget: asked.bot.ownBudget ?? budget,
      seed: random.next(),
      cancelled: NEVER,
    });
    asked.times.push(clock() - begun);
    play.make(move, seat);
    decisions++;
  }
  const outcome = game.outcome(play.state);
  const shares = bots.map((_, seat) => shareOf(outcome, seat));
  return { shares, points: outcome.points, how: outcome.how, decisions, times: seats.map(({ times }) => times) };
}
