/** Where the service worker puts a file that another app shared with us. */
const CACHE = 'shared';
const PLACE = '/shared-game';

/** The file that was shared with this app, once; null: there is none. */
export async function takeShared(): Promise<File | null> {
  if (!('caches' in window)) return null;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PLACE);
  if (kept === undefined) return null;
  await cache.delete(PLACE);
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get('x-name') ?? 'game.jsonl'));
}
