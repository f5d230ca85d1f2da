import type { Match, Vocabulary } from '@naos/engine';
import { type Catalogs, LANGUAGES, type Language, type Say, type SeatNamer, speaker } from '@naos/words';
import type { Arguments } from './arguments.ts';
import type { OpenFile } from './game-file.ts';
import { UsageProblem } from './problem.ts';

const en = {
  'cli.title': '{title}, rules {rules}, {seats, plural, one {# seat} other {# seats}}',
  'cli.seen-by': 'As seen by {who}',
  'cli.spectator': 'a spectator',
  'cli.seat': 'Seat {n}',
  'cli.setup': 'Setup',
  'cli.move': '{n}. {who}',
  'cli.move-made': '{n}. {who}: {move}',
  'cli.quiet': 'has decided',
  'cli.taken-back':
    '{n, plural, one {# move was} other {# moves were}} taken back and {n, plural, one {is} other {are}} not told.',
  'cli.asked': '{who}: {prompt}',
  'cli.over': 'The game is over: there are no moves.',
};
const ru: Readonly<Record<keyof typeof en, string>> = {
  'cli.title': '{title}, правила {rules}, {seats, plural, one {# место} few {# места} many {# мест} other {# места}}',
  'cli.seen-by': 'Видит: {who}',
  'cli.spectator': 'зритель',
  'cli.seat': 'Место {n}',
  'cli.setup': 'Подготовка',
  'cli.move': '{n}. {who}',
  'cli.move-made': '{n}. {who}: {move}',
  'cli.quiet': 'решение принято',
  'cli.taken-back': 'Отменено ходов: {n}. В рассказ они не входят.',
  'cli.asked': '{who}: {prompt}',
  'cli.over': 'Игра окончена: ходов нет.',
};
const catalogs: Catalogs = { en, ru };

/** What a command needs to speak of a game. */
export interface Voice {
  readonly language: Language;
  readonly say: Say;
  readonly name: SeatNamer;
}

/** A voice in the language of `--lang`, with the players' names; equal names are told apart by their seat. */
export async function voiceOf({ gameModule, transcript: { head } }: OpenFile, given: Arguments): Promise<Voice> {
  const language = given.oneOf('lang', LANGUAGES, 'en');
  const words = await gameModule.words();
  const say = speaker(language, words.catalogs, catalogs);
  const players = head.players ?? [];
  const name: SeatNamer = (seat) => {
    const player = players[seat];
    if (player === undefined) return say({ key: 'cli.seat', values: { n: seat } });
    return players.filter((other) => other === player).length > 1 ? `${player} ${seat}` : player;
  };
  return { language, say, name };
}

/** The seat of `--seat`, or null for a spectator. */
export function viewerOf(given: Arguments, match: Match<Vocabulary>): number | null {
  const seat = given.whole('seat');
  if (seat === undefined) return null;
  if (seat < match.head.seats) return seat;
  throw new UsageProblem(`--seat ${seat}: this game has the seats 0 to ${match.head.seats - 1}.`);
}
