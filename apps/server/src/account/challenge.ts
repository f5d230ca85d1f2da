import type { Secret } from '../secret.ts';

const CHALLENGE_MS = 5 * 60_000;

export interface Challenge {
  readonly text: string;
  readonly until: number;
}

/** A challenge that the browser carries in a signed cookie: no node has to remember it. */
export function sealChallenge(secret: Secret, challenge: string, now: number): string {
  const until = now + CHALLENGE_MS;
  return `${challenge}.${until}.${secret.sign('challenge', `${challenge} ${until}`)}`;
}

/** The challenge of a cookie that is genuine and not too old, or null. */
export function openChallenge(secret: Secret, cookie: string | undefined, now: number): Challenge | null {
  const [challenge, until, signature] = (cookie ?? '').split('.');
  if (challenge === undefined || until === undefined || signature === undefined) return null;
  const isValid = secret.fits('challenge', `${challenge} ${until}`, signature) && Number(until) > now;
  return isValid ? { text: challenge, until: Number(until) } : null;
}
