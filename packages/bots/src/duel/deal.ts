import { type Game, type Match, type Seat, sha256, type Vocabulary } from '@naos/engine';
import type { Bot, BotShelf, Budget } from '../bot.ts';

/** The deal of a day: the same for everybody whose game has these rules. */
export interface DuelDeal {
  /** The game's seed; its hash is in the transcript's first line as in any other game's. */
  readonly seed: string;
  /** The person's seat; the bot has the other one. */
  readonly seat: Seat;
}

export const DUEL_SEATS = 2;
export function duelDeal({ id, version }: Pick<Game<Vocabulary>, 'id' | 'version'>, day: string): DuelDeal {
  const seed = sha256(`naos duel ${id} ${version} ${day}`);
  return { seed, seat: Number.parseInt(seed.slice(-1), 16) % DUEL_SEATS };
}

/** The level that everybody plays against: the middle one. */
export function duelLevel({ levels }: Pick<BotShelf<Vocabulary>, 'levels'>): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? '';
}

/** So many looks and no clock: a slow phone's bot answers what a quick server's does. */
export function duelBudget({ budget }: Pick<BotShelf<Vocabulary>, 'budget'>): Budget {
  return { evaluations: budget.evaluations, milliseconds: Number.POSITIVE_INFINITY };
}

/** What a bot's next decision is seeded by: by its own moves that stand, so that nothing taken back changes it. */
export function duelThought({ standing }: Pick<Match<Vocabulary>, 'standing'>, seed: string, seat: Seat): number {
  const made = standing.filter((move) => move.seat === seat).length;
  return Number.parseInt(sha256(`${seed} ${seat} ${made}`).slice(0, 8), 16);
}

/** The bot's move at a table of a duel, in notation. */
export function duelMove<V extends Vocabulary>(
  match: Match<V>,
  bot: Bot<V>,
  budget: Budget,
  deal: DuelDeal,
  seat: Seat,
) {
  const { view } = match.situation(seat);
  const seed = duelThought(match, deal.seed, seat);
  return match.game.write(bot.decide({ view, seat, budget, seed, cancelled: () => false }).move);
}
