import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dealSeed } from '@naos/bots';
import { completeOptions } from '@naos/engine';
import type { Puzzle } from '@naos/game-module';
import { Progress } from '../arena/progress.ts';
import type { Command } from '../command.ts';
import { written } from '../files.ts';
import { findGameModule } from '../game-file.ts';
import { Problem, UsageProblem } from '../problem.ts';
import { puzzlesIn, type Quarry, verbOf } from '../puzzles/find.ts';

const MARGIN = 8;
/** Fewest moves to choose from. */
const CHOICES = 4;
/** At most this part of the puzzles asks for the same kind of move. */
const ALIKE = 0.4;

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'finds positions in which one move is clearly best, in games between bots',
  usage: '<game> [--games n] [--want n] [--out file] [--json]',
  help: [
    '--games n       at most so many games are played (default: 100)',
    '--want n        ends when so many are found (default: 24)',
    `--margin n      how far ahead the best move must be, in games of a hundred (default: ${MARGIN})`,
    '--worlds n      deals of the unknown in which best and next best are played on (default: 12)',
    '--each n        most puzzles out of one game (default: 2)',
    '--seats n       seats at the table (default: 2, or the fewest)',
    '--series name   names the deals (default: puzzles)',
    '--evaluations n budget of a decision (default: as the game says)',
    '--out file      writes them there, as games/<game>/puzzles/puzzles.json wants them',
    '--add           keeps what the file holds and adds to it; --want counts both',
  ],
  options: {
    games: { type: 'string' },
    want: { type: 'string' },
    margin: { type: 'string' },
    worlds: { type: 'string' },
    each: { type: 'string' },
    seats: { type: 'string' },
    series: { type: 'string' },
    evaluations: { type: 'string' },
    out: { type: 'string' },
    add: { type: 'boolean' },
  },
  run: async (given, { gameModules, print }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const [game, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
    const bots = await shelf.load();
    const levels = shelf.levels.flatMap((level) => bots.find(({ name }) => name === level) ?? []);
    if (levels.length < 2) throw new UsageProblem(`${gameModule.id} has too few levels to tell easy from hard.`);
    const quarry: Quarry = {
      game,
      levels,
      budget: {
        evaluations: given.whole('evaluations', 1) ?? shelf.budget.evaluations,
        milliseconds: Number.POSITIVE_INFINITY,
      },
      seats: given.whole('seats', gameModule.seats.min, gameModule.seats.max) ?? Math.max(2, gameModule.seats.min),
      options: completeOptions(game, {}),
    };
    const series = given.text('series') ?? 'puzzles';
    const games = given.whole('games', 1) ?? 100;
    const want = given.whole('want', 1) ?? 24;
    const out = given.text('out');
    const found = given.flag('add') && out !== undefined ? kept(out) : [];
    const taste = {
      margin: (given.whole('margin', 1, 99) ?? MARGIN) / 100,
      worlds: given.whole('worlds', 2) ?? 12,
      choices: CHOICES,
      each: given.whole('each', 1) ?? 2,
      fresh: (verb: string) => found.filter(({ solution }) => verbOf(solution) === verb).length < want * ALIKE,
    };
    const bar = new Progress(want);
    let played = 0;
    for (; played < games && found.length < want; played++) {
      found.push(...puzzlesIn(quarry, taste, dealSeed(series, played), `${quarry.seats}-${played}`));
      bar.show(found.length, `puzzles out of ${played + 1} games`);
      if (out !== undefined) keep(out, found);
    }
    bar.end();
    if (given.flag('json')) print(JSON.stringify(found, null, 2));
    else print(`${found.length} puzzles out of ${played} games of ${gameModule.id}.`);
  },
};

/** What a file already holds. */
function kept(path: string): Puzzle[] {
  if (!existsSync(path)) return [];
  try {
    const puzzles: Puzzle[] = JSON.parse(readFileSync(path, 'utf8'));
    return puzzles;
  } catch {
    throw new Problem(`${path} holds no puzzles that can be read. Leave out --add to write it anew.`);
  }
}

function keep(path: string, found: readonly Puzzle[]): void {
  written(path, () => writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`));
}
