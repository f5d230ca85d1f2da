import { line, speaker } from '@naos/words';
import type { Command } from '../command.ts';
import { findGameModule } from '../game-file.ts';
import { UsageProblem } from '../problem.ts';
import { habitsOf } from '../teaching/habits.ts';

const BLOCKS = 20;
const STYLED = /^(.+)-[a-z]+$/;

export const habits: Command = {
  name: 'habits',
  summary: 'plays each style of a game against the level that it belongs to and says what it does otherwise',
  usage: '<game> [--blocks n] [--series name]',
  help: [
    `--blocks n     deals for each style, played from both seats (default: ${BLOCKS})`,
    '--series name  names the deals (default: everyday)',
    'Figures are those of the end screen, as a mean for each game.',
  ],
  options: { blocks: { type: 'string' }, series: { type: 'string' } },
  run: async (given, { gameModules, print }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const [game, shelf, statistics] = await Promise.all([
      gameModule.rules(),
      gameModule.bots(),
      gameModule.statistics?.(),
    ]);
    if (statistics === undefined) throw new UsageProblem(`${gameModule.id} counts nothing at the end of a game.`);
    const bots = await shelf.load();
    const blocks = given.whole('blocks', 1) ?? BLOCKS;
    const say = speaker('en', statistics.catalogs);
    for (const style of shelf.besides ?? []) {
      const [, level = ''] = STYLED.exec(style) ?? [];
      const [own, plain] = [style, level].map((name) => bots.find((bot) => bot.name === name));
      if (own === undefined || plain === undefined) continue;
      const watched = { game, shelf, statistics };
      const { habits: found, share } = habitsOf(watched, [own, plain], blocks, given.text('series') ?? 'everyday');
      print(`${gameModule.id} ${style}, ${2 * blocks} games, score ${(100 * share).toFixed(1)} %`);
      for (const [key, [mine, theirs]] of found)
        print(
          `  ${say(line(key)).padEnd(36)} ${mine.toFixed(2).padStart(8)}  ${level} ${theirs.toFixed(2).padStart(8)}`,
        );
    }
  },
};
