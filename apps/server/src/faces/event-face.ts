import type { Language } from '@naos/words';
import type { Services } from '../services.ts';
import type { Face } from './face.ts';
import { plainFace } from './page-faces.ts';
import { sayFace } from './words.ts';

/** The face of an event that everybody may see; a club's is its members', and whether there is one is not said. */
export async function eventFace({ store, games }: Services, id: string, language: Language): Promise<Face> {
  const event = await store.events.read(id);
  const plain = plainFace('event', language);
  if (event === null || event.club !== null) return { ...plain, isPublic: false };
  const { name, game, entrants } = event.body;
  const title = games.get(game).gameModule.title[language];
  const kept = sayFace(language, 'event.of', { game: title, players: entrants.length });
  const below = sayFace(language, 'event.below');
  const picture = { ...plain.picture, game, kept, title: name, below, button: sayFace(language, 'look') };
  return { ...plain, title: name, text: `${kept}. ${below}`, picture };
}
