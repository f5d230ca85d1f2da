import type { Language } from '@naos/words';
import type { TableDoc } from '../tables/doc.ts';

/**
 * The address of a picture for a message about a table. A private table's own picture needs its link, which whoever reads a
 * channel along with us must not get: there it is the game's. Nor may the address
 * count what is done in secret.
 */
export function pictureOf(
  { id, game, visibility, publicVersion = 0 }: TableDoc,
  language: Language,
  publicUrl: URL,
): string {
  const isPublic = visibility === 'public';
  const address = new URL(`/picture/${isPublic ? `${id}-${publicVersion}` : game}.png`, publicUrl);
  address.searchParams.set('of', isPublic ? `/t/${id}` : `/learn/${game}`);
  address.searchParams.set('lang', language);
  return address.href;
}
