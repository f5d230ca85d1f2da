import { completeOptions } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import { PART, TOP, WEIGHTS } from '../arena/job.ts';
import { Progress } from '../arena/progress.ts';
import { type PairResult, type Plan, runPairs } from '../arena/run-pairs.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { everyBot } from '../every-bot.ts';
import { findGameModule } from '../game-file.ts';
import { UsageProblem } from '../problem.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Every pair once; with more than two seats both ways, since one against many is another game than many against one. */
function pairsOf(names: readonly string[], seats: number): (readonly [string, string])[] {
  return names.flatMap((bot, i) =>
    names.flatMap((against, j) => (i === j || (seats === 2 && j < i) ? [] : [[bot, against] as const])),
  );
}

async function botsOf(gameModule: AnyGameModule, given: Arguments): Promise<readonly string[]> {
  const shelf = await gameModule.bots();
  const known = new Set((await everyBot(await gameModule.rules(), shelf)).map(({ name }) => name));
  const wanted = given.list('bots');
  const names = wanted.length > 0 ? wanted : [...known];
  const strange = names.find((name) => {
    const [whole = '', part] = name.split(PART);
    const isKnown = known.has(name) || (known.has(whole) && Number(part) > 1);
    return !isKnown && !name.startsWith(WEIGHTS) && !name.startsWith(TOP);
  });
  if (strange !== undefined) {
    throw new UsageProblem(`${gameModule.id} has no bot "${strange}"; it has: ${[...known].join(', ')}.`);
  }
  if (new Set(names).size < 2) throw new UsageProblem('An arena needs at least two different bots.');
  return [...new Set(names)];
}

function untilOf(given: Arguments): Plan['until'] {
  const text = given.text('until');
  if (text === undefined) return undefined;
  const [worse = Number.NaN, better = Number.NaN] = text.split(',').map(Number);
  if (!(worse >= 0 && worse < better && better <= 1)) {
    throw new UsageProblem('--until wants two scores, the lower one first, such as 0.5,0.55.');
  }
  return { worse, better, error: 0.05 };
}

/** The scores as a table: row against column. */
function matrix(names: readonly string[], results: readonly PairResult[]): string[] {
  const width = Math.max(...names.map((name) => name.length), 8);
  const cell = (bot: string, against: string): string => {
    const found = results.find((one) => one.bot === bot && one.against === against);
    const turned = results.find((one) => one.bot === against && one.against === bot);
    return bot === against ? '-' : found ? percent(found.mean) : turned ? percent(1 - turned.mean) : '';
  };
  const line = (cells: readonly string[]): string => cells.map((text) => text.padStart(width)).join('  ');
  return [line(['', ...names]), ...names.map((bot) => line([bot, ...names.map((against) => cell(bot, against))]))];
}

export const arena: Command = {
  name: 'arena',
  summary: 'lets bots play each other and says how sure the result is',
  usage: '<game> --bots a,b,... [--blocks n] [--json]',
  help: [
    '--bots a,b,…     two or more; every pair plays (default: all of the game). weights:<file> is a bot too (the',
    '                 quick player of training), top:<file> (the strongest level with these weights), and level-5/16 (the',
    '                 same with a sixteenth of its budget)',
    '--blocks n       a block is the same deal once from every seat, and the unit of statistics (default: 50)',
    '--seats n        seats at the table: one for the first bot, the rest for the second (default: the fewest)',
    '--until a,b      ends a pair as soon as it is clear whether its score is rather a or rather b (5 % error)',
    '--series name    names the deals; what was tuned on one series is tested on another (default: arena)',
    '--keep file      keeps every block in a file and goes on from there when called again',
    '--evaluations n  --milliseconds n  budget of a decision (default: as the game says)',
    '--workers n      threads (default: one for each core)',
  ],
  options: {
    bots: { type: 'string' },
    blocks: { type: 'string' },
    seats: { type: 'string' },
    until: { type: 'string' },
    series: { type: 'string' },
    keep: { type: 'string' },
    evaluations: { type: 'string' },
    milliseconds: { type: 'string' },
    workers: { type: 'string' },
  },
  run: async (given, { gameModules, registry, print }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const names = await botsOf(gameModule, given);
    const { budget } = await gameModule.bots();
    const seats = given.whole('seats', gameModule.seats.min, gameModule.seats.max) ?? Math.max(2, gameModule.seats.min);
    const until = untilOf(given);
    const keep = given.text('keep');
    const workers = given.whole('workers', 1, 64);
    const plan: Plan = {
      registry,
      pairs: pairsOf(names, seats),
      blocks: given.whole('blocks', 1) ?? 50,
      ...(until === undefined ? {} : { until }),
      ...(keep === undefined ? {} : { keep }),
      ...(workers === undefined ? {} : { workers }),
    };
    const conditions = {
      game: gameModule.id,
      seats,
      options: completeOptions(await gameModule.rules(), {}),
      budget: {
        evaluations: given.whole('evaluations', 1) ?? budget.evaluations,
        milliseconds: given.whole('milliseconds', 1) ?? budget.milliseconds,
      },
      series: given.text('series') ?? 'arena',
    };
    const bar = new Progress(plan.blocks * plan.pairs.length);
    const { results } = await runPairs(conditions, plan, (done, _total, { bot, against, mean }) =>
      bar.show(done, `blocks, ${bot} : ${against} ${percent(mean)}`),
    );
    bar.end();
    if (given.flag('json')) {
      print(JSON.stringify({ ...conditions, results }, null, 2));
      return;
    }
    for (const { bot, against, mean, low, high, blocks, games, verdict, slips } of results) {
      const sure = `${percent(mean)} (95 %: ${percent(low)} to ${percent(high)})`;
      const told = verdict === null ? '' : `, verdict: ${verdict}`;
      print(`${bot} : ${against}  ${sure}, ${blocks} blocks, ${games} games, ${slips} slips${told}`);
    }
    if (names.length > 2) for (const line of ['', ...matrix(names, results)]) print(line);
  },
};
