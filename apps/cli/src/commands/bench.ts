import { join } from 'node:path';
import { drillFigures, engineFigures, gameFigures } from '../bench/measure-apart.ts';
import type { Figures } from '../bench/measure-game.ts';
import { occasion, type Results, readResults, tell, writeResults } from '../bench/results.ts';
import type { Command } from '../command.ts';
import { findGameModule } from '../game-file.ts';

const KEPT = join(import.meta.dirname, '../../../../bench/results.json');
/** The engine alone is so fast that the compiler needs longer to settle on it. */
const ENGINE_SHARE = 4;

export const bench: Command = {
  name: 'bench',
  summary: 'measures every game on one core and compares with the last run',
  usage: '[--only game] [--json]',
  help: [
    '--only game    measures this game alone and keeps nothing',
    '--time n       CPU milliseconds for each game and number of seats (default: 1000)',
    '--out file     where the last run is kept (default: bench/results.json)',
    'Without --only the figures are written to that file, together with the engine against a hand-written loop.',
  ],
  options: { only: { type: 'string' }, time: { type: 'string' }, out: { type: 'string' } },
  run: async (given, { gameModules, registry, print, remark }) => {
    given.none();
    const only = given.text('only');
    const seconds = (given.whole('time', 10, 60_000) ?? 1000) / 1000;
    const file = given.text('out') ?? KEPT;
    const games: Record<string, Results['games'][string]> = {};
    for (const gameModule of only === undefined ? gameModules : [findGameModule(gameModules, only)]) {
      if (!given.flag('json')) remark(`measuring ${gameModule.id} …`);
      const seats: Record<string, Figures> = {};
      for (let n = gameModule.seats.min; n <= gameModule.seats.max; n++)
        seats[n] = await gameFigures(registry, gameModule.id, n, seconds);
      const drills =
        gameModule.drills === undefined
          ? {}
          : { drillMilliseconds: await drillFigures(registry, gameModule.id, seconds) };
      games[gameModule.id] = { seats, ...drills };
    }
    const engine = only === undefined ? { engine: await engineFigures(seconds * ENGINE_SHARE) } : {};
    const results: Results = { ...occasion(), games, ...engine };
    const last = readResults(file);
    if (only === undefined) writeResults(file, results);
    if (given.flag('json')) print(JSON.stringify(results, null, 2));
    else for (const line of tell(results, last)) print(line);
  },
};
