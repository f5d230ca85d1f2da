import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { RequestRefusal } from '../request-refusal.ts';

/** What is kept of a passkey. */
export interface KeptKey {
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export function readKey(body: string): KeptKey {
  const key: KeptKey = JSON.parse(body);
  return key;
}

/** What every answer of a browser's passkeys has; what else it has is the library's to judge. */
const answer = {
  id: Type.String(),
  rawId: Type.String(),
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
};
const Registration = Compile(
  Type.Object({
    ...answer,
    response: Type.Object({ clientDataJSON: Type.String(), attestationObject: Type.String() }),
  }),
);
const Authentication = Compile(
  Type.Object({
    ...answer,
    response: Type.Object({
      clientDataJSON: Type.String(),
      authenticatorData: Type.String(),
      signature: Type.String(),
    }),
  }),
);

const unreadable = (): RequestRefusal => new RequestRefusal('malformed', 'The passkey could not be read.');

/** A browser's answer to the wish for a new passkey. */
export function readRegistration(body: unknown) {
  if (!Registration.Check(body)) throw unreadable();
  return body;
}

/** A browser's answer to the wish to sign in. */
export function readAuthentication(body: unknown) {
  if (!Authentication.Check(body)) throw unreadable();
  return body;
}
