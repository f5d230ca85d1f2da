import type { Secret } from '../secret.ts';

/** A device of a player, since they last signed out everywhere. */
export interface Identity {
  readonly player: string;
  /** How often the player had signed out everywhere when the cookie was made. */
  readonly session: number;
}

/** As long as browsers keep a cookie. */
export const COOKIE_SECONDS = 400 * 24 * 3600;

/** The cookie that binds a device to a player. The first session is written as it was before there were others. */
export function writeIdentity(secret: Secret, { player, session }: Identity): string {
  const named = session === 0 ? player : `${player}.${session}`;
  return `${named}.${secret.sign('identity', named)}`;
}

/** Whom a cookie belongs to; null for a missing or forged one. */
export function readIdentity(secret: Secret, cookie: string | undefined): Identity | null {
  const [, named = '', player = '', session = '0', signature = ''] =
    /^(([^.]+)(?:\.([1-9]\d{0,8}))?)\.([^.]+)$/.exec(cookie ?? '') ?? [];
  return named !== '' && secret.fits('identity', named, signature) ? { player, session: Number(session) } : null;
}
