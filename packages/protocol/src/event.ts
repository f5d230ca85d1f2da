import Type from 'typebox';
import { ClockSetting } from './clock.ts';
import { LIMITS } from './limits.ts';
import { ClubId, EventId, exactly, Options, PlayerId, TableId, Time } from './schema.ts';

/** A season: everybody against everybody. A Swiss: those with equal points. A duplicate: the same deals for everybody. */
export const EVENT_KINDS = ['season', 'swiss', 'duplicate'] as const;
export const EventKind = Type.Union([Type.Literal('season'), Type.Literal('swiss'), Type.Literal('duplicate')]);
export type EventKind = (typeof EVENT_KINDS)[number];
/** Waits for people, is played, is over, was called off. */
export const EVENT_STATUS = ['open', 'running', 'over', 'cancelled'] as const;
export const EventStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('over'),
  Type.Literal('cancelled'),
]);
export type EventStatus = (typeof EVENT_STATUS)[number];

const EventName = Type.String({ minLength: 1, maxLength: LIMITS.clubName });
const Team = Type.String({ minLength: 1, maxLength: LIMITS.name });
const EntrantNumber = Type.Integer({ minimum: 0 });

export const NewEvent = exactly({
  name: EventName,
  kind: EventKind,
  game: Type.String({ minLength: 1, maxLength: 40 }),
  options: Type.Optional(Options),
  /** At one table. */
  seats: Type.Integer({ minimum: 2, maximum: 5 }),
  clock: ClockSetting,
  rated: Type.Boolean(),
  /** Rounds of a Swiss, deals of a duplicate; without it as many as fit. */
  rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  /** In a season: after so many days the next round begins though games of the last one run. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  /** When it begins by itself. */
  starts: Type.Optional(Time),
  /** In a duplicate: who sits opposite, and which bot where it is one. */
  against: Type.Optional(Type.Union([Type.Literal('bots'), Type.Literal('people')])),
  level: Type.Optional(Type.String({ maxLength: 40 })),
});
export type NewEvent = Type.Static<typeof NewEvent>;

/** What somebody does at an event. */
export const EventAct = Type.Union([
  exactly({ do: Type.Literal('join'), team: Type.Optional(Team) }),
  /** Before the start as if one had not come; later one is paired no more. */
  exactly({ do: Type.Literal('leave') }),
  /** Whoever leads the club, where the host is gone. */
  exactly({ do: Type.Literal('take over') }),
  /** The rest is the host's. */
  exactly({ do: Type.Literal('add bot'), level: Type.String({ maxLength: 40 }) }),
  exactly({ do: Type.Literal('remove'), number: EntrantNumber }),
  exactly({ do: Type.Literal('start') }),
  exactly({ do: Type.Literal('cancel') }),
]);
export type EventAct = Type.Static<typeof EventAct>;

export const EventCard = exactly({
  id: EventId,
  name: Type.String(),
  kind: EventKind,
  game: Type.String(),
  club: Type.Union([ClubId, Type.Null()]),
  status: EventStatus,
  created: Time,
  starts: Type.Union([Time, Type.Null()]),
  players: Type.Integer(),
});
export type EventCard = Type.Static<typeof EventCard>;

export const EventPlayer = exactly({
  /** Null for a bot of the house, and for somebody who is not here any more. */
  id: Type.Union([PlayerId, Type.Null()]),
  name: Type.String(),
  bot: Type.Optional(Type.String()),
  team: Type.Optional(Type.String()),
  /** Is paired no more. */
  gone: Type.Optional(Type.Literal(true)),
  rating: Type.Optional(Type.Number()),
  spread: Type.Optional(Type.Number()),
});
export type EventPlayer = Type.Static<typeof EventPlayer>;

/** What somebody had of a round: points, nothing because it is not over, or nothing because they were not paired. */
export const EventCell = Type.Union([Type.Number(), Type.Literal('plays'), Type.Literal('bye'), Type.Null()]);
export type EventCell = Type.Static<typeof EventCell>;

export const EventStanding = exactly({
  number: EntrantNumber,
  place: Type.Integer(),
  points: Type.Number(),
  /** The first of the rules by which ties are broken. */
  tie: Type.Number(),
  cells: Type.Array(EventCell),
});
export type EventStanding = Type.Static<typeof EventStanding>;

export const EventGame = exactly({
  /** Null where the game is not to be seen yet. */
  table: Type.Union([TableId, Type.Null()]),
  /** By number; null: a bot of the house. */
  seats: Type.Array(Type.Union([EntrantNumber, Type.Null()])),
  /** Null while it is played. */
  places: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  points: Type.Array(Type.Number()),
});
export type EventGame = Type.Static<typeof EventGame>;

export const EventPage = exactly({
  ...EventCard.properties,
  /** Counts the changes; say it in `after` to hear of the next one. */
  revision: Type.Integer(),
  clubName: Type.Union([Type.String(), Type.Null()]),
  host: Type.Union([PlayerId, Type.Null()]),
  hostName: Type.String(),
  seats: Type.Integer(),
  clock: ClockSetting,
  rated: Type.Boolean(),
  /** How many rounds there are to be; null before it is known. */
  planned: Type.Union([Type.Integer(), Type.Null()]),
  days: Type.Union([Type.Integer(), Type.Null()]),
  against: Type.Optional(Type.Union([Type.Literal('bots'), Type.Literal('people')])),
  /** In the order of their numbers. */
  entrants: Type.Array(EventPlayer),
  standings: Type.Array(EventStanding),
  teams: Type.Array(exactly({ team: Type.String(), points: Type.Number() })),
  /** When each round began. */
  begun: Type.Array(Time),
  /** The round whose games these are, from 0. */
  round: Type.Integer(),
  games: Type.Array(EventGame),
  byes: Type.Array(EntrantNumber),
  /** My number; null: I do not take part. */
  you: Type.Union([EntrantNumber, Type.Null()]),
  /** The games that wait for me or run. */
  mine: Type.Array(TableId),
  mayHost: Type.Boolean(),
  mayTakeOver: Type.Boolean(),
});
export type EventPage = Type.Static<typeof EventPage>;
