import { type Bot, type BotShelf, randomBot } from '@naos/bots';
import type { Game, Vocabulary } from '@naos/engine';

/** Every bot that can be named: one that plays at random, the levels, the pool. */
export async function everyBot(
  game: Game<Vocabulary>,
  shelf: BotShelf<Vocabulary>,
): Promise<readonly Bot<Vocabulary>[]> {
  const [levels, pool] = await Promise.all([shelf.load(), shelf.pool?.()]);
  const others = [...levels, ...(pool?.bots ?? [])].filter(({ name }) => name !== 'random');
  return [randomBot(game), ...others];
}
