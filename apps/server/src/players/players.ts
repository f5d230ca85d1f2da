import { randomBytes } from 'node:crypto';
import { because, RequestRefusal } from '../request-refusal.ts';
import { freshPlayerId, tokenHash } from '../secret.ts';
import type { Services } from '../services.ts';
import type { Statement } from '../store/database.ts';
import type { PlayerRow } from '../store/player-rows.ts';

const PLAYERS_KEPT = 10_000;
/** So long somebody may still look and move who was barred or deleted at another node; nothing else. */
const FRESH_MS = 10_000;

/** In which session a player is: what was bound to them in an earlier one counts no more. */
export function sessionOf({ body }: Pick<PlayerRow, 'body'>): number {
  return body.session ?? 0;
}

/** Why somebody is shown out wherever they are. */
export type Gone = 'signed out' | 'barred' | 'deleted';

const freshToken = (): string => `naos_${randomBytes(24).toString('base64url')}`;

/** People and their bots, the recent ones in memory. */
export class Players {
  private readonly services: Pick<Services, 'store' | 'now'>;
  private readonly known = new Map<string, { readonly row: PlayerRow; readonly at: number }>();

  constructor(services: Pick<Services, 'store' | 'now'>) {
    this.services = services;
  }

  /** The player when lately read, without a look into the store. */
  atHand(id: string): PlayerRow | null {
    const known = this.known.get(id);
    return known !== undefined && this.services.now() - known.at < FRESH_MS ? known.row : null;
  }

  async read(id: string): Promise<PlayerRow | null> {
    return this.atHand(id) ?? (await this.readAnew(id));
  }

  /** The player as the store knows them now: another node may have barred or deleted them since. */
  async readAnew(id: string): Promise<PlayerRow | null> {
    const row = await this.services.store.players.read(id);
    if (row === null) this.forget(id);
    else this.remember(row);
    return row;
  }

  /** A new guest with a name that can be changed later. */
  async makeGuest(name: string): Promise<PlayerRow> {
    return this.make({ name });
  }

  private async make(given: Pick<PlayerRow, 'name'> & Partial<PlayerRow>): Promise<PlayerRow> {
    const now = this.services.now();
    const row: PlayerRow = { id: freshPlayerId(), created: now, seen: now, body: {}, ...given };
    if ((await this.services.store.players.insert(row)) === 'conflict')
      throw new RequestRefusal('not stored', 'Please try again.');
    this.remember(row);
    return row;
  }

  /** Changes a player as the store knows them now: another node may have barred them since they were last read here. */
  async change(
    id: string,
    changed: (row: PlayerRow) => Partial<PlayerRow>,
    also: readonly Statement[] = [],
  ): Promise<PlayerRow> {
    const { store, now } = this.services;
    const next = await store.players.change(id, (row) => ({ ...row, ...changed(row), seen: now() }), also);
    if (next === null) throw new RequestRefusal('no table', 'There is no such player.');
    this.remember(next);
    return next;
  }

  forget(id: string): void {
    this.known.delete(id);
  }

  /** A bot that belongs to a person, with the token it signs in with; only the token's hash is kept. */
  async makeBot(owner: string, name: string): Promise<{ readonly player: PlayerRow; readonly token: string }> {
    const player = await this.make({ name, body: { owner } });
    const token = freshToken();
    await this.services.store.players.insertToken(tokenHash(token), player.id, this.services.now());
    return { player, token };
  }

  /** Voids a bot's token and ends its connections. */
  async revokeToken(bot: string): Promise<void> {
    await this.services.store.players.replaceToken(bot, null, this.services.now());
    await this.endSessions(bot);
  }

  /** The same, and gives it another token. */
  async renewToken(bot: string): Promise<string> {
    const token = freshToken();
    await this.services.store.players.replaceToken(bot, tokenHash(token), this.services.now());
    await this.endSessions(bot);
    return token;
  }

  /** Voids every cookie that was ever given to a player, and every connection. */
  endSessions(id: string): Promise<PlayerRow> {
    return this.change(id, ({ body }) => ({ body: { ...body, session: sessionOf({ body }) + 1 } }));
  }

  async byToken(token: string): Promise<PlayerRow | null> {
    const id = await this.services.store.players.byToken(tokenHash(token));
    return id === null ? null : this.read(id);
  }

  /** Throws for somebody who is banned at present. */
  allow({ body }: PlayerRow): void {
    if (body.banned !== undefined && body.banned.until > this.services.now()) {
      throw because(
        'barred',
        'banned',
        `You are barred until ${new Date(body.banned.until).toISOString()}: ${body.banned.why}`,
        { until: new Date(body.banned.until).toISOString().slice(0, 10), why: body.banned.why },
      );
    }
  }

  /** Throws for somebody who has signed out everywhere since `then`. */
  allowSession(me: PlayerRow, then: Pick<PlayerRow, 'body'>): void {
    if (sessionOf(me) !== sessionOf(then))
      throw because('not yours', 'signed-out', 'You have been signed out here: load the page again, or sign in.');
  }

  /** The same, and for somebody who is banned. */
  allowStill(me: PlayerRow, then: Pick<PlayerRow, 'body'>): void {
    this.allow(me);
    this.allowSession(me, then);
  }

  /** Why somebody who came in the session of `then` may not stay; null: they may. */
  reasonToGo(row: PlayerRow | null, then: Pick<PlayerRow, 'body'>): Gone | null {
    if (row === null) return 'deleted';
    if (row.body.banned !== undefined && row.body.banned.until > this.services.now()) return 'barred';
    return sessionOf(row) === sessionOf(then) ? null : 'signed out';
  }

  private remember(row: PlayerRow): void {
    this.known.delete(row.id);
    this.known.set(row.id, { row, at: this.services.now() });
    if (this.known.size > PLAYERS_KEPT) {
      const oldest = this.known.keys().next().value;
      if (oldest !== undefined) this.known.delete(oldest);
    }
  }
}
