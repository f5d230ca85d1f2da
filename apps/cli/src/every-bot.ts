import { type Bot, type BotShelf, randomBot } from '@naos/bots';
import type { Game, Vocabulary } from '@naos/engine';

/** Every bot that can be named: one that plays at random, the levels, the yardsticks, the pool. */
export async function everyBot(
  game: Game<Vocabulary>,
  shelf: BotShelf<Vocabulary>,
): Promise<readonly Bot<Vocabulary>[]> {
  const [levels, yardsticks, pool] = await Promise.all([shelf.load(), shelf.yardsticks?.(), shelf.pool?.()]);
  const all = [...levels, ...(yardsticks?.bots ?? []), ...(pool?.bots ?? [])];
  const others = all.filter(({ name }) => name !== 'random');
  return [randomBot(game), ...others];
}
