import type { Bot } from '@naos/bots';
import { imagined, type Vocabulary } from '@naos/engine';
import { gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { conductOf, losses } from '../src/teaching/blunders.ts';
import { decisions } from '../src/teaching/hints.ts';

/** `npm run naos -- blunders <game>` asks in a thousand positions. */
const POSITIONS = 4;
const SILLY = 0.25;

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: no level makes a move that the strongest one calls silly',
  async (_, gameModule) => {
    const [game, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
    const bots = await shelf.load();
    const levels = shelf.levels.flatMap((level) => bots.find(({ name }) => name === level) ?? []);
    const conduct = conductOf({ game, shelf, levels }, POSITIONS, SILLY, 22, Number.POSITIVE_INFINITY);
    expect(conduct.map(({ level, positions, beyond }) => [level, positions, beyond])).toEqual(
      shelf.levels.slice(0, -1).map((level) => [level, POSITIONS, 0]),
    );
  },
  60_000,
);

test('a small move that the judge has tried in another order alone is judged where the seat goes on', async () => {
  const temple = gameModules.find(({ id }) => id === 'temple-of-fate');
  const [game, shelf] = await Promise.all([temple?.rules(), temple?.bots()]);
  if (game === undefined || shelf === undefined) throw new Error('Where is the temple?');
  /** Plays the first or the last of its moves; has an opinion of the first alone. */
  const saying = (name: string, at: 0 | -1): Bot<Vocabulary> => ({
    name,
    decide: ({ view, seat, seed }) => {
      const moves = imagined(game, view, seed).moves(seat);
      const [first] = moves;
      const move = moves.at(at);
      if (first === undefined || move === undefined) throw new Error('Nothing to decide.');
      return { move, winChance: 0.88, ranked: moves.map((one) => ({ move: one, value: one === first ? 0.9 : 0 })) };
    },
  });
  const levels = [saying('last', -1), saying('judge', 0)];
  const found = new Set<string>();
  for (const asked of decisions({ game, levels }, 1)) {
    const play = imagined(game, asked.view, 1);
    const last = play.moves(asked.seat).at(-1);
    if (last !== undefined) play.make(last, asked.seat);
    const goesOn = !play.over && play.seats().includes(asked.seat);
    const [slipped] = losses({ game, shelf, levels }, asked);
    expect(slipped?.loss).toBeCloseTo(goesOn ? 0.02 : 0.9, 5);
    found.add(goesOn ? 'goes on' : 'over to others');
    if (found.size === 2) break;
  }
  expect(found.size).toBe(2);
});
