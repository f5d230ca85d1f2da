import Type from 'typebox';
import { ClockFace, ClockSetting, Holiday, LadderStep } from './clock.ts';
import {
  ClubId,
  EventId,
  exactly,
  Options,
  PlayerId,
  PlayerName,
  SeatNumber,
  TableId,
  Time,
  Version,
} from './schema.ts';

/** Who sits on a chair. */
export const SeatCard = exactly({
  seat: SeatNumber,
  kind: Type.Union([Type.Literal('person'), Type.Literal('bot'), Type.Literal('open')]),
  /** Public id of the person; null for house bots and open chairs. */
  player: Type.Union([PlayerId, Type.Null()]),
  /** A person's name, or a bot's (`level-3`); empty for an open chair. */
  name: Type.String(),
  online: Type.Boolean(),
  /** Set for a person who left while the game ran and whose chair a bot keeps. */
  left: Type.Boolean(),
  /** A chair without a person, open or a bot's, that only its invite link opens. */
  invited: Type.Boolean(),
  ladder: LadderStep,
  /** A person who has said that the game may begin. */
  ready: Type.Optional(Type.Boolean()),
  /** The seat that this person would like to change for their own; its person is asked. */
  asks: Type.Optional(SeatNumber),
  /** The name of whoever left this seat to a bot, or for whom an open one is kept: nobody else gets it. */
  keptFor: Type.Optional(Type.String()),
  /** At a table by the day: a holiday of this person that lasts or is to come. */
  away: Type.Optional(Holiday),
  /** When the others last reminded this person that they wait. */
  nudged: Type.Optional(Time),
});
export type SeatCard = Type.Static<typeof SeatCard>;

export const TABLE_STATUS = ['open', 'running', 'finished', 'cancelled'] as const;
export const TableStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('finished'),
  Type.Literal('cancelled'),
]);
export type TableStatus = (typeof TABLE_STATUS)[number];

/**
 * Something that the table has to agree on; it holds when every seated person has said yes. To `continue` after a pause it
 * is enough that time goes by: see `paused` of the card.
 */
export const Proposal = exactly({
  what: Type.Union([
    Type.Literal('undo'),
    Type.Literal('pause'),
    Type.Literal('continue'),
    Type.Literal('cancel'),
    Type.Literal('seat'),
  ]),
  /** Who asks; for `seat` the bot's seat that somebody asks for. */
  by: SeatNumber,
  /** For `seat`: who asks. */
  guest: Type.Optional(exactly({ id: PlayerId, name: Type.String() })),
  /** For `undo`: where to go back to, as those who watch count. */
  to: Type.Union([Version, Type.Null()]),
  yes: Type.Array(SeatNumber),
});
export type Proposal = Type.Static<typeof Proposal>;

export const Outcome = exactly({
  places: Type.Array(Type.Integer()),
  points: Type.Array(Type.Number()),
  how: Type.String(),
});

/** A table as the lobby and its own header show it. Nothing in it is secret. */
export const TableCard = exactly({
  id: TableId,
  game: Type.String(),
  rules: Type.String(),
  options: Options,
  status: TableStatus,
  visibility: Type.Union([Type.Literal('public'), Type.Literal('private')]),
  rated: Type.Boolean(),
  /** Whether the game begins when everybody is ready, or when the host says so, instead of with the last person to sit down. */
  room: Type.Optional(Type.Boolean()),
  /** The club whose table it is: its members see it and may sit down, nobody else. */
  club: Type.Optional(ClubId),
  /** Whether those who watch may talk among themselves. */
  watchersTalk: Type.Optional(Type.Boolean()),
  /** The event it is a game of. */
  event: Type.Optional(EventId),
  /** Whether a person may take a bot's chair while the game runs. */
  botsMayBeReplaced: Type.Boolean(),
  host: Type.Union([PlayerId, Type.Null()]),
  seats: Type.Array(SeatCard),
  /** People whose lines of chat nobody reads here, because the host has silenced them. */
  silenced: Type.Array(PlayerId),
  clock: ClockSetting,
  face: Type.Union([ClockFace, Type.Null()]),
  /** When the pause of the table is over at the latest; null: it is not paused. */
  paused: Type.Union([Time, Type.Null()]),
  proposal: Type.Union([Proposal, Type.Null()]),
  /** Seats that the game waits for. */
  waiting: Type.Array(SeatNumber),
  /** How many lines of the game somebody who only watches has noticed. */
  version: Version,
  created: Time,
  touched: Time,
  /** Hash of the seed, published before the first draw; null until the game starts. */
  commitment: Type.Union([Type.String(), Type.Null()]),
  outcome: Type.Union([Outcome, Type.Null()]),
  /** The table that follows this one, when somebody asked for a rematch. */
  rematch: Type.Union([TableId, Type.Null()]),
  /** Why a table was closed before its end: a sentence, or null. */
  closed: Type.Union([Type.String(), Type.Null()]),
  /** The seat that has given up; the table is then `cancelled`, and the other seat has won. */
  resigned: Type.Optional(SeatNumber),
});
export type TableCard = Type.Static<typeof TableCard>;

/** The sentence for a game that began under older rules and can't go on under the present ones; pages know it by its letters. */
export const CLOSED_BY_RULES =
  'A fault in the rules was mended since this game began, and one of its moves no longer fits, so it ends here.';

/**
 * What one chair of a new table is for. `me` at most once; `invite` opens only by its link; `open` is for anybody. A bot's
 * level is one of the game's, or `mirror`: the one that suits whoever orders it.
 */
export const NewSeat = Type.Union([
  exactly({ kind: Type.Literal('me') }),
  exactly({ kind: Type.Literal('invite') }),
  exactly({ kind: Type.Literal('open') }),
  exactly({ kind: Type.Literal('bot'), level: Type.String({ minLength: 1, maxLength: 40 }) }),
]);
export type NewSeat = Type.Static<typeof NewSeat>;

/** An order for a new table. Left out: standard options, no clock, private, not rated, bots may be replaced. */
export const NewTable = exactly({
  game: Type.String({ minLength: 1, maxLength: 40 }),
  seats: Type.Array(NewSeat, { minItems: 1, maxItems: 16 }),
  options: Type.Optional(Options),
  clock: Type.Optional(ClockSetting),
  visibility: Type.Optional(Type.Union([Type.Literal('public'), Type.Literal('private')])),
  rated: Type.Optional(Type.Boolean()),
  room: Type.Optional(Type.Boolean()),
  botsMayBeReplaced: Type.Optional(Type.Boolean()),
});
export type NewTable = Type.Static<typeof NewTable>;

/** Play at once: me against bots of one level on every other chair. */
export const PlayNow = exactly({
  game: Type.String({ minLength: 1, maxLength: 40 }),
  level: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
  options: Type.Optional(Options),
});
export type PlayNow = Type.Static<typeof PlayNow>;

/** What only the host gets: the links of the chairs still to be taken, and the link for spectators. */
export const TableLinks = exactly({
  invites: Type.Array(exactly({ seat: SeatNumber, path: Type.String() })),
  watch: Type.String(),
  /** One link for everybody: it shows the table and opens whichever seat is free; tables of before have none. */
  join: Type.Optional(Type.String()),
});
export type TableLinks = Type.Static<typeof TableLinks>;

/** Answer to a new table. */
export const OpenedTable = exactly({ card: TableCard, links: TableLinks });
export type OpenedTable = Type.Static<typeof OpenedTable>;

/** A person as others may see them. */
export const PublicPlayer = exactly({ id: PlayerId, name: PlayerName });
export type PublicPlayer = Type.Static<typeof PublicPlayer>;
