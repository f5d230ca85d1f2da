import {
  DoAct,
  Follow,
  FollowClub,
  FollowMine,
  type FromClient,
  LIMITS,
  Ping,
  PlayMove,
  Say,
  Unfollow,
  UnfollowClub,
} from '@naos/protocol';
import { Compile } from 'typebox/compile';
import { refuseOddTexts } from '../odd-text.ts';
import { RequestRefusal } from '../request-refusal.ts';

interface Check {
  Check(value: unknown): value is FromClient;
  Errors(value: unknown): readonly { readonly instancePath: string; readonly message: string }[];
}

const COMPILED = {
  follow: Compile(Follow),
  unfollow: Compile(Unfollow),
  play: Compile(PlayMove),
  act: Compile(DoAct),
  say: Compile(Say),
  ping: Compile(Ping),
  'follow club': Compile(FollowClub),
  'unfollow club': Compile(UnfollowClub),
  'follow mine': Compile(FollowMine),
};
const CHECKS: Readonly<Record<FromClient['t'], Check>> = COMPILED;

/** Reads one message; throws a RequestRefusal that says what is wrong with it. */
export function readMessage(text: string): FromClient {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new RequestRefusal('malformed', 'The message is not JSON.');
  }
  if (parsed === null || typeof parsed !== 'object' || !('t' in parsed) || !isKind(parsed.t)) {
    throw new RequestRefusal('malformed', `"t" must be one of ${Object.keys(CHECKS).join(', ')}.`);
  }
  const { t } = parsed;
  const check = CHECKS[t];
  if (!check.Check(parsed)) {
    const id = 'id' in parsed ? parsed.id : undefined;
    const known = typeof id === 'string' && id.length <= LIMITS.id ? id : undefined;
    throw new RequestRefusal('malformed', `The "${t}" message is wrong: ${firstError(check, parsed)}`, null, known);
  }
  // A frame holds whole characters and JSON no bare NUL: only an escape can bring either in.
  if (text.includes('\\u')) refuseOddTexts(parsed);
  return parsed;
}

function isKind(t: unknown): t is FromClient['t'] {
  return typeof t === 'string' && Object.hasOwn(CHECKS, t);
}

function firstError(check: Check, value: unknown): string {
  const [first] = check.Errors(value);
  return first === undefined ? 'it does not fit its schema.' : `${first.instancePath || 'it'} ${first.message}.`;
}
