import type { Language } from '@naos/words';
import type { Games } from '../games.ts';
import type { Face } from './face.ts';
import { sayFace } from './words.ts';

/** Pages without a game: their path and the key of their words. */
const PAGES: Readonly<Record<string, string>> = {
  '': 'home',
  duel: 'duel',
  bots: 'bots',
  tables: 'tables',
  learn: 'learn',
  puzzles: 'puzzles',
  replays: 'replays',
  clubs: 'clubs',
  events: 'events',
  settings: 'settings',
  about: 'about',
};

/** The face of a page that says the same to everybody; `parts` is its path without slashes. */
export function pageFace(games: Games, parts: readonly string[], language: Language): Face {
  const [room = '', id = '', third = ''] = parts;
  const plain = parts.length <= 1 ? PAGES[room] : undefined;
  if (plain !== undefined) return plainFace(plain, language);
  if (parts.length === 2 && (room === 'play' || room === 'replay' || room === 'player' || room === 'event'))
    return plainFace(room, language);
  const game = games.cards().find((card) => card.id === id);
  if (game === undefined || parts.length > 3) return plainFace('lost', language);
  const { min, max } = game.seats;
  const minutes = `${game.minutes.min}–${game.minutes.max}`;
  const blurb = games.get(id).gameModule.face?.blurb[language] ?? '';
  const title = game.title[language];
  const about = sayFace(language, 'game.text', { blurb, min, max, minutes });
  if (room === 'learn') return gameFace(id, third === 'lesson' ? 'lesson' : 'game', title, about, language);
  if (room === 'puzzles') {
    const face = gameFace(id, 'puzzle', title, sayFace(language, 'puzzle.text'), language);
    return third === '' ? face : { ...face, picture: { ...face.picture, shown: { puzzle: third } } };
  }
  return plainFace('lost', language);
}

export function plainFace(key: string, language: Language): Face {
  const title = sayFace(language, `${key}.title`);
  const text = sayFace(language, `${key}.text`);
  const picture = { language, game: null, kept: '', title, seats: [], below: text, button: sayFace(language, 'play') };
  return { status: key === 'lost' ? 404 : 200, title, text, picture, isPublic: key !== 'closed' && key !== 'no-club' };
}

function gameFace(game: string, key: string, name: string, text: string, language: Language): Face {
  const title = sayFace(language, `${key}.title`, { game: name });
  const picture = { language, game, kept: '', title: name, seats: [], below: text, button: sayFace(language, 'play') };
  return { status: 200, title, text, picture, isPublic: true };
}
