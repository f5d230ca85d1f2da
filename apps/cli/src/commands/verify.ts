import { verify as verifyText } from '@naos/engine';
import type { Command } from '../command.ts';
import { inFile, matchOf, openGameFile } from '../game-file.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'checks the hash chain, every move, and every random draw against the commitment',
  usage: '<file>',
  help: ['--seed hex  checks a game that is not finished, as far as it goes; once for each fork'],
  options: { seed: { type: 'string', multiple: true } },
  run: async (given, { gameModules, print }) => {
    const file = await openGameFile(given.word('The name of a file'), gameModules);
    const match = matchOf(file, given.texts('seed'));
    const { head, entries } = file.transcript;
    if (!match.over) {
      const moves = entries.filter((entry) => 'move' in entry).length;
      const unfinished = { file: file.path, right: true, finished: false, moves, commitment: head.commitment };
      print(
        given.flag('json')
          ? JSON.stringify(unfinished)
          : `${file.path} is right so far: ${entries.length + 1} chained lines, ${moves} legal moves, the seed fits its commitment. The game is not finished.`,
      );
      return;
    }
    const { moves, draws, commitment, outcome } = inFile(file.path, () => verifyText(file.game, file.text));
    if (given.flag('json')) {
      print(JSON.stringify({ file: file.path, right: true, finished: true, moves, draws, commitment, outcome }));
      return;
    }
    print(`${file.path} is right: a finished game of ${file.game.id}, rules ${head.rules}.`);
    print(`  ${entries.length + 1} lines, each chained to the one before it`);
    print(`  ${moves} moves, all of them legal`);
    print(`  ${draws} random draws, all from the seed that was committed to as ${commitment}`);
    print(`  places ${outcome.places.join(', ')}, points ${outcome.points.join(', ')}`);
  },
};
