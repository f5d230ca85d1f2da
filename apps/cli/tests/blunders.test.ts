import { gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { conductOf } from '../src/teaching/blunders.ts';

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
