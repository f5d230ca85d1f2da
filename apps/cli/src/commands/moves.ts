import { createInterface } from 'node:readline';
import { type Game, situationFrom, type Vocabulary } from '@naos/engine';
import type { Command, Surroundings } from '../command.ts';
import { findGameModule, matchOf, openGameFile } from '../game-file.ts';
import { viewerOf, voiceOf } from '../words.ts';

/** The legal moves of a view's own seat, as a line for a program. */
function movesIn(game: Game<Vocabulary>, line: string): string {
  try {
    const { asked, moves: legal, outcome } = situationFrom(game, JSON.parse(line));
    return JSON.stringify({ asked, moves: legal.map((move) => game.write(move)), over: outcome !== null });
  } catch (error) {
    return JSON.stringify({
      error: `This is no view of ${game.id}: ${error instanceof Error ? error.message : error}`,
    });
  }
}

/** Answers views, one a line, until there are no more: for bots in other languages, which keep this running. */
async function answerViews(game: Game<Vocabulary>, { input, print }: Surroundings): Promise<void> {
  for await (const line of createInterface({ input })) if (line.trim() !== '') print(movesIn(game, line));
}

export const moves: Command = {
  name: 'moves',
  summary: 'lists the legal moves after a transcript, in notation, with prompts',
  usage: '<file> [--upto n] [--seat n] [--lang en|ru], or --views <game>',
  help: [
    '--upto n    after this entry (default: after the last)',
    '--seat n    of this seat alone (default: of every seat that is asked)',
    '--lang en   en or ru (default: en)',
    '--seed hex  the seed of a game that is not finished; once for each fork',
    '--views <game>  instead of a file: reads views as a server sends them, one a line, and answers each with the moves of',
    '            its own seat, {"asked", "moves", "over"}, or with {"error"}',
  ],
  options: {
    views: { type: 'string' },
    seat: { type: 'string' },
    upto: { type: 'string' },
    lang: { type: 'string' },
    seed: { type: 'string', multiple: true },
  },
  run: async (given, around) => {
    const { gameModules, print } = around;
    const seen = given.text('views');
    if (seen !== undefined) {
      given.none();
      return answerViews(await findGameModule(gameModules, seen).rules(), around);
    }
    const file = await openGameFile(given.word('The name of a file'), gameModules);
    const match = matchOf(file, given.texts('seed'), given.whole('upto'));
    const only = viewerOf(given, match);
    const { say, name } = await voiceOf(file, given);
    const words = await file.gameModule.words();
    const seats = match.asked.filter((seat) => only === null || seat === only);
    const lists = seats.map((seat) => {
      const { view, asked, facts, moves: legal } = match.situation(seat);
      const prompt = asked === null ? '' : say(words.prompt({ ...asked, seat, facts }, view));
      const rows = legal.map((move) => ({ move: file.game.write(move), label: say(words.move(move, view)) }));
      return { seat, prompt, moves: rows };
    });
    if (given.flag('json')) {
      print(JSON.stringify({ game: file.game.id, over: match.over, asked: lists }));
      return;
    }
    if (match.over) print(say({ key: 'cli.over' }));
    for (const { seat, prompt, moves: rows } of lists) {
      print(say({ key: 'cli.asked', values: { who: name(seat), prompt } }));
      const width = Math.max(...rows.map(({ move }) => move.length));
      for (const { move, label } of rows) print(`  ${move.padEnd(width)}  ${label}`);
    }
  },
};
