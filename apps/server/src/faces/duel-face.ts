import { duelDayBegins } from '@naos/bots';
import type { Language } from '@naos/words';
import type { Services } from '../services.ts';
import type { Face } from './face.ts';
import { plainFace } from './page-faces.ts';
import { sayFace } from './words.ts';

const PLAYER = /^[A-Za-z0-9_-]{16}$/;

/** The face of a game's duel, of a day or of somebody's result on it; it shows nothing of the deal. */
export async function duelFace(
  { games, store }: Pick<Services, 'games' | 'store'>,
  [game = '', day = '', player = '', ...more]: readonly string[],
  language: Language,
): Promise<Face> {
  const card = games.cards().find(({ id }) => id === game);
  const begins = duelDayBegins(day);
  if (card === undefined || more.length > 0 || (day !== '' && Number.isNaN(begins))) return plainFace('lost', language);
  const name = card.title[language];
  const date = Number.isNaN(begins)
    ? ''
    : new Date(begins).toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const [row] = !PLAYER.test(player) ? [] : await store.duels.of(day, game, [player]);
  const plain = plainFace('duel', language);
  const title = date === '' ? `${name}: ${plain.title}` : sayFace(language, 'duel.of', { game: name, day: date });
  const picture = {
    ...plain.picture,
    game,
    title: name,
    kept: date === '' ? plain.title : sayFace(language, 'duel.kept', { day: date }),
  };
  if (row === undefined) return { ...plain, title, picture };
  const [rank, { people }] = await Promise.all([store.duels.rank(day, game, row), store.duels.sums(day, game)]);
  const below = sayFace(language, 'duel.below', { rank, of: people });
  const seats = [
    { name: row.name, points: row.points },
    { name: sayFace(language, 'bot'), points: row.other },
  ];
  const fared = sayFace(language, 'duel.fared', { name: row.name, points: row.points, other: row.other });
  return { ...plain, title: `${title}. ${fared}`, text: below, picture: { ...picture, seats, below } };
}
