import { completeOptions } from '@naos/engine';
import type { Conditions } from '../arena/job.ts';
import { lookTwice } from '../arena/look-twice.ts';
import { Progress } from '../arena/progress.ts';
import type { Command } from '../command.ts';
import { everyBot } from '../every-bot.ts';
import { findGameModule } from '../game-file.ts';
import { Problem, UsageProblem } from '../problem.ts';

/** A decision may cost so much here: what a bot looks at does not depend on how long it looks. */
const EVALUATIONS = 2000;

export const noPeek: Command = {
  name: 'no-peek',
  summary: 'checks that a bot decides the same when only what its seat cannot know is changed',
  usage: '<game> [--bot name] [--positions n] [--json]',
  help: [
    '--bot name       the bot to check (default: the strongest level)',
    '--positions n    positions of random games in which it is asked twice (default: 1000)',
    '--seats n        seats at the table (default: the fewest)',
    '--evaluations n  budget of a decision (default: 2000)',
    '--seed n         other positions',
    '--workers n      threads (default: one for each core)',
    'Exit code 1 when some decision changed.',
  ],
  options: {
    bot: { type: 'string' },
    positions: { type: 'string' },
    seats: { type: 'string' },
    evaluations: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
  },
  run: async (given, { gameModules, registry, print }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const shelf = await gameModule.bots();
    const names = (await everyBot(await gameModule.rules(), shelf)).map(({ name }) => name);
    const looker = given.text('bot') ?? shelf.levels.at(-1) ?? 'random';
    if (!names.includes(looker)) {
      throw new UsageProblem(`${gameModule.id} has no bot "${looker}"; it has: ${names.join(', ')}.`);
    }
    const positions = given.whole('positions', 1) ?? 1000;
    const evaluations = given.whole('evaluations', 1) ?? EVALUATIONS;
    const workers = given.whole('workers', 1, 64);
    const conditions: Conditions = {
      game: gameModule.id,
      seats: given.whole('seats', gameModule.seats.min, gameModule.seats.max) ?? Math.max(2, gameModule.seats.min),
      options: completeOptions(await gameModule.rules(), {}),
      budget: { evaluations, milliseconds: Number.POSITIVE_INFINITY },
      series: 'no-peek',
    };
    const bar = new Progress(positions);
    const seed = given.whole('seed') ?? 1;
    const plan = { registry, looker, positions, seed, ...(workers === undefined ? {} : { workers }) };
    const { peeked } = await lookTwice(conditions, plan, (done) => bar.show(done, 'positions'));
    bar.end();
    if (given.flag('json'))
      print(JSON.stringify({ game: gameModule.id, bot: looker, positions, seed, peeked }, null, 2));
    else
      print(
        `${gameModule.id}, ${looker}: ${peeked.length} of ${positions} decisions changed with what can't be known.`,
      );
    const [first] = peeked;
    if (first !== undefined) {
      throw new Problem(`${looker} peeks: it played "${first[0]}" and, with other hidden things, "${first[1]}".`);
    }
  },
};
