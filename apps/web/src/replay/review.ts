import { type Opinion, opinionFrom, shareIn } from '@naos/bots/review';
import type { Outcome } from '@naos/engine';
import type { BotReply, BotRequest } from '../bots/bot-desk.ts';
import { judging } from '../bots/judging.ts';
import type { Reel } from './reel.ts';

type Ask = (request: Omit<BotRequest, 'id'>) => Promise<BotReply>;

/** Below this a difference between two moves is the bot's own uncertainty. */
const NOTEWORTHY = 0.02;

/** Asks a bot about the decision at one moment; null when it has no opinion in chances to win. */
export async function opinionOn(reel: Reel, index: number, bot: string, ask: Ask): Promise<Opinion | null> {
  const next = reel.frames[index + 1];
  if (next === undefined || next.seat === null) return null;
  const { seat, move: played } = next;
  const { view } = reel.situation(index, seat);
  return opinionFrom(index, seat, played, await ask(judging(reel.game.id, [bot], view, seat)));
}

/** The decisions that gave away most, costliest first. */
export function costliest(opinions: readonly Opinion[], most: number): Opinion[] {
  return opinions
    .filter(({ cost, played, better }) => cost >= NOTEWORTHY && played !== better)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most);
}

/** How a game ended, and after how many moves. */
interface End {
  readonly index: number;
  readonly places: Outcome['places'];
}

/**
 * Chances to win over time, by seat: with two seats the one's chance is what the other's leaves. `end`: where the whole
 * game has been looked at, every curve ends at what its seat had of the victory.
 */
export function curves(
  opinions: readonly Opinion[],
  seats: number,
  end: End | null,
): { readonly index: number; readonly chance: number }[][] {
  return Array.from({ length: seats }, (_, seat) => [
    ...opinions.flatMap((one) => {
      if (one.seat === seat) return [{ index: one.index, chance: one.chance }];
      return seats === 2 ? [{ index: one.index, chance: 1 - one.chance }] : [];
    }),
    ...(end === null ? [] : [{ index: end.index, chance: shareIn(end.places, seat) }]),
  ]);
}
