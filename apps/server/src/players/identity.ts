import type { Secret } from '../secret.ts';

export const COOKIE = 'naos';
/** As long as browsers keep a cookie. */
export const COOKIE_SECONDS = 400 * 24 * 3600;

/** The cookie that binds a device to a player. */
export function writeIdentity(secret: Secret, player: string): string {
  return `${player}.${secret.sign('identity', player)}`;
}

/** The player that a cookie belongs to; null for a missing or forged one. */
export function readIdentity(secret: Secret, cookie: string | undefined): string | null {
  const [player, signature] = (cookie ?? '').split('.');
  if (player === undefined || signature === undefined) return null;
  return secret.fits('identity', player, signature) ? player : null;
}
