import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Challenge, openChallenge, sealChallenge } from '../account/challenge.ts';
import { type KeptKey, readAuthentication, readKey, readRegistration } from '../account/passkeys.ts';
import type { ShowOut } from '../players/gone.ts';
import type { Players } from '../players/players.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { OwnCookie } from './cookies.ts';
import type { Who } from './who.ts';

/**
 * Accounts: a guest adds a passkey and keeps everything, because the account is the same player. Signing in on another
 * device binds that device to the player.
 */
export function accountRoutes(
  app: FastifyInstance,
  services: Services,
  players: Players,
  who: Who,
  showOut: ShowOut,
): void {
  const { secret, settings, store } = services;
  const site = (request: FastifyRequest): { readonly origin: string; readonly rpID: string } => {
    const asked = `${request.protocol}://${request.host}`;
    const url = settings.publicUrl ?? (URL.canParse(asked) ? new URL(asked) : null);
    if (url === null) throw new RequestRefusal('malformed', 'The Host header names no address.');
    return { origin: url.origin, rpID: url.hostname };
  };
  const cookie = new OwnCookie(settings, 'naos-challenge', 'strict');
  const giveChallenge = (reply: FastifyReply, challenge: string): void =>
    cookie.write(reply, sealChallenge(secret, challenge, services.now()));
  const takeChallenge = (request: FastifyRequest, reply: FastifyReply): Challenge => {
    const challenge = openChallenge(secret, cookie.read(request), services.now());
    cookie.clear(reply);
    if (challenge === null) throw new RequestRefusal('not now', 'That took too long: please try again.');
    return challenge;
  };
  const useUp = async ({ text, until }: Challenge): Promise<void> => {
    if ((await store.players.useChallenge(text, until, services.now())) === 'conflict')
      throw new RequestRefusal('not now', 'This answer was used already: please try again.');
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
    const challenge = takeChallenge(request, reply);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: readRegistration(request.body),
      expectedChallenge: challenge.text,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch(unfit);
    if (!verified) throw new RequestRefusal('malformed', 'The passkey could not be verified.');
    await useUp(challenge);
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
    const challenge = takeChallenge(request, reply);
    const response = readAuthentication(request.body);
    const key = await store.players.passkey(response.id);
    if (key === null) throw new RequestRefusal('not yours', 'This passkey belongs to no account here.');
    const kept = readKey(key.body);
    const { origin, rpID } = site(request);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.text,
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
    await useUp(challenge);
    await store.players.updatePasskey(key.id, JSON.stringify({ ...kept, counter: authenticationInfo.newCounter }));
    who.bind(reply, player);
    return { id: player.id, name: player.name };
  });

  // This device stays: a guest has no other way in.
  app.post('/api/account/logout-everywhere', async (request, reply) => {
    const me = await who.mustBe(request);
    if (me.body.owner !== undefined) throw new RequestRefusal('not yours', 'A bot signs in with its token alone.');
    who.bind(reply, await players.endSessions(me.id));
    showOut.everywhere(me.id, 'signed out');
    return {};
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
