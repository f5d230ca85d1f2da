import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dealSeed } from '@naos/bots';
import { completeOptions } from '@naos/engine';
import type { AnyGameModule, Puzzle } from '@naos/game-module';
import { Progress } from '../arena/progress.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { written } from '../files.ts';
import { findGameModule } from '../game-file.ts';
import { Problem, UsageProblem } from '../problem.ts';
import { puzzlesIn, type Quarry, verbOf } from '../puzzles/find.ts';
import { puzzleTable, verifiedLine } from '../puzzles/table.ts';
import { verify } from '../puzzles/verify.ts';

const MARGIN = 8;
/** Fewest moves to choose from. */
const CHOICES = 4;
/** At most this part of the puzzles asks for the same kind of move. */
const ALIKE = 0.4;
/** Worlds that are played out, and evaluations of a decision in them. */
const WORLDS = 400;
const LOOKS = 300;
/** A proven lead of five games in a hundred is enough. */
const ENOUGH = 5;

const TABLE_HEAD = `# Every puzzle, and what games have shown of it

Made by \`npm run naos -- puzzles --table\`. Won: games of a hundred that the strongest level wins from the solution. Lead: games of
a hundred by which the closest rival is behind over the same deals. Margin: what it is behind at least, with 99 %
confidence. Worlds: deals played out to the end from each answer, at least. How: [for-players.md](for-players.md#puzzles).
`;

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'finds positions in which one move is clearly best, and checks them by playing out',
  usage: '<game> [--games n] [--want n] [--out file] [--json] | [game] --verify | [game] --table',
  help: [
    '--verify        plays every puzzle of the game, or of all games, out from its best three answers',
    '--table         prints the puzzles with lead, margin and difficulty as a table of the docs',
    '--games n       at most so many games are played (default: 100)',
    '--want n        ends when so many are found (default: 24)',
    `--margin n      how far ahead the judge must see the best move, in games of a hundred (default: ${MARGIN})`,
    `--worlds n      deals of the unknown that are played out at most (default: ${WORLDS})`,
    `--looks n       evaluations of a decision while games are played out (default: ${LOOKS})`,
    `--enough n      a proven lead of so many games in a hundred ends the test (default: ${ENOUGH})`,
    '--after n       leaves out the first so many percent of a game (default: 50)',
    '--each n        most puzzles out of one game (default: 2)',
    '--seats n       seats at the table (default: 2, or the fewest)',
    '--series name   names the deals (default: puzzles)',
    '--first n       number of the first deal (default: 0)',
    '--evaluations n budget of a decision of the judge (default: as the game says)',
    '--out file      writes them there, as games/<game>/puzzles/puzzles.json wants them; with --verify what holds',
    '--add           keeps what the file holds and adds to it; --want counts both',
  ],
  options: {
    verify: { type: 'boolean' },
    table: { type: 'boolean' },
    games: { type: 'string' },
    want: { type: 'string' },
    margin: { type: 'string' },
    worlds: { type: 'string' },
    looks: { type: 'string' },
    enough: { type: 'string' },
    after: { type: 'string' },
    each: { type: 'string' },
    seats: { type: 'string' },
    series: { type: 'string' },
    first: { type: 'string' },
    evaluations: { type: 'string' },
    out: { type: 'string' },
    add: { type: 'boolean' },
  },
  run: async (given, { gameModules, print }) => {
    if (given.flag('table') || given.flag('verify')) {
      const name = given.maybeWord();
      if (given.flag('table')) print(TABLE_HEAD);
      const modules = name === undefined ? gameModules : [findGameModule(gameModules, name)];
      for (const gameModule of modules) {
        if (given.flag('verify')) await verifyGame(gameModule, given, print);
        else print(`## ${gameModule.title.en}\n\n${puzzleTable((await gameModule.puzzles?.()) ?? [])}\n`);
      }
      return;
    }
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const quarry = await quarryOf(gameModule, given);
    const series = given.text('series') ?? 'puzzles';
    const games = given.whole('games', 1) ?? 100;
    const want = given.whole('want', 1) ?? 24;
    const first = given.whole('first') ?? 0;
    const out = given.text('out');
    const found = given.flag('add') && out !== undefined ? kept(out) : [];
    const taste = {
      margin: (given.whole('margin', 1, 99) ?? MARGIN) / 100,
      choices: CHOICES,
      each: given.whole('each', 1) ?? 2,
      after: (given.whole('after', 0, 99) ?? 50) / 100,
      proof: proofOf(given),
      fresh: (verb: string) => found.filter(({ solution }) => verbOf(solution) === verb).length < want * ALIKE,
    };
    const bar = new Progress(want);
    let played = 0;
    for (; played < games && found.length < want; played++) {
      const n = first + played;
      const fresh = puzzlesIn(quarry, taste, dealSeed(series, n), `${quarry.seats}-${n}`);
      found.push(...fresh.filter(({ id }) => found.every((one) => one.id !== id)));
      bar.show(found.length, `puzzles out of ${played + 1} games`);
      if (out !== undefined) keep(out, found);
    }
    bar.end();
    if (given.flag('json')) print(JSON.stringify(found, null, 2));
    else print(`${found.length} puzzles out of ${played} games of ${gameModule.id}.`);
  },
};

async function quarryOf(gameModule: AnyGameModule, given: Arguments): Promise<Quarry> {
  const [game, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
  const [bots, yardsticks] = await Promise.all([shelf.load(), shelf.yardsticks?.()]);
  const novice = yardsticks?.bots.find(({ name }) => name === 'beginner');
  const levels = shelf.levels.flatMap((level) => bots.find(({ name }) => name === level) ?? []);
  if (levels.length < 2) throw new UsageProblem(`${gameModule.id} has too few levels to tell easy from hard.`);
  const milliseconds = Number.POSITIVE_INFINITY;
  return {
    game,
    levels,
    ...(novice === undefined ? {} : { novice }),
    budget: { evaluations: given.whole('evaluations', 1) ?? shelf.budget.evaluations, milliseconds },
    quick: { evaluations: given.whole('looks', 1) ?? LOOKS, milliseconds },
    seats: given.whole('seats', gameModule.seats.min, gameModule.seats.max) ?? Math.max(2, gameModule.seats.min),
    options: completeOptions(game, {}),
  };
}

const proofOf = (given: Arguments) => ({
  enough: (given.whole('enough', 1, 40) ?? ENOUGH) / 100,
  most: given.whole('worlds', 2) ?? WORLDS,
});

async function verifyGame(gameModule: AnyGameModule, given: Arguments, print: (text: string) => void): Promise<void> {
  const list = (await gameModule.puzzles?.()) ?? [];
  if (list.length === 0) return;
  const { game, levels, budget, quick } = await quarryOf(gameModule, given);
  const out = given.text('out');
  const holding: Puzzle[] = [];
  print(`${gameModule.id}: ${list.length} puzzles, at most ${proofOf(given).most} worlds each`);
  for (const [i, puzzle] of list.entries()) {
    const verified = verify(game, levels, { levels: budget, quick }, proofOf(given), puzzle);
    if (verified.puzzle !== null) holding.push(verified.puzzle);
    print(verifiedLine(verified));
    // What is not looked at yet stays, so that a run can be ended at any time.
    if (out !== undefined) keep(out, [...holding, ...list.slice(i + 1)]);
  }
  print(`${gameModule.id}: ${holding.length} of ${list.length} hold.`);
}

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
