import { type Database, type Row, type Statement, StoreError } from './database.ts';
import type { Outage } from './server-rows.ts';

/** A person, or somebody's own bot. `body` holds what is rarely asked for. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  readonly body: PlayerBody;
}

export interface PlayerBody {
  readonly account?: true;
  /** Set for a third-party bot: the person it belongs to. */
  readonly owner?: string;
  /** Banned until then, and why. */
  readonly banned?: { readonly until: number; readonly why: string };
  readonly language?: 'en' | 'ru';
  /** Who may see this person's page; unset: all where there is an account, nobody but guests' rivals otherwise. */
  readonly profile?: 'public' | 'private';
  /** When they are or were away, in order. */
  readonly holidays?: readonly Outage[];
  /** How often all devices, or all connections of a bot, have been signed out. */
  readonly session?: number;
}

/**
 * How often a change is worked out anew because another was faster: whoever changes somebody's name without end, many at a
 * time, must not keep them from signing out or a host from barring them.
 */
const MOST_TRIES = 300;

const SQL = {
  insert: 'insert into players (id, name, created, seen, body) values ($1, $2, $3, $4, $5) on conflict do nothing',
  update: 'update players set name = $2, seen = $3, body = $4 where id = $1 and name = $5 and body = $6',
  read: 'select id, name, created, seen, body from players where id = $1',
  insertBot: 'insert into bots (id, owner_id) values ($1, $2)',
  botsOf: `select players.id, name, created, seen, body from players join bots on bots.id = players.id
           where owner_id = $1 order by created`,
  /** Every row that is about one person alone. */
  forget: [
    'delete from tokens where player_id = $1',
    'delete from passkeys where player_id = $1',
    'delete from channels where player_id = $1',
    'delete from undelivered where player_id = $1',
    'delete from ratings where player_id = $1',
    `update duel_tallies set many = many - 1 where (day, game, place, ahead) in
     (select day, game, place, points - other from duels where player_id = $1)`,
    'delete from duels where player_id = $1',
    'delete from puzzle_tries where player_id = $1',
    'delete from played where player_id = $1',
    'delete from versus where player_id = $1 or rival = $1',
    'delete from habits where player_id = $1',
    'delete from follows where player_id = $1 or followed_id = $1',
    'delete from reports where by_id = $1',
    'update reports set player_id = null where player_id = $1',
    'delete from present where player_id = $1',
    `delete from settings where key = 'rename:' || cast($1 as text)`,
    'delete from bots where id = $1',
    'delete from players where id = $1',
  ],
  insertToken: 'insert into tokens (hash, player_id, created) values ($1, $2, $3)',
  deleteTokens: 'delete from tokens where player_id = $1',
  tokensOf: `select player_id, tokens.created from tokens join bots on bots.id = tokens.player_id where owner_id = $1`,
  forgetChallenges: 'delete from used_challenges where until < $1',
  useChallenge: 'insert into used_challenges (id, until) values ($1, $2) on conflict do nothing',
  readToken: 'select player_id from tokens where hash = $1',
  insertPasskey: 'insert into passkeys (id, player_id, body) values ($1, $2, $3) on conflict do nothing',
  updatePasskey: 'update passkeys set body = $2 where id = $1',
  readPasskey: 'select id, player_id, body from passkeys where id = $1',
  passkeysOf: 'select id, player_id, body from passkeys where player_id = $1',
} as const;

export interface PasskeyRow {
  readonly id: string;
  readonly player: string;
  readonly body: string;
}

/** Who plays here. */
export function playerRows(db: Database) {
  const passkey = (row: Row): PasskeyRow => ({
    id: String(row.id),
    player: String(row.player_id),
    body: String(row.body),
  });
  return {
    insert: ({ id, name, created, seen, body }: PlayerRow) =>
      db.write([
        { sql: SQL.insert, values: [id, name, created, seen, JSON.stringify(body)], must: true },
        ...(body.owner === undefined ? [] : [{ sql: SQL.insertBot, values: [id, body.owner] }]),
      ]),

    /**
     * Changes somebody as they are stored, once more if that is not so any more: nobody's word is lost because two are said
     * at once. `also`: what else holds with it, or it does not hold. Null when there is nobody.
     */
    async change(
      id: string,
      changed: (row: PlayerRow) => PlayerRow,
      also: readonly Statement[] = [],
    ): Promise<PlayerRow | null> {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row = (await db.rows(SQL.read, [id]))[0];
        if (row === undefined) return null;
        const next = changed(toPlayer(row));
        const { name, seen, body } = next;
        const values = [id, name, seen, JSON.stringify(body), String(row.name), String(row.body)];
        if ((await db.write([{ sql: SQL.update, values, must: true }, ...also])) === 'done') return next;
      }
      throw new StoreError('Somebody is changed too often at once.');
    },

    async read(id: string): Promise<PlayerRow | null> {
      const row = (await db.rows(SQL.read, [id]))[0];
      return row === undefined ? null : toPlayer(row);
    },

    /** What these players are called. */
    async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const places = ids.map((_, i) => `$${i + 1}`).join(', ');
      const rows = await db.rows(`select id, name from players where id in (${places})`, ids);
      return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
    },

    /** The bots of a person. */
    async botsOf(owner: string): Promise<readonly PlayerRow[]> {
      return (await db.rows(SQL.botsOf, [owner])).map(toPlayer);
    },

    /** Forgets a person with every way to sign in or to be reached, their ratings and reports; reports about them name nobody. */
    forget: (id: string) => db.write(SQL.forget.map((sql) => ({ sql, values: [id] }))),

    insertToken: (hash: string, player: string, at: number) =>
      db.write([{ sql: SQL.insertToken, values: [hash, player, at] }]),

    /** Voids every token of a bot, and gives it another one if there is one. */
    replaceToken: (player: string, hash: string | null, at: number) =>
      db.write([
        { sql: SQL.deleteTokens, values: [player] },
        ...(hash === null ? [] : [{ sql: SQL.insertToken, values: [hash, player, at] }]),
      ]),

    /** The bots of a person that have a valid token, with when they got it. */
    async tokensOf(owner: string): Promise<ReadonlyMap<string, number>> {
      const rows = await db.rows(SQL.tokensOf, [owner]);
      return new Map(rows.map((row) => [String(row.player_id), Number(row.created)]));
    },

    /** Uses a challenge up; `conflict` when it was used before. Those that are too old for anybody are forgotten. */
    useChallenge: (id: string, until: number, now: number) =>
      db.write([
        { sql: SQL.forgetChallenges, values: [now] },
        { sql: SQL.useChallenge, values: [id, until], must: true },
      ]),

    async byToken(hash: string): Promise<string | null> {
      const row = (await db.rows(SQL.readToken, [hash]))[0];
      return row === undefined ? null : String(row.player_id);
    },

    insertPasskey: ({ id, player, body }: PasskeyRow) =>
      db.write([{ sql: SQL.insertPasskey, values: [id, player, body], must: true }]),

    updatePasskey: (id: string, body: string) => db.write([{ sql: SQL.updatePasskey, values: [id, body], must: true }]),

    async passkey(id: string): Promise<PasskeyRow | null> {
      const row = (await db.rows(SQL.readPasskey, [id]))[0];
      return row === undefined ? null : passkey(row);
    },

    async passkeysOf(player: string): Promise<readonly PasskeyRow[]> {
      return (await db.rows(SQL.passkeysOf, [player])).map(passkey);
    },
  };
}

function toPlayer(row: Row): PlayerRow {
  const body: PlayerBody = JSON.parse(String(row.body));
  return {
    id: String(row.id),
    name: String(row.name),
    created: Number(row.created),
    seen: Number(row.seen),
    body,
  };
}
