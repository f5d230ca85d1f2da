import { completeOptions } from '@naos/engine';
import type { AnyGameModule, Puzzle } from '@naos/game-module';
import { Crew } from '../arena/crew.ts';
import type { Check, Conditions, Dig, Trial } from '../arena/job.ts';
import { Progress } from '../arena/progress.ts';
import type { Arguments } from '../arguments.ts';
import type { Command, Surroundings } from '../command.ts';
import { findGameModule } from '../game-file.ts';
import { dig } from '../puzzles/dig.ts';
import { keep, kept } from '../puzzles/keep.ts';
import { FIRST_WORLD } from '../puzzles/proof.ts';
import { puzzleTable, tallyLine, verifiedLine } from '../puzzles/table.ts';
import type { Verified } from '../puzzles/verify.ts';

const MARGIN = 8;
/** Fewest moves to choose from. */
const CHOICES = 4;
/** Worlds that are played out, and evaluations of a decision in them. */
const WORLDS = 400;
const LOOKS = 300;
/** A proven lead of five games in a hundred is enough. */
const ENOUGH = 5;
/** Leads of fewer games in a hundred are not pursued, judged by so many worlds. */
const LEAD = 20;
const FIRST_GLANCE = 8;

const TABLE_HEAD = `# Every puzzle, and what games have shown of it

Made by \`npm run naos -- puzzles --table\`. Won: games of a hundred that the strongest level wins from the solution. Lead: games of
a hundred by which the closest rival is behind over the same deals. Margin: what it is behind at least, with 99 %
confidence. Worlds: deals played out to the end from each answer, at least. How: [for-players.md](for-players.md#puzzles).
`;

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'finds positions in which one move is clearly best, and checks them by playing out',
  usage: '<game> [--games n] [--want n] [--out path] [--json] | [game] --verify | [game] --rate | [game] --table',
  help: [
    '--verify        plays every puzzle of the game, or of all games, out from its best three answers',
    '--rate          lets every level try the puzzles anew and names those with another rating, as when levels change',
    '--table         prints the puzzles with lead, margin and difficulty as a table of the docs',
    '--games n       at most so many games are played (default: 100)',
    '--want n        ends when so many are found (default: 24)',
    `--margin n      how far ahead the judge must see the best move, in games of a hundred (default: ${MARGIN})`,
    `--worlds n      deals of the unknown that are played out at most (default: ${WORLDS})`,
    `--looks n       evaluations of a decision while games are played out (default: ${LOOKS})`,
    `--enough n      a proven lead of so many games in a hundred ends the test (default: ${ENOUGH})`,
    `--lead n        a lead that is likely smaller is given up while finding, as it takes long to prove (default: ${LEAD})`,
    '--after n       leaves out the first so many percent of a game (default: 50)',
    '--each n        most puzzles out of one game (default: 2)',
    '--seats n       seats at the table (default: 2, or the fewest)',
    '--series name   names the deals (default: puzzles)',
    `--first n       number of the first deal (default: 0); with --verify of the first world (default: ${FIRST_WORLD})`,
    '--every n       with --verify: one puzzle of so many',
    '--workers n     threads (default: one for each core); the puzzles do not depend on how many',
    '--seconds n     begins no more games after so many seconds',
    '--evaluations n budget of a decision of the judge (default: as the game says)',
    '--out path      writes them to a file, or to a folder as games/<game>/puzzles wants them; with --verify what holds, with --rate all',
    '--add           keeps what lies there and adds to it; --want counts both',
  ],
  options: {
    verify: { type: 'boolean' },
    rate: { type: 'boolean' },
    table: { type: 'boolean' },
    games: { type: 'string' },
    want: { type: 'string' },
    margin: { type: 'string' },
    worlds: { type: 'string' },
    looks: { type: 'string' },
    enough: { type: 'string' },
    lead: { type: 'string' },
    after: { type: 'string' },
    each: { type: 'string' },
    seats: { type: 'string' },
    series: { type: 'string' },
    every: { type: 'string' },
    workers: { type: 'string' },
    seconds: { type: 'string' },
    first: { type: 'string' },
    evaluations: { type: 'string' },
    out: { type: 'string' },
    add: { type: 'boolean' },
  },
  run: async (given, around) => {
    const { gameModules, print } = around;
    if (given.flag('table') || given.flag('verify') || given.flag('rate')) {
      const name = given.maybeWord();
      if (given.flag('table')) print(TABLE_HEAD);
      const modules = name === undefined ? gameModules : [findGameModule(gameModules, name)];
      for (const gameModule of modules) {
        if (given.flag('verify')) await verifyGame(gameModule, given, around);
        else if (given.flag('rate')) await rateGame(gameModule, given, around);
        else
          print(`## ${gameModule.title.en}\n\n${puzzleTable((await (await gameModule.puzzles?.())?.all()) ?? [])}\n`);
      }
      return;
    }
    await findIn(findGameModule(gameModules, given.word('The name of a game')), given, around);
  },
};

async function findIn(gameModule: AnyGameModule, given: Arguments, around: Surroundings): Promise<void> {
  const conditions = await conditionsOf(gameModule, given);
  const games = given.whole('games', 1) ?? 100;
  const want = given.whole('want', 1) ?? 24;
  const seconds = given.whole('seconds', 1);
  const out = given.text('out');
  const taste = {
    margin: (given.whole('margin', 1, 99) ?? MARGIN) / 100,
    choices: CHOICES,
    each: given.whole('each', 1) ?? 2,
    after: (given.whole('after', 0, 99) ?? 50) / 100,
    proof: {
      ...proofOf(given),
      first: FIRST_WORLD,
      thrift: { worlds: FIRST_GLANCE, lead: (given.whole('lead', 1, 99) ?? LEAD) / 100 },
    },
  };
  const looks = looksOf(given);
  const bar = new Progress(want);
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * seconds;
  const crew = new Crew(around.registry, given.whole('workers', 1, 64));
  try {
    const dug = await dig((next, ready) => crew.work<Dig>(next, ready), {
      first: given.whole('first') ?? 0,
      games,
      want,
      kept: given.flag('add') && out !== undefined ? kept(out) : [],
      order: (deal, crowd) => ({ conditions, task: { deal, looks, taste: { ...taste, crowd } } }),
      late: () => performance.now() > end,
      shown: (sofar, settled) => {
        bar.show(sofar.length, `puzzles out of ${settled} games`);
        if (out !== undefined) keep(out, sofar);
      },
    });
    bar.end();
    if (given.flag('json')) around.print(JSON.stringify(dug.found, null, 2));
    else around.print(`${dug.found.length} puzzles out of ${dug.games} games of ${gameModule.id}.`);
    around.remark(tallyLine(dug.tally));
  } finally {
    await crew.dismiss();
  }
}

async function conditionsOf(gameModule: AnyGameModule, given: Arguments): Promise<Conditions> {
  const { seats } = gameModule;
  const [game, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
  const evaluations = given.whole('evaluations', 1) ?? shelf.budget.evaluations;
  return {
    game: gameModule.id,
    seats: given.whole('seats', seats.min, seats.max) ?? Math.max(2, seats.min),
    options: completeOptions(game, {}),
    budget: { evaluations, milliseconds: Number.POSITIVE_INFINITY },
    series: given.text('series') ?? 'puzzles',
  };
}

const looksOf = (given: Arguments): number => given.whole('looks', 1) ?? LOOKS;

const proofOf = (given: Arguments) => ({
  enough: (given.whole('enough', 1, 10) ?? ENOUGH) / 100,
  most: given.whole('worlds', 2) ?? WORLDS,
});

async function verifyGame(gameModule: AnyGameModule, given: Arguments, around: Surroundings): Promise<void> {
  const list = (await (await gameModule.puzzles?.())?.all()) ?? [];
  if (list.length === 0) return;
  const conditions = await conditionsOf(gameModule, given);
  const proof = { ...proofOf(given), first: given.whole('first') ?? FIRST_WORLD, thrift: null };
  const every = given.whole('every', 1) ?? 1;
  const asked = list.filter((_, i) => i % every === 0);
  const out = given.text('out');
  const verdicts = new Map<string, Verified>();
  around.print(`${gameModule.id}: ${asked.length} puzzles, at most ${proof.most} worlds each`);
  const crew = new Crew(around.registry, given.whole('workers', 1, 64));
  let handed = 0;
  try {
    await crew.work<Check>(
      () => {
        const puzzle = asked[handed++];
        return puzzle && { conditions, task: { puzzle, looks: looksOf(given), proof } };
      },
      (verified, { task }) => {
        verdicts.set(task.puzzle.id, verified);
        around.print(verifiedLine(verified));
        // What is not looked at yet stays, so that a run can be ended at any time.
        if (out !== undefined) keep(out, standing(list, verdicts));
      },
    );
  } finally {
    await crew.dismiss();
  }
  const holding = [...verdicts.values()].filter(({ puzzle }) => puzzle !== null).length;
  around.print(`${gameModule.id}: ${holding} of ${asked.length} hold.`);
}

async function rateGame(gameModule: AnyGameModule, given: Arguments, around: Surroundings): Promise<void> {
  const list = (await (await gameModule.puzzles?.())?.all()) ?? [];
  const conditions = await conditionsOf(gameModule, given);
  const out = given.text('out');
  const today = new Map<string, Puzzle>();
  const crew = new Crew(around.registry, given.whole('workers', 1, 64));
  let handed = 0;
  try {
    await crew.work<Trial>(
      () => {
        const tried = list[handed++];
        return tried && { conditions, task: { tried } };
      },
      (puzzle, { task: { tried } }) => {
        today.set(puzzle.id, puzzle);
        if (puzzle.rating !== tried.rating) around.print(`${puzzle.id.padEnd(12)} ${tried.rating} -> ${puzzle.rating}`);
      },
    );
  } finally {
    await crew.dismiss();
  }
  const all = list.map((one) => today.get(one.id) ?? one);
  if (out !== undefined) keep(out, all);
  const changed = all.filter(({ rating }, i) => rating !== list[i]?.rating).length;
  around.print(`${gameModule.id}: ${changed} of ${all.length} are rated otherwise.`);
}

/** What is left of puzzles once some of them were played out. */
const standing = (list: readonly Puzzle[], verdicts: ReadonlyMap<string, Verified>): Puzzle[] =>
  list.flatMap((one) => {
    const verified = verdicts.get(one.id);
    return verified === undefined ? one : (verified.puzzle ?? []);
  });
