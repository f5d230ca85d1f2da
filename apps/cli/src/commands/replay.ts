import { heardBy, type Match, type Told, type Viewer, type Vocabulary } from '@naos/engine';
import type { GameWords } from '@naos/words';
import type { Command } from '../command.ts';
import { matchOf, openGameFile } from '../game-file.ts';
import { type Voice, viewerOf, voiceOf } from '../words.ts';

type Tell = (told: readonly Told<Vocabulary['event']>[]) => string[];

/** The lines that a viewer hears. */
function teller(words: GameWords<Vocabulary>, { say, name }: Voice, viewer: Viewer): Tell {
  return (told) =>
    heardBy(told, viewer).flatMap((event) => {
      const spoken = words.event(event, name, viewer);
      return spoken === null ? [] : [`   ${say(spoken)}`];
    });
}

/** Each move with what the viewer heard. A move's own text is shown to its seat alone: it may be a secret choice. */
function story(match: Match<Vocabulary>, tell: Tell, { say, name }: Voice, viewer: Viewer): string[] {
  const taken = match.entries.filter((entry) => 'move' in entry).length - match.standing.length;
  const lines = match.standing.flatMap(({ n, seat, move, told }) => {
    const heard = tell(told);
    const who = name(seat);
    if (seat === viewer) return [say({ key: 'cli.move-made', values: { n: `${n}`, who, move } }), ...heard];
    const quiet = heard.length === 0 ? [`   ${say({ key: 'cli.quiet' })}`] : heard;
    return [say({ key: 'cli.move', values: { n: `${n}`, who } }), ...quiet];
  });
  return taken > 0 ? [...lines, say({ key: 'cli.taken-back', values: { n: taken } })] : lines;
}

export const replay: Command = {
  name: 'replay',
  summary: 'tells a transcript as text, as a seat saw it',
  usage: '<file> [--seat n] [--upto n] [--lang en|ru]',
  help: [
    '--seat n    as this seat saw it, counted from 0 (default: as a spectator)',
    '--upto n    up to this entry (default: to the end)',
    '--lang en   en or ru (default: en)',
    '--seed hex  the seed of a game that is not finished; once for each fork',
  ],
  options: {
    seat: { type: 'string' },
    upto: { type: 'string' },
    lang: { type: 'string' },
    seed: { type: 'string', multiple: true },
  },
  run: async (given, { gameModules, print }) => {
    const file = await openGameFile(given.word('The name of a file'), gameModules);
    const match = matchOf(file, given.texts('seed'), given.whole('upto'));
    const viewer = viewerOf(given, match);
    const { view, asked, outcome } = match.situation(viewer);
    if (given.flag('json')) {
      const moves = match.standing.map(({ n, seat, move, told }) => ({
        n,
        seat,
        ...(seat === viewer ? { move } : {}),
        events: heardBy(told, viewer),
      }));
      const opening = heardBy(match.opening, viewer);
      print(JSON.stringify({ game: match.game.id, viewer, opening, moves, view, asked, outcome }));
      return;
    }
    const voice = await voiceOf(file, given);
    const { say, name, language } = voice;
    const words = await file.gameModule.words();
    const { head } = match;
    const title = file.gameModule.title[language];
    const who = viewer === null ? say({ key: 'cli.spectator' }) : name(viewer);
    const tell = teller(words, voice, viewer);
    const lines = [
      say({ key: 'cli.title', values: { title, rules: head.rules, seats: head.seats } }),
      say({ key: 'cli.seen-by', values: { who } }),
      '',
      say({ key: 'cli.setup' }),
      ...tell(match.opening),
      ...story(match, tell, voice, viewer),
      '',
      ...words.board(view, name).map(say),
      ...(outcome === null ? [] : words.outcome(outcome, name).map(say)),
    ];
    print(lines.join('\n'));
  },
};
