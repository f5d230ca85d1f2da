import { api } from '../api.ts';

/** Why a passkey was not made or used, as a text of the site: given up by the person or the device, or already there. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
  readonly why: 'account.given-up' | 'account.known';

  constructor(why: 'account.given-up' | 'account.known') {
    super(why);
    this.why = why;
  }
}

/** Browsers offer passkeys on secure pages with a name: not for bare numeric addresses. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

/** Gives the guest of this device a passkey, which makes it an account. */
export async function makePasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await api.passkeyOptions();
  await api.keepPasskey(await startRegistration({ optionsJSON }).catch(explain));
}

/** Signs in with a passkey of an account; returns its name. */
export async function signIn(): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await api.signInOptions();
  const { name } = await api.signIn(await startAuthentication({ optionsJSON }).catch(explain));
  return name;
}

function explain(problem: unknown): never {
  const name = problem instanceof Error ? problem.name : '';
  throw new PasskeyProblem(name === 'InvalidStateError' ? 'account.known' : 'account.given-up');
}
