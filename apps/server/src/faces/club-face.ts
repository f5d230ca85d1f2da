import type { ClubDoor } from '@naos/protocol';
import type { Language } from '@naos/words';
import type { Face } from './face.ts';
import { sayFace } from './words.ts';

/** The face of a club, for somebody who has its whole link: which one it is, and how many belong to it, but not who. */
export function clubFace({ name, crest, host, members, games }: ClubDoor, language: Language): Face {
  const values = { name, host: host === '' ? 'none' : host, members, games };
  const say = (key: string): string => sayFace(language, key, values);
  const text = say('club.text');
  const picture = {
    language,
    game: null,
    crest,
    kept: say('club.kept'),
    title: name,
    seats: [],
    below: text,
    button: say('club.enter'),
  };
  return { status: 200, title: say('club.title'), text, picture, isPublic: false };
}
