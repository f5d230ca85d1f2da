import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Spender } from '../limits/budgets.ts';
import { networkOf } from '../limits/network.ts';
import { guestName } from '../players/guest-name.ts';
import { COOKIE_SECONDS, readIdentity, writeIdentity } from '../players/identity.ts';
import { type Players, sessionOf } from '../players/players.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import { OwnCookie } from './cookies.ts';

/** Finds out who asks: by the signed cookie of a browser, or by the token of a bot. */
export class Who {
  private readonly services: Services;
  private readonly players: Players;
  private readonly cookie: OwnCookie;

  constructor(services: Services, players: Players) {
    this.services = services;
    this.players = players;
    this.cookie = new OwnCookie(services.settings, 'naos', 'lax');
  }

  /** The player, or null for a stranger; a bot whose token is not known is refused, and does not become somebody else. */
  async isIt(request: FastifyRequest): Promise<PlayerRow | null> {
    const bearer = /^Bearer (naos_\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined) {
      const bot = await this.players.byToken(bearer);
      if (bot !== null) return bot;
      throw new RequestRefusal(
        'not yours',
        "This bot's token is not known here: it has been voided, or it is cut short.",
      );
    }
    const identity = readIdentity(this.services.secret, this.cookie.read(request));
    if (identity === null) return null;
    const known = await this.players.read(identity.player);
    if (known === null || sessionOf(known) === identity.session) return known;
    // They may have signed out everywhere at another node, and this cookie be the new one.
    const anew = await this.players.readAnew(identity.player);
    return anew !== null && sessionOf(anew) === identity.session ? anew : null;
  }

  /** The player as of now, also one who is barred; strangers and who has been signed out since are refused. */
  async mustBeKnown(request: FastifyRequest): Promise<PlayerRow> {
    const known = await this.isIt(request);
    if (known === null) throw new RequestRefusal('not yours', 'You have no identity here yet: ask GET /api/me first.');
    const player = await this.players.readAnew(known.id);
    if (player === null)
      throw because('not yours', 'deleted', 'You have been deleted here: ask GET /api/me to begin anew.');
    this.players.allowSession(player, known);
    return player;
  }

  /** The player; strangers and those who are barred are refused. */
  async mustBe(request: FastifyRequest): Promise<PlayerRow> {
    const player = await this.mustBeKnown(request);
    this.players.allow(player);
    return player;
  }

  /** Whose budget a request spends from: a bot's owner answers for it. */
  spender({ id, body }: PlayerRow, { ip }: FastifyRequest): Spender {
    return { player: body.owner ?? id, network: networkOf(ip) };
  }

  /** The player; a stranger becomes a guest, bound to this device by a cookie. */
  async orGuest(request: FastifyRequest, reply: FastifyReply): Promise<PlayerRow> {
    const known = await this.isIt(request);
    if (known !== null) {
      if (this.cookie.isOld(request)) {
        this.cookie.clearOld(reply);
        this.bind(reply, known);
      }
      return known;
    }
    this.services.budgets.spend('guest', { player: null, network: networkOf(request.ip) });
    const guest = await this.players.makeGuest(guestName(request.headers['accept-language']));
    this.bind(reply, guest);
    return guest;
  }

  /** Lets this device forget who it is; without an account its games are lost to it. */
  release(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }

  /** Binds this device to a player. */
  bind(reply: FastifyReply, player: PlayerRow): void {
    const identity = { player: player.id, session: sessionOf(player) };
    this.cookie.write(reply, writeIdentity(this.services.secret, identity), COOKIE_SECONDS);
  }
}
