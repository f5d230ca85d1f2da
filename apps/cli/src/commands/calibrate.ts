import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Calibration, fitCalibration } from '@naos/bots';
import { completeOptions } from '@naos/engine';
import type { Conditions } from '../arena/job.ts';
import { Progress } from '../arena/progress.ts';
import { errorOf, watchGames } from '../arena/watch-games.ts';
import type { Command } from '../command.ts';
import { written } from '../files.ts';
import { findGameModule } from '../game-file.ts';
import { Problem } from '../problem.ts';

/** Deals that the numbers are fitted on; no figure is ever measured on them. */
const SERIES = 'calibrate';

export const calibrate: Command = {
  name: 'calibrate',
  summary: "makes the win chances of a game's top level honest",
  usage: '<game> [--games n] [--seats n] [--write]',
  help: [
    'Games between equals are watched by the top level, and its chances are stretched and shifted to fit what came of them.',
    '--games n    games to fit on (default: 400)',
    '--seats n    seats at the table (default: the fewest); other numbers of seats keep their fit',
    '--workers n  threads (default: one for each core)',
    "--write      puts the numbers into the game's folder",
  ],
  options: {
    games: { type: 'string' },
    seats: { type: 'string' },
    workers: { type: 'string' },
    write: { type: 'boolean' },
  },
  run: async (given, { gameModules, registry, print }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const shelf = await gameModule.bots();
    const calibrator = await shelf.calibrator?.();
    const player = shelf.levels.at(-2);
    if (calibrator === undefined || player === undefined) {
      throw new Problem(`${gameModule.id} has nothing to calibrate: its bots state no win chances.`);
    }
    const seats = given.whole('seats', 2, gameModule.seats.max) ?? Math.max(2, gameModule.seats.min);
    const games = given.whole('games', 10) ?? 400;
    const workers = given.whole('workers', 1, 64);
    const options = completeOptions(await gameModule.rules(), {});
    const { budget } = shelf;
    const conditions: Conditions = { game: gameModule.id, seats, options, budget, series: SERIES };
    const bar = new Progress(games);
    const plan = { registry, player, raw: true, games, ...(workers === undefined ? {} : { workers }) };
    const watched = await watchGames(conditions, plan, (done) => bar.show(done, 'games'));
    const opinions = watched.map((one) => one.opinions);
    bar.end();
    const numbers = fitCalibration(opinions.flat());
    const file = fileURLToPath(calibrator.file);
    const kept: Calibration = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const positions = opinions.flat().length;
    const fit = { seats, games, positions, error: errorOf(opinions), numbers };
    if (given.flag('json')) print(JSON.stringify(fit, null, 2));
    else {
      print(
        `${gameModule.id}, ${seats} seats: ${positions} opinions in ${games} games, raw error ${fit.error.toFixed(4)}`,
      );
      print(`stretch ${numbers[0]} + ${numbers[1]} × stage, shift ${numbers[2]} + ${numbers[3]} × stage`);
    }
    if (!given.flag('write')) return;
    const fitted: Calibration = { ...kept, [seats]: numbers };
    const all = Object.entries(fitted).map(([n, four]) => `  "${n}": [${four.join(', ')}]`);
    written(file, () => writeFileSync(file, `{\n${all.join(',\n')}\n}\n`));
  },
};
