import { join } from 'node:path';
import { measureGame } from '../bench/measure-game.ts';
import { measureOverhead } from '../bench/overhead.ts';
import { occasion, type Results, readResults, tell, writeResults } from '../bench/results.ts';
import type { Command } from '../command.ts';
import { findDoor } from '../game-file.ts';

const KEPT = join(import.meta.dirname, '../../../../bench/results.json');

export const bench: Command = {
  name: 'bench',
  summary: 'measures every game on one core and compares with the last run',
  usage: '[--only game] [--json]',
  help: [
    '--only game    measures this game alone and keeps nothing',
    '--seconds n    CPU seconds for each game and number of seats (default: 1)',
    '--out file     where the last run is kept (default: bench/results.json)',
    'Without --only the figures are written to that file, together with the engine against a hand-written loop.',
  ],
  options: { only: { type: 'string' }, seconds: { type: 'string' }, out: { type: 'string' } },
  run: async (given, { doors, print, remark }) => {
    given.none();
    const only = given.text('only');
    const seconds = given.whole('seconds', 1, 60) ?? 1;
    const file = given.text('out') ?? KEPT;
    const games: Record<string, Results['games'][string]> = {};
    for (const door of only === undefined ? doors : [findDoor(doors, only)]) {
      const game = await door.rules();
      const counts = Array.from({ length: door.seats.max - door.seats.min + 1 }, (_, i) => door.seats.min + i);
      if (!given.flag('json')) remark(`measuring ${door.id} …`);
      games[door.id] = { seats: Object.fromEntries(counts.map((n) => [String(n), measureGame(game, n, seconds)])) };
    }
    const engine = only === undefined ? { engine: measureOverhead(seconds) } : {};
    const results: Results = { ...occasion(), games, ...engine };
    const last = readResults(file);
    if (only === undefined) writeResults(file, results);
    if (given.flag('json')) print(JSON.stringify(results, null, 2));
    else for (const line of tell(results, last)) print(line);
  },
};
