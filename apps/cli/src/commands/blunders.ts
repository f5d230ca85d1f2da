import type { Command } from '../command.ts';
import { findGameModule } from '../game-file.ts';
import { conductOf } from '../teaching/blunders.ts';

const POSITIONS = 1000;
/** Chance to win, in points of a hundred, that a strong player would call silly to give away in one move. */
const BOUND = 25;
const SEED = 1;

export const blunders: Command = {
  name: 'blunders',
  summary: 'asks every level in positions of games and counts moves that the strongest one calls silly',
  usage: '<game> [--positions n] [--bound n] [--seed n] [--minutes n]',
  help: [
    `--positions n  in which every level is asked (default: ${POSITIONS})`,
    `--bound n      a move that loses more points of a hundred is silly (default: ${BOUND})`,
    `--seed n       of the games that positions are taken from (default: ${SEED})`,
    '--minutes n    ends after this time with what was asked by then',
    'A move that looks bad is judged with four seeds: the mean counts.',
  ],
  options: {
    positions: { type: 'string' },
    bound: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
  },
  run: async (given, { gameModules, print }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const [game, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
    const bots = await shelf.load();
    const levels = shelf.levels.flatMap((level) => bots.find(({ name }) => name === level) ?? []);
    const bound = (given.whole('bound', 1, 99) ?? BOUND) / 100;
    const until = Date.now() + (given.whole('minutes', 1) ?? 24 * 60) * 60_000;
    const wanted = given.whole('positions', 1) ?? POSITIONS;
    const conduct = conductOf({ game, shelf, levels }, wanted, bound, given.whole('seed') ?? SEED, until);
    if (given.flag('json')) return print(JSON.stringify(conduct, null, 2));
    for (const { level, positions, beyond, worst, mean } of conduct) {
      const points = (share: number): string => (100 * share).toFixed(1);
      print(
        `${gameModule.id} ${level}: ${beyond} of ${positions} moves lose more than ${100 * bound} points; worst ${points(worst)}, mean ${points(mean)}.`,
      );
    }
  },
};
