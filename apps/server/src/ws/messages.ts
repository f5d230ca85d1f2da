import { DoAct, Follow, type FromClient, LIMITS, Ping, PlayMove, Say, Unfollow } from '@naos/protocol';
import { Compile } from 'typebox/compile';
import { refuseOddTexts } from '../odd-text.ts';
import { RequestRefusal } from '../request-refusal.ts';

const CHECKS: Readonly<Record<FromClient['t'], { Check(value: unknown): boolean; Errors(value: unknown): unknown }>> = {
  follow: Compile(Follow),
  unfollow: Compile(Unfollow),
  play: Compile(PlayMove),
  act: Compile(DoAct),
  say: Compile(Say),
  ping: Compile(Ping),
};

/** Reads one message; throws a RequestRefusal that says what is wrong with it. */
export function readMessage(text: string): FromClient {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new RequestRefusal('malformed', 'The message is not JSON.');
  }
  const kind = parsed !== null && typeof parsed === 'object' && 't' in parsed ? parsed.t : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(CHECKS, kind)) {
    throw new RequestRefusal('malformed', `"t" must be one of ${Object.keys(CHECKS).join(', ')}.`);
  }
  const check = CHECKS[kind as FromClient['t']];
  if (!check.Check(parsed)) {
    const id = 'id' in (parsed as object) ? (parsed as { readonly id: unknown }).id : undefined;
    const known = typeof id === 'string' && id.length <= LIMITS.id ? id : undefined;
    throw new RequestRefusal('malformed', `The "${kind}" message is wrong: ${firstError(check, parsed)}`, null, known);
  }
  // A frame holds whole characters and JSON no bare NUL: only an escape can bring either in.
  if (text.includes('\\u')) refuseOddTexts(parsed);
  return parsed as FromClient;
}

function firstError(check: { Errors(value: unknown): unknown }, value: unknown): string {
  const found = check.Errors(value);
  const errors = (Array.isArray(found) && Array.isArray(found[1]) ? found[1] : found) as readonly {
    readonly instancePath?: string;
    readonly message?: string;
  }[];
  const first = errors[0];
  return first === undefined ? 'it does not fit its schema.' : `${first.instancePath || 'it'} ${first.message}.`;
}
