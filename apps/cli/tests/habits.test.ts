import { gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { habitsOf } from '../src/teaching/habits.ts';

test('habits are the end screen’s figures, for both sides of the same deals', async () => {
  const temple = gameModules.find(({ id }) => id === 'temple-of-fate');
  const [game, shelf, statistics] = await Promise.all([temple?.rules(), temple?.bots(), temple?.statistics?.()]);
  if (game === undefined || shelf === undefined || statistics === undefined) throw new Error('No such game.');
  const [bot] = await shelf.load();
  if (bot === undefined) throw new Error('No bot.');
  const { habits, share } = habitsOf({ game, shelf, statistics }, [bot, bot], 1, 'test');
  // Both seats of one deal by the same bot: each side is its own opponent once.
  expect(share).toBe(0.5);
  for (const [mine, theirs] of habits.values()) expect(mine).toBe(theirs);
  expect(habits.size).toBeGreaterThan(3);
});
