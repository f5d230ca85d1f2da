import type { Language } from '@naos/words';
import type { Secret } from '../secret.ts';
import type { TableDoc } from '../tables/doc.ts';
import { momentToken } from '../tables/links.ts';

/**
 * The address of a picture for a message about a table. Whoever reads a channel along with us must not get a private
 * table's link: the picture's own token shows this one moment and nothing else, and once the game has moved on the address
 * shows the game's cover. Nor may the address count what is done in secret.
 */
export function pictureOf(doc: TableDoc, language: Language, publicUrl: URL, secret: Secret): string {
  const { id, game, visibility, publicVersion = 0 } = doc;
  const address = new URL(`/picture/${id}-${publicVersion}.png`, publicUrl);
  address.searchParams.set('of', `/t/${id}`);
  if (visibility !== 'public') {
    address.searchParams.set('moment', momentToken(secret, doc));
    address.searchParams.set('game', game);
  }
  address.searchParams.set('lang', language);
  return address.href;
}
