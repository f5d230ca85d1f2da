import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openChallenge, sealChallenge } from '../account/challenge.ts';
import type { Players } from '../players/players.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { Who } from './who.ts';

const COOKIE = 'naos-challenge';

/** What is kept of a passkey. */
interface KeptKey {
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/**
 * Accounts: a guest adds a passkey and keeps everything, because the account is the same player. Signing in on another
 * device binds that device to the player.
 */
export function accountRoutes(app: FastifyInstance, services: Services, players: Players, who: Who): void {
  const { secret, settings, store } = services;
  const site = (request: FastifyRequest): { readonly origin: string; readonly rpID: string } => {
    const asked = `${request.protocol}://${request.host}`;
    const url = settings.publicUrl ?? (URL.canParse(asked) ? new URL(asked) : null);
    if (url === null) throw new RequestRefusal('malformed', 'The Host header names no address.');
    return { origin: url.origin, rpID: url.hostname };
  };
  const giveChallenge = (reply: FastifyReply, challenge: string): void => {
    const secure = settings.publicUrl?.protocol === 'https:';
    const sealed = sealChallenge(secret, challenge, services.now());
    reply.setCookie(COOKIE, sealed, { httpOnly: true, sameSite: 'strict', secure, path: '/api/account' });
  };
  const takeChallenge = (request: FastifyRequest, reply: FastifyReply): string => {
    const challenge = openChallenge(secret, request.cookies[COOKIE], services.now());
    reply.clearCookie(COOKIE, { path: '/api/account' });
    if (challenge === null) throw new RequestRefusal('not now', 'That took too long: please try again.');
    return challenge;
  };

  app.post('/api/account/register/options', async (request, reply) => {
    const me = await who.mustBe(request);
    const keys = await store.players.passkeysOf(me.id);
    const options = await generateRegistrationOptions({
      rpName: 'Naos',
      rpID: site(request).rpID,
      userName: me.name,
      userID: new TextEncoder().encode(me.id),
      excludeCredentials: keys.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    giveChallenge(reply, options.challenge);
    return options;
  });

  app.post('/api/account/register', async (request, reply) => {
    const me = await who.mustBe(request);
    const { origin, rpID } = site(request);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: request.body as RegistrationResponseJSON,
      expectedChallenge: takeChallenge(request, reply),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch(unfit);
    if (!verified) throw new RequestRefusal('malformed', 'The passkey could not be verified.');
    const { credential } = registrationInfo;
    const kept: KeptKey = {
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
    };
    const stored = await store.players.insertPasskey({ id: credential.id, player: me.id, body: JSON.stringify(kept) });
    if (stored === 'conflict') throw new RequestRefusal('not now', 'This passkey is in use already.');
    await players.change(me.id, ({ body }) => ({ body: { ...body, account: true } }));
    return {};
  });

  app.post('/api/account/login/options', async (request, reply) => {
    const options = await generateAuthenticationOptions({ rpID: site(request).rpID, userVerification: 'preferred' });
    giveChallenge(reply, options.challenge);
    return options;
  });

  app.post('/api/account/login', async (request, reply) => {
    const response = request.body as AuthenticationResponseJSON;
    const expectedChallenge = takeChallenge(request, reply);
    const key = typeof response?.id === 'string' ? await store.players.passkey(response.id) : null;
    if (key === null) throw new RequestRefusal('not yours', 'This passkey belongs to no account here.');
    const kept = JSON.parse(key.body) as KeptKey;
    const { origin, rpID } = site(request);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: kept.counter,
        transports: [...kept.transports],
      },
    }).catch(unfit);
    const player = await players.read(key.player);
    if (!verified || player === null) throw new RequestRefusal('not yours', 'The passkey could not be verified.');
    players.allow(player);
    await store.players.updatePasskey(key.id, JSON.stringify({ ...kept, counter: authenticationInfo.newCounter }));
    who.bind(reply, player.id);
    return { id: player.id, name: player.name };
  });

  app.post('/api/account/logout', async (_request, reply) => {
    who.release(reply);
    return {};
  });
}

function unfit(problem: unknown): never {
  throw new RequestRefusal(
    'malformed',
    `The passkey could not be verified: ${problem instanceof Error ? problem.message : 'unreadable'}.`,
  );
}
