import { type Game, GameError, imagined, type Seat, type Vocabulary } from '@naos/engine';
import type { Bot, BotShelf, Budget } from '../bot.ts';

/** Longest row that is followed. */
const LONGEST = 24;

/**
 * What each step of a plan may think, and each quick answer in a look at it. There is no clock in it: the same position gives
 * the same hint, however busy the machine is.
 */
export const PLANNING: Budget = { evaluations: 6000, milliseconds: Number.POSITIVE_INFINITY };

/** The strongest level of a shelf, ready to be asked. */
export async function strongestOf<V extends Vocabulary>({ load, levels }: BotShelf<V>): Promise<Bot<V>> {
  const bot = (await load()).find(({ name }) => name === levels.at(-1));
  if (bot === undefined) throw new GameError(`No bot of the shelf is level "${levels.at(-1)}".`);
  return bot;
}

/** A step of a turn: a move, and what its seat sees before it. */
export interface PlanStep<V extends Vocabulary> {
  readonly move: V['move'];
  readonly view: V['view'];
}

/** A turn with its first move given. */
export interface Plan<V extends Vocabulary> {
  readonly steps: readonly PlanStep<V>[];
  /** Where it ends in one imagined world: its own part of the turn, up to where something is learned. */
  readonly end: V['state'];
}

/** How a seat goes on after a move as a bot would, up to the end of its turn or to where something is learned. */
export function planOf<V extends Vocabulary>(
  game: Game<V>,
  bot: Bot<V>,
  view: V['view'],
  seat: Seat,
  move: V['move'],
): Plan<V> {
  const play = imagined(game, view, 1);
  const steps: PlanStep<V>[] = [{ move, view }];
  let next = move;
  for (;;) {
    play.gained = false;
    play.make(next, seat);
    if (play.over || play.gained || !play.seats().includes(seat) || steps.length === LONGEST) break;
    const seen = game.view(play.state, seat);
    next = bot.decide({ view: seen, seat, budget: PLANNING, seed: 1, cancelled: () => false }).move;
    steps.push({ move: next, view: seen });
  }
  return { steps, end: play.state };
}
