import Type from 'typebox';
import { exactly, PlayerId, TableId, Time } from './schema.ts';

const score = { won: Type.Integer(), drew: Type.Integer(), lost: Type.Integer() };
/** Who sees one's page besides oneself. */
export const ProfileShown = Type.Union([Type.Literal('public'), Type.Literal('private')]);

/** A figure that a game counts, on average of a game: one's own, and everybody's. */
const HabitRow = exactly({
  /** A line of the game's own statistics. */
  name: Type.Object({ key: Type.String() }, { additionalProperties: true }),
  own: Type.Number(),
  all: Type.Number(),
  games: Type.Integer(),
});

/** One game on somebody's page. */
export const ProfileGame = exactly({
  game: Type.String(),
  played: Type.Integer(),
  /** Null: no rated game yet. `better`: than so many of 100 who are rated here; `lower` of the `others`, as counted. */
  rating: Type.Union([
    exactly({
      rating: Type.Number(),
      spread: Type.Number(),
      games: Type.Integer(),
      better: Type.Integer(),
      lower: Type.Integer(),
      others: Type.Integer(),
    }),
    Type.Null(),
  ]),
  /** How the rating has gone, oldest first. */
  history: Type.Array(exactly({ at: Time, rating: Type.Number(), spread: Type.Number() })),
  /** The house bots' ratings, weakest first, as far as they have one. */
  levels: Type.Array(exactly({ level: Type.String(), rating: Type.Number() })),
  /** Against all people together (`people`) and against each level. */
  record: Type.Array(exactly({ against: Type.String(), ...score })),
  habits: Type.Array(HabitRow),
  /** Results with luck put aside, in games of 1, over the newest games; `more` games are still being looked at. */
  luck: exactly({
    games: Type.Integer(),
    won: Type.Number(),
    even: Type.Number(),
    /** `even` lies within this in 19 of 20 cases; null: too few games. */
    range: Type.Union([Type.Number(), Type.Null()]),
    more: Type.Integer(),
  }),
});
export type ProfileGame = Type.Static<typeof ProfileGame>;

export const LastGame = exactly({
  table: TableId,
  game: Type.String(),
  ended: Time,
  place: Type.Integer(),
  /** Whether somebody else had the same place. */
  shared: Type.Boolean(),
  seats: Type.Integer(),
  points: Type.Array(Type.Number()),
  /** The others: people by name, bots by level. */
  rivals: Type.Array(Type.String()),
});
export type LastGame = Type.Static<typeof LastGame>;

/** Somebody's own page, as whoever asks may see it. */
export const Profile = exactly({
  id: PlayerId,
  name: Type.String(),
  since: Time,
  isGuest: Type.Boolean(),
  isMe: Type.Boolean(),
  shown: ProfileShown,
  followed: Type.Boolean(),
  games: Type.Array(ProfileGame),
  last: Type.Array(LastGame),
  /** How I fared against this person, by game; `table`: the last one at which both sat. */
  between: Type.Union([
    exactly({
      table: Type.Union([TableId, Type.Null()]),
      games: Type.Array(exactly({ game: Type.String(), ...score })),
    }),
    Type.Null(),
  ]),
});
export type Profile = Type.Static<typeof Profile>;

export const Followed = exactly({ id: PlayerId, name: Type.String() });
export type Followed = Type.Static<typeof Followed>;
