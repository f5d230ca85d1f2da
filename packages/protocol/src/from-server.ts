import Type from 'typebox';
import { Beat } from './beat.ts';
import { TableCard, TableLinks } from './card.ts';
import { ChatLine } from './chat.ts';
import { ClockFace } from './clock.ts';
import { ClubCard, ClubNews, ClubPicture } from './club.ts';
import { SeatOrders } from './orders.ts';
import { Because } from './reasons.ts';
import { ClubId, exactly, PlayerId, RequestId, SeatNumber, TableId, Time, Version } from './schema.ts';

/** First message on every socket. */
export const Hello = exactly({
  t: Type.Literal('hello'),
  protocol: Type.Integer(),
  you: exactly({ id: PlayerId, name: Type.String() }),
  /** The server's clock, to show other clocks right on a device that is off. */
  now: Time,
  /** Whether `follow mine` is answered; older servers know nothing of it. */
  mine: Type.Optional(Type.Boolean()),
});

/** What is asked now, as everybody may know it; null when the game is over or has not begun. */
export const Asked = Type.Union([
  exactly({ task: Type.String(), choice: Type.String(), seats: Type.Array(SeatNumber) }),
  Type.Null(),
]);

/** How far this seat may take its own moves back without asking: versions to go back to, or null when it can't. */
export const UndoReach = Type.Union([exactly({ step: Version, turn: Version }), Type.Null()]);

/** A table as this viewer may see it, whole: answer to `follow`, and sent again when the viewer's seat changes. */
export const TablePicture = exactly({
  t: Type.Literal('table'),
  table: TableId,
  card: TableCard,
  /** The chair of this client, or null for a spectator. */
  seat: Type.Union([SeatNumber, Type.Null()]),
  /** The chair that is kept for this client, who got up from it or played on it before a rematch: `sit` takes it. */
  kept: Type.Union([SeatNumber, Type.Null()]),
  /** How many lines of the game this viewer has noticed: what others do in secret does not count. */
  version: Version,
  /** The game's own view for this viewer; null before the start. */
  view: Type.Unknown(),
  asked: Asked,
  undo: UndoReach,
  /** The first version of `beats`' gapless run: beats up to here are known to the client already (`after`), or none are (-1). */
  after: Type.Integer({ minimum: -1 }),
  beats: Type.Array(Beat),
  chat: Type.Array(ChatLine),
  /** What those who watch said to each other lately; absent for who plays, until the game is over. */
  watchers: Type.Optional(Type.Array(ChatLine)),
  /** Of this client's own seat; absent where it has none. */
  orders: Type.Optional(SeatOrders),
  /** For the host alone. */
  links: Type.Union([TableLinks, Type.Null()]),
});
export type TablePicture = Type.Static<typeof TablePicture>;

/** Something happened. Fields that are absent have not changed. */
export const News = exactly({
  t: Type.Literal('news'),
  table: TableId,
  version: Version,
  beats: Type.Optional(Type.Array(Beat)),
  view: Type.Optional(Type.Unknown()),
  asked: Type.Optional(Asked),
  undo: Type.Optional(UndoReach),
  card: Type.Optional(TableCard),
  face: Type.Optional(ClockFace),
  chat: Type.Optional(Type.Array(ChatLine)),
  watchers: Type.Optional(Type.Array(ChatLine)),
  links: Type.Optional(TableLinks),
  orders: Type.Optional(SeatOrders),
});
export type News = Type.Static<typeof News>;

/** A move or an act was stored durably. `version` is what this client has noticed with it. */
export const Accepted = exactly({
  t: Type.Literal('accepted'),
  table: TableId,
  id: RequestId,
  version: Version,
  /** For `rematch`: the new table. */
  opened: Type.Optional(TableId),
});
export type Accepted = Type.Static<typeof Accepted>;

export const REFUSALS = [
  /** Not JSON, not a known message, a field wrong or missing. */
  'malformed',
  /** No such table, or none that this client may see. */
  'no table',
  /** Not at this table, or not this seat's turn. */
  'not yours',
  /** Not on the list of legal moves. */
  'illegal',
  /** The game's own rules fell over it: nothing has changed, the operator has been told; another move can be made. */
  'faulty move',
  /** Made against an older position; a fresh `table` message follows. */
  'stale',
  /** Not possible now (already started, chair taken, nothing to undo …). */
  'not now',
  /** Too many messages; wait a moment. */
  'slow down',
  /** Banned or silenced. */
  'barred',
  /** The store could not take it; nothing has changed, send it again with the same id. */
  'not stored',
  /** The table is out of order; the operator has been told. */
  'broken table',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Nothing has changed. `text` says in English what, why and what to do; pages say it in their own words by `because`, or `code`. */
export const Refused = exactly({
  t: Type.Literal('refused'),
  table: Type.Optional(TableId),
  club: Type.Optional(ClubId),
  id: Type.Optional(RequestId),
  code: Type.Unsafe<RefusalCode>({ type: 'string', enum: [...REFUSALS] }),
  text: Type.String(),
  because: Type.Optional(Because),
  /** For `illegal`: the rule that forbids it and what is missing, as the game's texts know it. */
  why: Type.Optional(
    exactly({
      rule: Type.String(),
      why: Type.String(),
      facts: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    }),
  ),
});
export type Refused = Type.Static<typeof Refused>;

export const Pong = exactly({ t: Type.Literal('pong'), id: Type.Optional(RequestId), now: Time });

/** One's own tables that are open or running, and clubs: all of them at first, then what has changed. */
export const Mine = exactly({
  t: Type.Literal('mine'),
  /** Whether these are all tables; otherwise those that have changed, also by ending or by getting up from them. */
  whole: Type.Boolean(),
  tables: Type.Array(TableCard),
  /** Absent: as before. */
  clubs: Type.Optional(Type.Array(ClubCard)),
  /** The number of the last line that was said in clubs that talk. */
  lines: Type.Optional(Type.Array(exactly({ club: ClubId, last: Type.Integer() }))),
});
export type Mine = Type.Static<typeof Mine>;

/** Everything a server sends. */
export const FromServer = Type.Union([Hello, TablePicture, News, Accepted, Refused, Pong, ClubPicture, ClubNews, Mine]);
export type FromServer = Type.Static<typeof FromServer>;

/** Why the server closed a socket, as WebSocket close codes. */
export const CLOSE = {
  /** Going down for a restart: connect again in a second. */
  restarting: 1012,
  /** Rules of manners broken: too many or too large messages. */
  policy: 1008,
  tooBig: 1009,
  /** Not read for too long: connect again, the cursor brings everything back. */
  slow: 4001,
} as const;
