import { hears, type Vocabulary } from '@naos/engine';
import { botName, type GameWords, type Language, type Say, speaker } from '@naos/words';
import type { ServerGame } from '../games.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Sentences of a recap: more is what the table is for. */
const SENTENCES = 3;

const voices = new Map<string, { readonly words: GameWords<Vocabulary>; readonly say: Say }>();

async function voiceOf({ gameModule }: ServerGame, language: Language) {
  const key = `${gameModule.id} ${language}`;
  const known = voices.get(key);
  if (known !== undefined) return known;
  const words = await gameModule.words();
  const voice = { words, say: speaker(language, words.catalogs) };
  voices.set(key, voice);
  return voice;
}

/**
 * What happened last at a table since a person's own last move, in a few sentences: what everybody may know, because a
 * messenger may be read by others than its owner.
 */
export async function recapOf(game: ServerGame, live: LiveTable, player: string, language: Language): Promise<string> {
  const { match, doc } = live;
  const seat = live.seatOf(player);
  if (match === null || seat === null) return '';
  const { words, say } = await voiceOf(game, language);
  const nameOf = (one: number): string => {
    const seatInfo = doc.seats[one];
    return seatInfo?.kind === 'bot' ? botName(doc.id, one, language) : (seatInfo?.name ?? '');
  };
  const own = match.standing.findLastIndex((move) => move.seat === seat);
  const told = match.standing.slice(own + 1).flatMap((move) => move.told.filter((one) => hears(one, null)));
  const lines = told.flatMap(({ event }) => words.event(event, nameOf, null) ?? []);
  return lines.slice(-SENTENCES).map(sentence(say)).join(' ');
}

const sentence =
  (say: Say) =>
  (...[line]: Parameters<Say>): string => {
    const text = say(line);
    return /[.!?…]$/.test(text) ? text : `${text}.`;
  };
