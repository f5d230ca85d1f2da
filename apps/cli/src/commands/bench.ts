import { join } from 'node:path';
import { drillFigures, engineFigures, gameFigures } from '../bench/measure-apart.ts';
import type { Figures } from '../bench/measure-game.ts';
import { otherWorker, paired } from '../bench/paired.ts';
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
    '--against dir  another checkout: both are measured in turns, and only the ratio of moves a second is told',
    '--rounds n     turns of each for --against (default: 9)',
    'Without --only the figures are written to that file, together with the engine against a hand-written loop.',
  ],
  options: {
    only: { type: 'string' },
    time: { type: 'string' },
    out: { type: 'string' },
    against: { type: 'string' },
    rounds: { type: 'string' },
  },
  run: async (given, { gameModules, registry, print, remark }) => {
    given.none();
    const only = given.text('only');
    const seconds = (given.whole('time', 10, 60_000) ?? 1000) / 1000;
    const file = given.text('out') ?? KEPT;
    const wanted = only === undefined ? gameModules : [findGameModule(gameModules, only)];
    const against = given.text('against');
    if (against !== undefined) {
      const other = otherWorker(against);
      const rounds = given.whole('rounds', 1, 1000) ?? 9;
      for (const { id: game, seats: range } of wanted) {
        for (let seats = range.min; seats <= range.max; seats++) {
          const { low, middle, high } = await paired({ registry, game, seats, seconds, rounds }, other);
          const sure = `quarters ${low.toFixed(3)} to ${high.toFixed(3)}, ${rounds} rounds`;
          print(`${game}, ${seats} seats: ${middle.toFixed(3)}x the moves a second (${sure})`);
        }
      }
      return;
    }
    const games: Record<string, Results['games'][string]> = {};
    for (const gameModule of wanted) {
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
